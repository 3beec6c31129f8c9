import type { ContentLanguage } from '#domain/content/content-language.ts';
import { pageWordsId } from '#domain/content/page-words.ts';
import { jsonForScript } from '#site/ui/structured-data.tsx';
import type { Catalogue } from './catalogue.ts';

/**
 * The data block that `browser/translated.ts` reads: what the scripts of this page say in its
 * language. Without the words of islands that it does not have.
 */
export function browserWords(
  html: string,
  language: ContentLanguage,
  { browser }: Catalogue,
): string {
  const said = Object.entries(browser).filter(
    ([island]) => island === 'everywhere' || html.includes(` data-island="${island}"`),
  );
  const words = Object.assign({}, ...said.map(([, part]) => part));
  const text = jsonForScript({ prefix: `/${language}`, words });
  return `<script id="${pageWordsId}" type="application/json">${text}</script>`;
}
