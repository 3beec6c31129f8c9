import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { goodForm, hiddenFields, postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { sqliteTestDatabase } from '#test/setup/databases.ts';
import { textOf } from '#test/setup/text-of.ts';

let site: TestSite;
const author = { id: null, name: 'test' };

beforeAll(async () => {
  const fresh = await sqliteTestDatabase.create();
  site = await createTestSite({
    database: { ...sqliteTestDatabase, create: async () => fresh },
    listings: [
      aListing({ id: 1, details: { priceCents: 2_000_000, stockNumber: 'A-17' } }),
      aListing({ id: 2, sourceId: 'q', details: { priceCents: 1_000_000, quantity: 6 } }),
      aListing({ id: 3, sourceId: 's', status: 'sold' }),
      aListing({ id: 4, sourceId: 'd', status: 'draft' }),
      aListing({ id: 5, sourceId: 'lot', details: { category: 'coach' } }),
    ],
  });
  const lots = createLotStore(fresh.database, { jobTopics: [] });
  await lots.change({ author, action: 'listing.units', listingId: 5 }, () => ({
    result: null,
    units: [
      ...[1, 2, 3].map((number) => aUnit(5, number, { priceCents: number * 100_000 })),
      aUnit(5, 4, {
        state: 'reserved',
        stateAt: '2026-10-02T00:00:00.000Z',
        forWhom: 'Ann Secret',
      }),
      aUnit(5, 5, { state: 'sold', stateAt: '2026-10-03T00:00:00.000Z' }),
    ],
  }));
  await site.refresh.refresh();
});
afterAll(() => site.close());

async function quote(query: string): Promise<string> {
  const answer = await site.get(`/quote${query}`);
  expect(answer.status).toBe(200);
  return answer.text();
}
const rowsOf = (html: string) => /<ul class="quote-rows">.*?<\/ul>/s.exec(html)?.[0] ?? '';

async function leadTo(query: string): Promise<string> {
  const answer = await site.get(`/quote${query}`);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!;
}

describe('the way onto the list', () => {
  it('is a plain form on the page of a bus, with the units of a lot to tick', async () => {
    const moved = await site.get('/buses/5');
    const html = await (await site.get(moved.headers.get('location')!)).text();
    expect(html).toMatch(/<form id="quote-add" [^>]*action="\/quote"/);
    expect(html.match(/name="unit"/g)).toHaveLength(3);
    expect(html).toContain('name="count"');
    const single = await site.get('/buses/1');
    const page = await (await site.get(single.headers.get('location')!)).text();
    expect(page).toContain('id="quote-add"');
    expect(page).not.toContain('name="count"');
    const sold = await site.get('/buses/3');
    expect(await (await site.get(sold.headers.get('location')!)).text()).not.toContain('quote-add');
  });

  it('leads to an address that adds nothing when it is read again', async () => {
    expect(await leadTo('?add=1')).toBe('/quote?take=1&by=adding');
    expect(await leadTo('?take=1&add=2&count=3')).toBe('/quote?take=1&take=2x3&by=adding');
    expect(await leadTo('?take=2x3&add=2&count=4')).toBe('/quote?take=2x4&by=adding');
    expect(await leadTo('?add=5&count=1&unit=3&unit=1')).toBe('/quote?take=5-1-3&by=adding');
  });

  it('takes a stock number, or the address of a page', async () => {
    // The form for the answer has no such field: nobody has to fill in this one before sending that.
    const field = parse(await quote('?take=1')).querySelector('label[for="quote-another"]');
    expect(field?.text).toBe('Add another bus');
    expect(await leadTo('?take=1&add=')).toBe('/quote?take=1');
    expect(await leadTo('?add=a-17')).toBe('/quote?take=1&by=adding');
    const address = encodeURIComponent('https://omnibus.example/es/buses/2-anything');
    expect(await leadTo(`?add=${address}`)).toBe('/quote?take=2&by=adding');
  });

  it.each(['4', '999', 'Z-99', '', '%3Cscript%3E', 'a'.repeat(1_000)])(
    'says so when no bus is called %s',
    async (added) => {
      const there = await leadTo(`?take=1&add=${added}`);
      expect(there).toMatch(/^\/quote\?take=1(&unknown=|$)/);
      const html = await (await site.get(there)).text();
      expect(html).not.toContain('<script>alert');
      if (added) expect(textOf(html, '')).toContain('We found no bus called');
    },
  );
});

describe('a list', () => {
  it('shows so many of a lot and exact units, with a sum', async () => {
    const html = await quote('?take=1&take=2x3&take=5-1-3');
    const rows = textOf(rowsOf(html), '');
    expect(rows).toContain('3 of 6 for sale, whichever');
    expect(rows).toContain('Together: $30,000');
    expect(await quote('?take=1')).toContain('Stock A-17 · ');
    expect(rows).toContain('Unit 1 and Unit 3');
    expect(textOf(html, '')).toContain('6 buses at the prices of today: $54,000.');
  });

  it('has the units of a lot to tick in the place of those that were chosen', async () => {
    const row = parse(rowsOf(await quote('?take=1&take=5-1-4')))
      .querySelectorAll('form')
      .at(-1)!;
    const ticks = row.querySelectorAll('[name="unit"]');
    expect(ticks.map((one) => one.getAttribute('value'))).toEqual(['1', '2', '3']);
    expect(ticks.map((one) => one.hasAttribute('checked'))).toEqual([true, false, false]);
    const hidden = row.querySelectorAll('[type="hidden"]');
    const sent = hidden.map((one) => `${one.getAttribute('name')}=${one.getAttribute('value')}`);
    expect(await leadTo(`?${sent.join('&')}&unit=2&unit=3`)).toBe(
      '/quote?take=1&take=5-2-3&by=changing',
    );
    expect(rowsOf(await quote('?take=5x2'))).not.toContain('name="unit"');
  });

  it('begins with its first bus: what the browser may add has its place below', async () => {
    const page = await site.html('/quote?take=1');
    expect(page.indexOf('class="quote-own')).toBeGreaterThan(page.indexOf('class="quote-total'));
  });

  it('has a range where nobody says which of a lot', async () => {
    expect(textOf(await quote('?take=5x2'), '')).toContain(
      '2 buses at the prices of today: $3,000 to $5,000.',
    );
  });

  it('says what was reserved or sold meanwhile, and offers others', async () => {
    const html = await quote('?take=5-1-4-5&take=3');
    const rows = textOf(rowsOf(html), '');
    expect(rows).toContain('Unit 4: Reserved October 2, 2026.');
    expect(rows).toContain('Unit 5: Sold October 3, 2026.');
    expect(rows).toContain('It has been sold.');
    expect(rowsOf(html)).toContain('href="/quote?take=5-1-2&amp;take=3&amp;by=changing#choices"');
    expect(html).not.toContain('Ann Secret');
    const sold = textOf(await quote('?take=3'), '');
    expect(sold).toContain(' · SoldIt has been sold.');
    expect(sold).toContain('Nothing on this list is for sale at the moment.');
    // There are no prices to say anything about.
    expect(sold).not.toContain('Delivery and taxes');
    expect(textOf(html, '')).toContain('Delivery and taxes');
    const few = rowsOf(await quote('?take=5x9'));
    expect(textOf(few, '')).toContain('Only 3 of them are for sale.');
    expect(few).toContain('href="/quote?take=5x3&amp;by=changing#choices"');
  });

  it('leaves the ways to change it off the paper, which names its address', async () => {
    for (const take of ['3', '5-1-4', '5x9']) {
      const page = parse(await quote(`?take=${take}`));
      const ways = page.querySelectorAll('.quote-rows a[href*="by=changing"]');
      expect(ways.length).toBeGreaterThan(1);
      expect(ways.filter((way) => way.closest('.no-print') === null)).toEqual([]);
      expect(page.querySelector('.print-only')?.text).toBe(
        `https://omnibus.example/quote?take=${take}`,
      );
    }
  });

  it('offers others that are for sale for a sold one', async () => {
    expect(rowsOf(await quote('?take=3'))).toMatch(
      /href="\/quote\?take=[12]&amp;by=changing#choices"/,
    );
  });

  it.each([
    ['?take=999', '1 of them is no longer listed, or never was.'],
    ['?take=4', '1 of them is no longer listed, or never was.'],
    ['?take=5-99', 'This lot has no Unit 99.'],
    ['?take=1-3', 'This lot has no Unit 3.'],
    ['?take=1&take=1', 'What was named twice stands here once.'],
    ['?take=1&take=abc&take=%00', 'Part of the address could not be read'],
    [`?take=${Array.from({ length: 60 }, (_, at) => at + 1).join(',')}`, 'the rest was left out'],
    ['', 'Nothing is on this list.'],
  ])('%s is told in words', async (query, words) => {
    expect(textOf(await quote(query), '')).toContain(words);
  });

  it('is nobody’s to find', async () => {
    expect(await quote('?take=1')).toContain('name="robots" content="noindex');
    expect((await site.get('/quote?take=1')).headers.get('cache-control')).toContain('private');
  });
});

describe('asking for it', () => {
  it('is one message with one reference that names every choice', async () => {
    const page = '/quote?take=1&take=2x3&take=5-1-3';
    const hidden = await hiddenFields(site, page);
    const { choices = '' } = { ...hidden };
    expect(choices || (await quote('?take=1&take=2x3&take=5-1-3'))).toContain('1,2x3,5-1-3');
    const sent = await postForm(site, '/contact/quote', { ...goodForm, choices: '1,2x3,5-3-1' });
    expect(sent.status).toBe(303);
    const lead = (await allRows(site.leads)).at(-1);
    expect(lead).toMatchObject({ kind: 'quote', details: { choices: '1,2x3,5-1-3' } });
    const thanks = await (await site.get(sent.headers.get('location')!)).text();
    expect(thanks).toContain(lead!.reference);
  });

  it('keeps the choices when something else is wrong', async () => {
    const answer = await postForm(site, '/contact/quote', { choices: '2x3', email: 'no' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="2x3"');
    expect(html).toContain('href="/quote?take=2x3"');
  });

  it('names the buses that it still asks for', async () => {
    const answer = await postForm(site, '/contact/quote', { choices: '1,2x3,999', email: 'no' });
    const html = await answer.text();
    expect(html).toMatch(/<a href="\/buses\/1-[^"]+"[^>]*>2018 Starcraft Allstar<\/a>/);
    const words = textOf(html, '');
    expect(words).toContain('Stock A-17 · $20,000');
    expect(words).toContain('3 of 6 for sale, whichever · $10,000');
    expect(words).toContain('Listing 999: 1');
  });

  it.each(['', 'abc', '0', '<b>'])('needs a choice: %s', async (choices) => {
    const answer = await postForm(site, '/contact/quote', { ...goodForm, choices });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text(), '')).toContain('Choose a bus for the quote first');
  });
});
