import { languages } from '#messages/languages.ts';
import { Button } from '#site/ui/button.tsx';
import type { LanguageLink } from './language-switch.tsx';

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
