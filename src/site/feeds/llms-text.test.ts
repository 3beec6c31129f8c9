import { expect, it } from 'vitest';
import type { ArticleCard } from '#domain/content/content-library.ts';
import { llmsText } from './llms-text.ts';

it('makes no markup of what a title or an excerpt says', () => {
  const planted = 'A](https://evil.example)\n# <b> [B';
  const article = { slug: 'a', title: planted, excerpt: planted } as ArticleCard;
  const text = llmsText({ name: 'O', tagline: 'T' }, [article], 'https://omnibus.example');
  const words = String.raw`A\](https://evil.example) # \<b> \[B`;
  expect(text).toContain(
    `- [${words}](https://omnibus.example/knowledge-center/blog/a.md): ${words}\n`,
  );
});
