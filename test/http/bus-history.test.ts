import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({
    listings: [aListing({ id: 1, images: [aPicture('a.webp'), aPicture('b.webp')] })],
  });
});

afterAll(() => site.close());

async function history(language = ''): Promise<string> {
  const moved = await site.get('/buses/1');
  const html = await (await site.get(language + moved.headers.get('location')!)).text();
  const [section] = /<section aria-labelledby="history-heading".*?<\/section>/s.exec(html) ?? [''];
  expect(section).not.toMatch(/style=|<script/);
  return section.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('a bus tells its history, and each change at once', async () => {
  expect(await history()).toContain(
    'The price has been $49,500 from the start, and nothing else has changed.',
  );
  const change = (patch: Parameters<typeof changeListing>[2]) =>
    changeListing(site.repository, 1, patch);
  await change({ details: { priceCents: 4_500_000, zip: '07030' } });
  expect(await history()).toContain('The price has changed once, from $49,500 to $45,000.');
  await change({ images: [aPicture('b.webp'), aPicture('a.webp')] });
  const told = await history();
  expect(told).toContain('Photos in another order');
  expect(told).not.toContain('07030');
  await change({ status: 'sold' });
  expect(await history()).toContain('Asking prices, not what it was sold for.');
});
