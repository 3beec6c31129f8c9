import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  const bus = (id: number, details: Parameters<typeof aListing>[0] = {}) =>
    aListing({ id, sourceId: `row-${id}`, ...details });
  site = await createTestSite({
    listings: [
      bus(1, { details: { priceCents: 2_000_000, brakes: 'air', stockNumber: 'A-1' } }),
      bus(2, { details: { priceCents: 1_500_000, brakes: 'hydraulic' } }),
      bus(3, { status: 'sold' }),
      bus(4, { status: 'draft' }),
      bus(5, {}),
      bus(6, {}),
    ],
  });
});

afterAll(() => site.close());

const columns = (html: string) => html.match(/class="compare-title"/g)?.length ?? 0;
const rows = (html: string) =>
  [...html.matchAll(/<th scope="row">([^<]+)<\/th>/g)].map(([, name]) => name);

describe('buses side by side', () => {
  it('have a column each, what differs marked, and the lowest price named', async () => {
    const html = await site.html('/compare?bus=1&bus=2');
    expect(columns(html)).toBe(2);
    expect(html).toMatch(/<tr class="compare-differs"><th scope="row">Brakes<\/th>/);
    expect(html).toMatch(/<tr><th scope="row">Fuel<\/th>/);
    expect(html).toMatch(/\$15,000<span class="compare-best">Lowest price<\/span>/);
    expect(html).toContain('A-1');
  });

  it('lead to one quote for those of them that are for sale', async () => {
    const html = await site.html('/compare?bus=1&bus=2&bus=3');
    expect(html).toContain('href="/quote?take=1&amp;take=2"');
    expect(html).toContain('Ask one quote for these buses');
    const alone = await site.html('/compare?bus=1');
    expect(alone).toContain('Ask a quote for this bus');
    expect(alone).not.toContain('these buses<');
  });

  it('can be told to show only what differs, by a link that keeps the list', async () => {
    const all = await site.html('/compare?bus=1&bus=2');
    expect(all).toContain('href="/compare?bus=1&amp;bus=2&amp;only=differences#side-by-side"');
    const different = rows(await site.html('/compare?bus=1&bus=2&only=differences'));
    expect(different).toContain('Brakes');
    expect(different).not.toContain('Fuel');
  });

  it('go on being what differs when one is taken away or put beside', async () => {
    const html = await site.html('/compare?bus=1&bus=2&only=differences');
    expect(html).toMatch(/href="\/compare\?bus=2&amp;only=differences#[^>]*aria-label="Remove /);
    expect(html).toMatch(/href="\/compare\?bus=1&amp;bus=2&amp;bus=[56]&amp;only=differences#/);
    expect(html).toContain('href="/compare?bus=1&amp;bus=2#side-by-side"');
  });

  it.each(['/compare', '/compare?bus=1'])('%s has the place to go on at', async (path) => {
    expect((await site.html(path)).match(/ id="side-by-side"/g)).toHaveLength(1);
  });

  it('are named before each of their figures, without their picture and their button', async () => {
    const html = await site.html('/compare?bus=1&bus=2');
    const titles = [...html.matchAll(/class="compare-title"[^>]*>([^<]+)</g)].map(
      ([, name]) => name,
    );
    const names = [...html.matchAll(/<th scope="col" aria-label="([^",]+)/g)].map(
      ([, name]) => name,
    );
    expect(names).toHaveLength(2);
    expect(names).toEqual(titles);
  });

  it('are taken away and put beside by links', async () => {
    const html = await site.html('/compare?bus=1&bus=2');
    expect(html).toMatch(/href="\/compare\?bus=2#side-by-side"[^>]*aria-label="Remove /);
    expect(html).toMatch(/href="\/compare\?bus=1&amp;bus=2&amp;bus=[56]#side-by-side"/);
  });

  it('are four at most, and the page says so', async () => {
    const html = await site.html('/compare?bus=1&bus=2&bus=3&bus=5&bus=6');
    expect(columns(html)).toBe(4);
    expect(html).toContain('Four fit side by side');
  });

  it('are public ones: a draft or an unknown one is left out and missed', async () => {
    const html = await site.html('/compare?bus=1&bus=4&bus=999');
    expect(columns(html)).toBe(1);
    expect(html).toContain('Some of them are no longer listed.');
  });

  it.each([
    '/compare',
    '/compare?bus=',
    '/compare?bus=abc&bus=-1&bus=1.5&bus=0x10',
    '/compare?bus=9999999999',
    `/compare?bus=${'1'.repeat(400)}`,
    '/compare?bus=%00%F0%9F%9A%8C',
  ])('%s says how it works', async (path) => {
    const html = await site.html(path);
    expect(columns(html)).toBe(0);
    expect(html).toContain('See all buses');
  });

  it('are counted once however often and however written they are named', async () => {
    expect(columns(await site.html('/compare?bus=1&bus=1&bus=1,2'))).toBe(2);
  });

  it('are kept out of search engines, and start from similar buses', async () => {
    expect(await site.html('/compare?bus=1&bus=2')).toMatch(/name="robots" content="noindex/);
    const { headers } = await site.get('/buses/1');
    const bus = await site.html(headers.get('location')!);
    expect(bus).toMatch(/href="\/compare\?bus=1&amp;bus=\d/);
  });
});
