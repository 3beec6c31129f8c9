import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryEntity } from '#domain/inventory/category-entity.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('GET /api/categories', () => {
  it('answers name, slug, description, intro, keywords and content sections', async () => {
    const response = await site.get('/api/categories', { accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const categories = (await response.json()) as CategoryEntity[];
    expect(categories).toHaveLength(14);
    expect(categories[0]).toMatchObject({ name: 'Shuttle Buses', slug: 'shuttle' });
    for (const category of categories) {
      expect(Object.keys(category)).toEqual([
        'name',
        'slug',
        'description',
        'intro',
        'keywords',
        'content_sections',
      ]);
      for (const section of category.content_sections) {
        expect(Object.keys(section)).toEqual(['title', 'value']);
      }
    }
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await site.app.request('http://omnibus.example/api/categories', {
      method: 'HEAD',
    });
    expect(head.status).toBe(200);
    const post = await site.app.request('http://omnibus.example/api/categories', {
      method: 'POST',
    });
    expect(post.status).toBe(404);
  });
});

describe('GET /api/categories-asc', () => {
  it('answers name and slug only, by name in ascending order', async () => {
    const response = await site.get('/api/categories-asc');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const names = (await response.json()) as { name: string; slug: string }[];
    expect(names).toHaveLength(14);
    expect(names[0]).toEqual({ name: 'Activity Buses (MFSAB)', slug: 'school-activity' });
    const sorted = names.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en-US'));
    expect(names.map(({ name }) => name)).toEqual(sorted);
  });
});

describe('category page', () => {
  it('shows intro and sections, on the first page only', async () => {
    const html = await (await site.get('/categories/school')).text();
    expect(html).toContain('Rated seats count children');
    expect(html).toContain('Browse our selection of school buses for sale');
    const trolley = await (await site.get('/categories/trolley')).text();
    expect(trolley).toContain('Look behind the varnish');
    expect(trolley).not.toContain('Rated seats count children');
  });
});
