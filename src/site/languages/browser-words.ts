import type { ContentLanguage } from '#domain/content/content-language.ts';
import { jsonForScript } from '#site/ui/structured-data.tsx';
import type { Catalogue } from './catalogue.ts';

/** Id of the data block that `browser/say.ts` reads. */
export const browserWordsId = 'page-words';

/** What scripts say in the page's language: sent with pages of that language only, never all of them. */
export function browserWords(language: ContentLanguage, { browser }: Catalogue): string {
  const words = jsonForScript({ prefix: `/${language}`, words: browser });
  return `<script id="${browserWordsId}" type="application/json">${words}</script>`;
}
