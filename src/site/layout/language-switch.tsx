import { type LanguageCode, languages } from '#messages/languages.ts';
import type { OfferWords } from '#site/languages/offer-words.ts';
import { Button } from '#site/ui/button.tsx';

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

/**
 * For visitors whose browser prefers another language in which this page is there, too: a line in that
 * language, which its script shows. Nobody is sent anywhere, and the server does not know of it.
 */
export function LanguageOffer({ links }: { links: readonly LanguageLink[] }) {
  const there = links.filter(({ offer }) => offer);
  const others = there.filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <template data-language-offer={there.map(({ language }) => language).join(' ')}>
      {others.map(({ language, href, offer }) => (
        <section
          key={language}
          lang={language}
          dir={languages[language].direction}
          data-offered={language}
          aria-label={offer?.offer}
          className="language-offer no-print"
        >
          <a href={href} hrefLang={language} className="text-link">
            {offer?.offer}
          </a>
          <Button look="secondary">{offer?.refusal}</Button>
        </section>
      ))}
    </template>
  );
}
