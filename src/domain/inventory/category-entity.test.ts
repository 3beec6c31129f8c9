import { describe, expect, it } from 'vitest';
import { busCategories } from './categories.ts';
import { builtInTexts } from './category-words.ts';
import { categoryEntities, categoryNames, shownSections } from './category-entity.ts';

describe('category entities', () => {
  it('drop sections titled keywords and sections without words (spec §3)', () => {
    const kept = { title: 'License', value: 'Ask your state.' };
    expect(
      shownSections([
        { title: 'Keywords', value: 'bus, van' },
        { title: ' keywords ', value: 'bus' },
        { title: 'Empty', value: '  ' },
        kept,
      ]),
    ).toEqual([kept]);
  });

  it('have an intro, keywords and two to four sections each', () => {
    for (const category of categoryEntities()) {
      expect(category.intro.length, category.slug).toBeGreaterThan(60);
      expect(category.keywords.split(', ').length, category.slug).toBeGreaterThan(3);
      expect(category.content_sections.length, category.slug).toBeGreaterThanOrEqual(2);
      expect(category.content_sections.length, category.slug).toBeLessThanOrEqual(4);
    }
  });

  it('have a tagline in words that are spoken, without what a list says in brackets', () => {
    const taglines = busCategories.map((category) => builtInTexts(category).tagline);
    expect(taglines).toContain('Browse our selection of activity buses for sale');
    for (const tagline of taglines) expect(tagline).not.toContain('(');
  });

  it('say nothing twice', () => {
    const values = categoryEntities().flatMap((one) => [
      one.intro,
      ...one.content_sections.map((section) => section.value),
    ]);
    expect(new Set(values).size).toBe(values.length);
  });

  it('are listed by name in ascending order in the short list', () => {
    const names = categoryNames().map(({ name }) => name);
    expect(names[0]).toBe('Activity Buses (MFSAB)');
    expect(names.at(-1)).toBe('Trolley Buses');
    expect(names).toHaveLength(14);
  });
});
