import type { LanguageCode } from '#messages/languages.ts';
import type { OfferWords } from '#site/languages/offer-words.ts';

export interface LanguageLink {
  language: LanguageCode;
  /** As its speakers write it. */
  name: string;
  href: string;
  current: boolean;
  /** Where the page says the same there, in that language. */
  offer?: OfferWords;
}

interface LanguageSwitchProps {
  links: readonly LanguageLink[];
  /** Look of a link. */
  className: string;
}

/** Plain links to this page in the other languages; nobody is sent anywhere by what their browser says. */
export function LanguageSwitch({ links, className }: LanguageSwitchProps) {
  return links
    .filter(({ current }) => !current)
    .map(({ language, name, href }) => (
      <a key={language} href={href} hrefLang={language} lang={language} className={className}>
        {name}
      </a>
    ));
}
