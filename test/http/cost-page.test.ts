import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { textOf } from '#test/setup/text-of.ts';

const nowhere = { zip: null, city: null, state: null, latitude: null, longitude: null };
const shuttle = { ...nowhere, lengthIn: 300, fuel: 'diesel' } as const;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { ...shuttle, city: 'Columbus', state: 'OH' } }),
      // Nobody knows where, for how much, on what.
      aListing({ id: 2, details: { ...shuttle, priceCents: null, fuel: null } }),
      aListing({ id: 3, status: 'sold', details: { ...shuttle, state: 'NJ' } }),
      aListing({ id: 4, details: shuttle }),
    ],
  });
  await changeListing(site.repository, 4, { status: 'withdrawn' });
});
afterAll(() => site.close());

const slug = '2018-starcraft-allstar-25-passenger-shuttle';
const costs = async (query: string, id = 1) =>
  textOf(await site.html(`/buses/${id}-${slug}/cost${query}`));
const all =
  '?zip=07102&way=driven&miles=10000&years=5&tax=6.625&tags=250&down=10000&rate=7.25&months=48';

describe('the page of costs', () => {
  it('counts what the form asks, each figure with its rate, source and day', async () => {
    const text = await costs(all);
    expect(text).toContain(
      'Driven from Columbus, OH to Newark, NJ 07102, about 580 miles by road.',
    );
    expect(text).toContain('1 night on the way.');
    expect(text).toContain(
      'Price $49,500 Sales tax 6.625% of the price, as typed $3,279 Title and tags $250 Driver',
    );
    expect(text).toContain('Driver: $0.85 a mile Driver, at least: $300 $490');
    expect(text.split('our own assumption, set on November 23, 2026')).toHaveLength(2);
    expect(text).toContain('At your door $54,049');
    expect(text).toContain('In all, with the first year $60,199');
    expect(text).toContain('Each year after it $5,650');
    expect(text).toContain('In all, after 5 years $82,799');
    expect(text).toContain('$950.47 a month');
    expect(text).toContain('$10,000 down, $39,500 borrowed at 7.25% a year, 48 payments');
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('names what was asked for before the form, with the way to its figures', async () => {
    const page = await site.html(`/buses/1-${slug}/cost?zip=07102`);
    expect(page.indexOf('href="#door-heading"')).toBeLessThan(page.indexOf('class="cost-form'));
    expect(page.indexOf('href="#door-heading"')).toBeGreaterThan(0);
    for (const query of ['', '?zip=nowhere-at-all'])
      expect(await site.html(`/buses/1-${slug}/cost${query}`)).not.toContain('#door-heading"');
  });

  it('hauls, and cites who states a rate', async () => {
    const text = await costs(`${all}&way=hauled`.replace('way=driven&', ''));
    expect(text).toContain('Hauled from Columbus, OH');
    expect(text).toContain('Hauling a small bus: $2.75 a mile');
    expect(text).not.toContain('Nights on the way');
  });

  it('counts miles in every language, as its field and its rates do, with kilometers for metric readers', async () => {
    const page = await site.html(`/fr/buses/1-${slug}/cost${all}`);
    const text = textOf(page).replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(text).toContain('Milles par an');
    expect(text).toContain('environ 580 milles (930 kilomètres) par la route.');
    expect(text).toContain('À raison de 10 000 milles (16 000 kilomètres) par an.');
    expect(text).toContain('0,85 $ US le mille (0,53 $ US le kilomètre)');
    expect(text).toContain('11 milles au gallon (21,4 L/100 km)');
    // The switch to metric units would say these anew.
    expect(page).not.toContain('data-measure="mile"');
  });

  it('says what it leaves out, and what it does not know', async () => {
    const bare = await costs('');
    expect(bare).toContain('Delivery Type where it goes to.');
    expect(bare).toContain(
      'At your door Not in it: Sales tax, Title and tags, and Delivery. $49,500',
    );
    expect(bare).toContain('Type interest and months to see the payment.');
    const unknown = await costs(all, 2);
    expect(unknown).toContain('Price The price is not stated; ask us.');
    expect(unknown).toContain('Delivery We do not know well enough where it stands.');
    expect(unknown).toContain('Fuel or electricity, a year We do not know its fuel.');
    expect(unknown).toContain(
      'Not in it: Price, Sales tax, Delivery, and Fuel or electricity, a year.',
    );
  });

  it('is an address that search engines leave alone, with the answers in its form', async () => {
    const page = await site.html(`/buses/1-${slug}/cost${all}`);
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).toContain(`/buses/1-${slug}/cost"`);
    expect(page).toMatch(/name="tax"[^>]*value="6.625"/);
    expect(page).toContain('data-share-url="');
  });

  it.each([
    ['zip=hoboken', 'There are several towns of that name: add the state, or type the ZIP.'],
    ['zip=Hoboken,+NJ', 'to Hoboken, NJ, about'],
    ['zip=Newark+NJ+07102', 'to Newark, NJ 07102, about'],
    ['zip=07102+NJ', 'to Newark, NJ 07102, about'],
    ['zip=Newark,+NJ+07102-1234', 'to Newark, NJ 07102, about'],
    [
      'zip=Newark+NJ+90001',
      'This ZIP is in another state: type the ZIP alone, or the town and its state.',
    ],
    ['zip=00000', 'We do not know this place.'],
    ['zip=%00%E2%80%AE%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'We do not know this place.'],
    ['miles=-1', 'Miles a year: enter a whole number from 0 to 200,000'],
    ['years=1e3', 'Years you keep it: enter a whole number from 1 to 30'],
    ['tax=Infinity', 'Sales tax, %: enter a percentage from 0 to 30, like 6.25'],
    [`tags=${'9'.repeat(3_000)}`, 'Title and tags, $ must be 20 characters or fewer'],
    ['down=0x10', 'Down payment, $: enter an amount'],
    ['rate=99', 'Interest, % a year: enter a percentage from 0 to 60'],
    ['rate=7', 'Months to pay: enter them too'],
    ['months=12.5&rate=7', 'Months to pay: enter a whole number from 1 to 360'],
    ['way=teleported&zip=07102', 'Driven from Columbus, OH'],
  ])('answers %s in words', async (query, words) => {
    const page = await site.html(`/buses/1-${slug}/cost?${query}`);
    expect(textOf(page)).toContain(words);
    expect(page).not.toContain('<script>alert');
    // The address on paper says what was asked, in its own words.
    const reckoned = page.replace(/<p class="print-only".*?<\/p>/, '');
    expect(reckoned).not.toMatch(/NaN|undefined|Infinity\b(?!")/);
  });

  it('is there for buses that can be bought', async () => {
    expect((await site.get('/buses/99-x/cost')).status).toBe(404);
    const sold = await site.get(`/buses/3-${slug}/cost?zip=07102`);
    expect([sold.status, sold.headers.get('location')]).toEqual([302, `/buses/3-${slug}`]);
    for (const language of ['', '/fr']) {
      const gone = await site.get(`${language}/buses/4-${slug}/cost`);
      const ownPage = `${language}/buses/4-${slug}`;
      expect([gone.status, gone.headers.get('location')]).toEqual([302, ownPage]);
    }
    const moved = await site.get('/buses/1/cost?zip=07102');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `/buses/1-${slug}/cost?zip=07102`,
    ]);
  });

  it('is asked for on the page of a bus, by the place that its reader named', async () => {
    const page = await site.html(`/buses/1-${slug}?near=07102`);
    expect(page).toMatch(/action="\/buses\/1-[a-z0-9-]*\/cost" method="get"/);
    expect(page).toMatch(/id="cost-zip"[^>]*value="07102"/);
    expect(await site.html(`/buses/3-${slug}`)).not.toContain('/cost"');
  });
});

describe('costs of buses side by side', () => {
  it('are shown for one place once it is asked for', async () => {
    const unasked = await site.html('/compare?bus=1&bus=2&bus=3');
    expect(unasked).not.toContain('In all, with');
    // Paper has no form, and without answers no heading for it.
    expect(unasked).toMatch(/<section aria-labelledby="costs" class="[^"]*no-print"/);
    const page = await site.html(`/compare?bus=1&bus=2&bus=3&only=differences&${all.slice(1)}`);
    expect(page).toMatch(/<section aria-labelledby="costs" class="compare-next"/);
    const text = textOf(page);
    expect(text).toContain('Delivery $1,020 We do not know well enough where it stands. Sold');
    expect(text).toContain('In all, with the first year $60,199 $2,750 Not in it: Price');
    expect(text).toContain('In payments $950.47 a month The price is not stated; ask us. Sold');
    // The form keeps the buses, and the buses lead on with the answers.
    expect(page).toMatch(/<input type="hidden" name="bus" value="2"/);
    expect(page).toMatch(/href="\/buses\/1-[a-z0-9-]*\/cost\?zip=07102&amp;way=driven/);
    expect(page).toMatch(/href="\/compare\?bus=2&amp;bus=3&amp;zip=07102/);
  });
});
