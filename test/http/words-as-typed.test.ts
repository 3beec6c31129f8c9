import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { busesOf } from './shown-buses.ts';

let site: TestSite;

beforeAll(async () => {
  const coach = { bodyMake: 'Prevost', bodyModel: 'H3-45', category: 'coach' } as const;
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { ...coach, title: '2015 Prevost H3-45' } }),
      aListing({ id: 2, details: { ...coach, title: '2012 Prevost H3-45' } }),
      aListing({
        id: 3,
        details: { ...coach, title: 'Provost Family Coach', bodyMake: 'MCI', bodyModel: 'J4500' },
      }),
    ],
  });
});
afterAll(() => site.close());

const corrected = '/buses?search=provost';
const asTyped = '/buses?search=provost&amp;spelling=typed';
const understoodOf = (html: string) => /<div class="understood">.*?<\/div>/s.exec(html)?.[0] ?? '';

describe('a word that search corrected', () => {
  it('can be looked for as it was typed, by a link', async () => {
    const html = await site.html(corrected);
    expect(busesOf(html)).toEqual([1, 2]);
    expect(understoodOf(html)).toContain('Read as Prevost.');
    expect(understoodOf(html)).toContain(`href="${asTyped}"`);
    expect(understoodOf(html)).toContain('Search for “provost” as typed');
    const exactly = await site.html('/buses?search=provost&spelling=typed');
    expect(busesOf(exactly)).toEqual([3]);
    expect(understoodOf(exactly)).not.toContain('Read as');
    expect(understoodOf(exactly)).toContain('href="/buses?search=provost"');
    expect(exactly).toContain('<meta name="robots" content="noindex, follow"');
  });

  it('stays as typed with what is ticked beside it, and in an alert', async () => {
    const html = await site.html('/buses?search=provost&spelling=typed');
    expect(html).toContain('<input type="hidden" name="spelling" value="typed"');
    expect(html).toContain('filters=spelling%3Dtyped');
    const filters = await site.html('/buses/filters?search=provost&spelling=typed');
    expect(filters).toContain('<input type="hidden" name="spelling" value="typed"');
  });

  it('leaves what else was understood in force', async () => {
    const html = await site.html('/buses?search=provost+coach+under+900k&spelling=typed');
    expect(busesOf(html)).toEqual([3]);
    expect(understoodOf(html)).toContain('Coach Buses');
  });

  it('is said in other languages, and costs nothing where nothing was corrected', async () => {
    expect(await site.html('/es/buses?search=provost')).toContain(
      'Buscar “provost” tal como se escribió',
    );
    expect(await site.html('/fr/buses?search=provost')).toContain('tel que saisi');
    expect(await site.html('/buses?search=prevost')).not.toContain('spelling');
    const plain = await site.html('/buses?spelling=typed');
    expect(plain).not.toContain('class="understood"');
    expect(plain).toContain('<link rel="canonical" href="https://omnibus.example/buses"');
  });
});
