import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const french = { accept: 'text/html', 'accept-language': 'fr-CA,fr;q=0.9' };
const template = /<template data-language-offer="([^"]*)">(.*?)<\/template>/s;

async function offersAt(path: string) {
  const answer = await site.get(path, french);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const html = await answer.text();
  const [, there, content = ''] = template.exec(html) ?? [];
  const offers = [...content.matchAll(/data-offered="(\w+)".*?<a href="([^"]+)"[^>]*>([^<]+)/gs)];
  return { status: answer.status, html, there, offers: offers.map(([, ...offer]) => offer) };
}

it('every page has the line for readers of its other languages, in those, for a script to show', async () => {
  const english = await offersAt('/buses?search=15+passenger');
  expect(english.there).toBe('en es fr');
  expect(english.offers).toEqual([
    ['es', '/es/buses?search=15+passenger', 'Esta página también está en español'],
    ['fr', '/fr/buses?search=15+passenger', 'Cette page existe aussi en français'],
  ]);
  // The page itself is what its address says, whoever asks.
  expect(english.html).toContain('<html lang="en-US"');
  const own = await offersAt('/fr');
  expect(own.offers.map(([language]) => language)).toEqual(['en', 'es']);
  expect(own.offers[0]).toEqual(['en', '/', 'This page is also available in English']);
});

it('offers nothing that is not there', async () => {
  const missing = await offersAt('/nothing');
  expect(missing).toMatchObject({ status: 404, there: undefined });
  expect((await offersAt('/privacy-policy')).there).toBeUndefined();
  const article = await offersAt('/knowledge-center/blog/cdl-or-no-cdl/');
  expect(article.there).toBe('en es');
  const post = await site.app.request('http://omnibus.example/contact', {
    method: 'POST',
    headers: { origin: 'https://omnibus.example' },
    body: new URLSearchParams({ firstName: '' }),
  });
  expect(await post.text()).not.toMatch(template);
});
