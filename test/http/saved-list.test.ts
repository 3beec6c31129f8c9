import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  const bus = (id: number, details: Parameters<typeof aListing>[0] = {}) =>
    aListing({ id, sourceId: `row-${id}`, ...details });
  site = await createTestSite({
    listings: [
      bus(1, { details: { title: 'First of the list', priceCents: 2_000_000 } }),
      bus(2, { details: { title: 'Second of the list' } }),
      bus(3, { status: 'sold', details: { title: 'Sold one' } }),
      bus(4, { status: 'draft', details: { title: 'Nobody knows it' } }),
      ...Array.from({ length: 30 }, (_, at) => bus(10 + at)),
    ],
  });
});

afterAll(() => site.close());

/** Of the list itself, not of what stands below a sold one. */
const cards = (html: string) =>
  [...html.matchAll(/<article class="bus-card.*?<h3><a [^>]*>([^<]+)<\/a>/gs)].map(
    ([, title]) => title,
  );

describe('a list of buses to pass on', () => {
  it('shows to anybody the buses of its address, in their order, with their prices', async () => {
    const html = await site.html('/saved?bus=2&bus=1');
    expect(cards(html)).toEqual(['Second of the list', 'First of the list']);
    expect(html).toContain('$20,000');
    expect(html).toContain('Share this list');
    expect(html).toMatch(/<input[^>]* value="[^"]+\/saved\?bus=2&amp;bus=1"/);
    expect(html).toContain('they are not in the address');
    expect(html).toMatch(/href="\/compare\?bus=2&amp;bus=1"/);
  });

  it.each(['/saved?bus=2&bus=1', '/compare?bus=2&bus=1', '/es/buses?fuel=diesel', '/vin'])(
    '%s names its address on paper, once',
    async (path) => {
      const [printed, another] = parse(await site.html(path)).querySelectorAll('.print-only');
      expect(printed?.text.trim()).toBe(`https://omnibus.example${path}`);
      expect(printed?.closest('.no-print')).toBeNull();
      expect(another).toBeUndefined();
    },
  );

  it('puts no secret address on paper', async () => {
    expect(await (await site.get('/sell-your-bus/s3cr3t')).text()).not.toContain('print-only');
  });

  it('shows a sold one as sold, with some like it that are for sale', async () => {
    const html = await site.html('/saved?bus=3&bus=1');
    expect(cards(html)).toEqual(['Sold one', 'First of the list']);
    expect(html).toContain('bus-card-sold');
    const [, similar = ''] = /<div class="saved-similar">(.*?)<\/div>/s.exec(html) ?? [];
    expect(similar).toContain('Still for sale and close to it');
    expect(await site.html('/saved?bus=3&bus=1&bus=2')).toContain('Compare these');
    const links = [...similar.matchAll(/href="\/buses\/(\d+)-/g)].map(([, id]) => Number(id));
    expect(links).toHaveLength(3);
    expect(links).not.toContain(1);
  });

  it('says that one is gone, and shows no draft', async () => {
    const html = await site.html('/saved?bus=1&bus=4&bus=999');
    expect(cards(html)).toEqual(['First of the list']);
    expect(html).toContain('Some of them are no longer listed.');
    expect(html).not.toContain('Nobody knows it');
    expect(await site.html('/saved?bus=1&bus=999')).toContain('One of them is no longer listed.');
  });

  it('holds 24 buses, and says so', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `bus=${10 + at}`).join('&');
    const html = await site.html(`/saved?${ids}`);
    expect(cards(html)).toHaveLength(24);
    expect(html).toContain('A list holds 24 buses; these are the first.');
    const [, quote = ''] = /href="(\/quote\?[^"]+)"/.exec(html) ?? [];
    expect(await site.html(quote.replaceAll('&amp;', '&'))).toContain('the rest was left out');
    expect(html).toContain('Compare the first of them');
  });

  it.each([
    '/saved',
    '/saved?bus=',
    '/saved?bus=abc&bus=-1&bus=1.5&bus=0x10',
    '/saved?bus=9999999999',
    `/saved?bus=${'1'.repeat(400)}`,
    '/saved?bus=%00%F0%9F%9A%8C&bus=%27%3B--',
    `/saved?${'bus=77777&'.repeat(40)}`,
  ])('%s says how a list is made', async (path) => {
    const html = await site.html(path);
    expect(cards(html)).toEqual([]);
    expect(html).toContain('See all buses');
  });

  it('is kept out of search engines', async () => {
    expect(await site.html('/saved?bus=1')).toMatch(/name="robots" content="noindex/);
  });

  it('keeps its address in other languages', async () => {
    const html = await site.html('/fr/saved?bus=2&bus=1');
    expect(html).toMatch(/<input[^>]* value="[^"]+\/fr\/saved\?bus=2&amp;bus=1"/);
    expect(cards(html)).toHaveLength(2);
  });
});
