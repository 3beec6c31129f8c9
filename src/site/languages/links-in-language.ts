import type { LanguageCode } from '#messages/languages.ts';
import { pathIn } from '#messages/path-in.ts';
import { publicPages } from '#pages/page-map.ts';

const link = /(<a\b[^>]*?\shref=")(\/[^"]*)(?=")/g;

/** HTML of a writer, whose links to our pages then lead to those in the reader's language. */
export const linksInLanguage = (html: string, language: LanguageCode): string =>
  html.replace(link, (whole, start: string, path: string) =>
    publicPages.isPagePath(path) ? start + pathIn(language, path) : whole,
  );
