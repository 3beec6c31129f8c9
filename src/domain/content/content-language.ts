/** The languages that content may be written in (spec §3); the first is the one of every page. */
export const contentLanguages = [
  'en',
  'da',
  'de',
  'es',
  'es-mx',
  'fi',
  'fr',
  'it',
  'ja',
  'nl',
  'pl',
  'pt-br',
  'sv',
  'zh-cn',
  'zh-hk',
] as const;

export type ContentLanguage = (typeof contentLanguages)[number];
