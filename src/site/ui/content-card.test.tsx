import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContentCard } from './content-card.tsx';

const card = { label: 'Guides', title: 'What to check', readMinutes: 4, picture: null };
const html = (href: string, readMinutes: number | null = 4) =>
  renderToStaticMarkup(<ContentCard {...card} href={href} readMinutes={readMinutes} />);

it('opens what starts with http in a new tab without opener, the rest here (spec §2)', () => {
  expect(html('https://example.com/film')).toMatch(/target="_blank" rel="noopener"/);
  expect(html('/knowledge-center/blog/what-to-check')).not.toContain('target=');
});

it('has its category, its read time or a sign of a video, and a placeholder (spec §2)', () => {
  const article = html('/knowledge-center/blog/what-to-check');
  for (const words of ['Guides', '4 min read', 'No image available']) {
    expect(article).toContain(words);
  }
  expect(html('/knowledge-center/blog/a-film', null)).toContain('Video');
});
