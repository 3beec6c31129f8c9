/** One language that every public page, form, mail and error is there in. */
export interface Language {
  /** For `lang`, `Intl` and data: region and all. */
  locale: string;
  /** As its speakers write it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** What its readers measure in, until they choose. */
  units: 'us' | 'metric';
}

/**
 * The languages of the interface, English first. A further one is a folder under `languages/` and a
 * line here. The key is what stands in addresses: `/fr/buses`.
 */
const all = {
  en: { locale: 'en-US', name: 'English', direction: 'ltr', units: 'us' },
  es: { locale: 'es-US', name: 'Español', direction: 'ltr', units: 'us' },
  fr: { locale: 'fr-CA', name: 'Français', direction: 'ltr', units: 'metric' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof all;

export const languages: Readonly<Record<LanguageCode, Language>> = all;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** The code itself when it is a language of the interface. */
export function languageOf(code: string | null | undefined): LanguageCode | null {
  return languageCodes.find((one) => one === code) ?? null;
}
