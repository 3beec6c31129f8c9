import { languageCodes, type LanguageCode } from '#messages/languages.ts';

/** The languages that content may be written in (spec §3), whatever the interface speaks. */
const specified = [
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

export type ContentLanguage = (typeof specified)[number] | LanguageCode;

/** With those of the interface, whose pages have texts, too; English first. */
export const contentLanguages: readonly ContentLanguage[] = [
  ...new Set([...specified, ...languageCodes]),
];
