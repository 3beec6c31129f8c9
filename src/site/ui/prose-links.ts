import { publicPages } from '#pages/page-map.ts';
import { currentLanguage } from '#messages/current-language.ts';
import { pathIn } from '#messages/path-in.ts';

const link = /(<a\b[^>]*?\shref=")(\/[^"]*)(?=")/g;

/** HTML of a writer, whose links to our pages then lead to those in the reader's language. */
export function withLinksInLanguage(html: string): string {
  const language = currentLanguage();
  if (language === 'en') return html;
  return html.replace(link, (whole, start: string, path: string) =>
    publicPages.isPagePath(path) ? start + pathIn(language, path) : whole,
  );
}
