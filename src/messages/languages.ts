/** One language that every public page, form, mail and error is there in. */
export interface Language {
  /** For `lang`, `Intl` and data: region and all. */
  locale: string;
  /** As its speakers write it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** What its readers measure in, until they choose. */
  units: 'us' | 'metric';
  /** The first of a month, where dates of the locale write a mere "1" that nobody reads so. */
  firstOfMonth?: string;
}

/**
 * The languages of the interface, English first. A further one is a folder under `languages/` and a
 * line here. The key is what stands in addresses: `/fr/buses`.
 */
const all = {
  en: { locale: 'en-US', name: 'English', direction: 'ltr', units: 'us' },
  es: { locale: 'es-US', name: 'Español', direction: 'ltr', units: 'us' },
  fr: { locale: 'fr-CA', name: 'Français', direction: 'ltr', units: 'metric', firstOfMonth: '1er' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof all;

export const languages: Readonly<Record<LanguageCode, Language>> = all;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** The code itself when it is a language of the interface. */
export function languageOf(code: string | null | undefined): LanguageCode | null {
  return languageCodes.find((one) => one === code) ?? null;
}

/** What somebody writes and reads when it is not English, as its speakers call it; staff are told. */
export function foreignLanguage(code: string | undefined): string | null {
  const language = languageOf(code) ?? 'en';
  return language === 'en' ? null : languages[language].name;
}

const prefixes = new RegExp(
  `^/(?:${languageCodes.filter((one) => one !== 'en').join('|')})(?=[/?#]|$)`,
);

/** The path as English has it: `/es/buses?page=2` → `/buses?page=2`. */
export const withoutLanguage = (path: string): string => {
  const rest = path.replace(prefixes, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The same page in a language, whichever it was in: `/buses?page=2` → `/es/buses?page=2`, `/` → `/es`. */
export function pathIn(language: string, path: string): string {
  const bare = withoutLanguage(path);
  return language === 'en' ? bare : `/${language}${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** In a browser the page says it; the server tells its own way (`in-language.ts`). */
let ask = (): LanguageCode =>
  (typeof document === 'undefined'
    ? null
    : languageOf(document.documentElement.dataset.language)) ?? 'en';

/** The language that is being spoken: of the request, the mail, the page. */
export const currentLanguage = (): LanguageCode => ask();

/** `lang` of a text that may be in another language than the page around it; undefined where it is not. */
export const foreignLang = (language: string): string | undefined =>
  language === currentLanguage() ? undefined : language;

export function askLanguageBy(answer: () => LanguageCode): void {
  ask = answer;
}
