import { describe, expect, it } from 'vitest';
import type { ArticleCard } from './content-library.ts';
import { articleOfTheDay, startPromoArticle } from './promo-article.ts';

const day = (count: number) => new Date(count * 86_400_000 + 3_600_000);
const anArticle = (slug: string): ArticleCard => ({
  id: 1,
  slug,
  title: slug,
  excerpt: '',
  categories: ['selling-buying-guide'],
  publishedOn: '2026-11-01',
  readMinutes: 9,
  picture: { name: 'category/coach.webp', alt: 'A coach' },
});

describe('article of the day', () => {
  it('goes round by the UTC date number, within the first ten', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => at);
    expect([20, 21, 29, 30].map((at) => articleOfTheDay(twelve, day(at)))).toEqual([0, 1, 9, 0]);
    expect(articleOfTheDay(['a', 'b', 'c'], day(31))).toBe('b');
    expect(articleOfTheDay([], day(1))).toBeNull();
  });

  it('is asked for once a day', async () => {
    let asked = 0;
    let now = day(100);
    const promo = await startPromoArticle(
      {
        articles: async (category) => {
          asked += 1;
          return category === 'selling-buying-guide' ? [anArticle('a'), anArticle('b')] : [];
        },
      },
      () => now,
    );
    expect(promo()).toEqual({
      id: 1,
      slug: 'a',
      title: 'a',
      excerpt: '',
      categoryName: 'Selling & Buying Guide',
      featuredImage: { sourceUrl: '/media/category/coach.webp', altText: 'A coach' },
      readTime: '5 min',
    });
    expect([promo()?.slug, asked]).toEqual(['a', 1]);
    now = day(101);
    expect([promo()?.slug, asked]).toEqual(['b', 2]);
  });

  it('stays through a day of edits, until it is gone itself', async () => {
    let guide = [anArticle('a'), anArticle('b')];
    const promo = await startPromoArticle({ articles: async () => guide }, () => day(100));
    expect(promo()?.slug).toBe('a');
    guide = [anArticle('new'), anArticle('a'), anArticle('b')];
    await promo.refresh();
    expect(promo()?.slug).toBe('a');
    guide = [anArticle('b')];
    await promo.refresh();
    expect(promo()?.slug).toBe('b');
  });

  it('is omitted without articles', async () => {
    const promo = await startPromoArticle({ articles: async () => [] }, () => day(1));
    expect(promo()).toBeNull();
  });
});
