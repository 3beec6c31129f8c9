import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { pages } from '#pages/page-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('names every public page, kind of bus and article by an address that answers in Markdown', async () => {
  const answer = await site.get('/llms.txt');
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^# Omnibus\n\n> /);
  expect(text).toContain('https://omnibus.example/mcp');
  const links = [...text.matchAll(/\]\(https:\/\/omnibus\.example([^)]+)\)/g)].map(
    ([, path]) => path!,
  );
  const inSitemap = Object.values(pages).filter(
    (page) => 'sitemap' in page && page.sitemap === 'page',
  );
  expect(links.length).toBeGreaterThan(inSitemap.length + 10);
  expect(new Set(links).size).toBe(links.length);
  for (const path of [...links.slice(0, inSitemap.length + 2), links.at(-1)!]) {
    const page = await site.get(path);
    expect([page.status, page.headers.get('content-type')], path).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  }
});
