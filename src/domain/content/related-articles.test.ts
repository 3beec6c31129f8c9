import { expect, it } from 'vitest';
import type { ArticleCard } from './content-library.ts';
import { mostNamed, relatedArticles } from './related-articles.ts';

const card = (slug: string, title: string, section: ArticleCard['categories'][0]): ArticleCard => ({
  id: 1,
  slug,
  title,
  excerpt: '',
  categories: [section],
  publishedOn: '2026-11-01',
  readMinutes: 1,
  picture: null,
});

it('prefers shared rare words, then the section, then newer ones', () => {
  const lifts = card('lifts', 'Wheelchair lifts', 'media-resources');
  const all = [
    card('newest', 'Prices today', 'blog-articles'),
    card('ada', 'Wheelchair places by law', 'blog-articles'),
    lifts,
    card('section', 'Checklist', 'media-resources'),
    card('oldest', 'Prices then', 'blog-articles'),
  ];
  expect(relatedArticles(lifts, all, 3).map(({ slug }) => slug)).toEqual([
    'ada',
    'section',
    'newest',
  ]);
});

it('tells what a text is about by what it names most', () => {
  const names = [
    { slug: 'coach', name: 'Coach' },
    { slug: 'school', name: 'School' },
    { slug: 'trolley', name: 'Trolley' },
  ];
  expect(mostNamed({ title: 'School bus types', text: 'A coach, a coach, a coach.' }, names)).toBe(
    'school',
  );
  expect(mostNamed({ title: 'Tires', text: 'Coaches and COACH tires; one school.' }, names)).toBe(
    'coach',
  );
  expect(mostNamed({ title: 'Tires', text: 'For a coach.' }, names)).toBeNull();
});
