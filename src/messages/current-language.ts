import { languageOf, type LanguageCode } from './languages.ts';

/** In a browser the page says it; the server tells its own way (`in-language.ts`). */
let ask = (): LanguageCode =>
  (typeof document === 'undefined'
    ? null
    : languageOf(document.documentElement.dataset.language)) ?? 'en';

/** The language that is being spoken: of the request, the mail, the page. */
export const currentLanguage = (): LanguageCode => ask();

export function askLanguageBy(answer: () => LanguageCode): void {
  ask = answer;
}
