import type { ContentLanguage } from '#domain/content/content-language.ts';
import { pageWordsId } from '#domain/content/page-words.ts';
import { jsonForScript } from '#site/ui/structured-data.tsx';
import type { Catalogue } from './catalogue.ts';

/** The data block that `browser/translated.ts` reads: what scripts say in the page's language: sent with pages of that language only, never all of them. */
export function browserWords(language: ContentLanguage, { browser }: Catalogue): string {
  const words = jsonForScript({ prefix: `/${language}`, words: browser });
  return `<script id="${pageWordsId}" type="application/json">${words}</script>`;
}
