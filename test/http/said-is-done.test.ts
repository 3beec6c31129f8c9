import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busCategories } from '#domain/inventory/categories.ts';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import { startSearchApi, type SearchApiServer } from './algolia/search-api-server.ts';
import { askOne } from './algolia/wire.ts';

let api: SearchApiServer;
beforeAll(async () => {
  api = await startSearchApi();
});
afterAll(() => api.close());

interface Chip {
  label: string;
  /** The list without it. */
  href: string;
}

interface Said {
  chips: Chip[];
  /** Named as taken away: "No bus matches all of that today. Showing buses without …". */
  dropped: string[];
  /** All pages, in no particular order. */
  ids: string[];
}

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** What a page says it did, and the buses that it shows. */
async function saidBy(address: string): Promise<Said> {
  const ids: string[] = [];
  let first = '';
  for (let page = 1; page < 20; page += 1) {
    const separator = address.includes('?') ? '&' : '?';
    const html = await (await api.site.get(`${address}${separator}page=${page}`)).text();
    const list = html.slice(html.indexOf('data-list-results'));
    if (page === 1) first = list;
    const [exact = ''] = list.split('data-close-matches');
    const found = [...exact.matchAll(/<h3><a href="\/buses\/(\d+)-/g)].map((match) => match[1]!);
    ids.push(...found);
    if (found.length < 24) break;
  }
  const row = /<ul aria-label="Searching by">(.*?)<\/ul>/s.exec(first)?.[1] ?? '';
  const chips = [...row.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<svg/gs)].map(
    ([, href = '', label = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      label: plainText(label),
    }),
  );
  const note = /Showing buses without (.*?)\.<\/p>/s.exec(first)?.[1] ?? '';
  const dropped = [...plainText(note).matchAll(/“(.*?)”/g)].map((match) => match[1]!);
  return { chips, dropped, ids: ids.toSorted() };
}

const figure = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
const anyOf = (attributes: string[], value: string) =>
  attributes.map((attribute) => `${attribute}:"${value}"`).join(' OR ');

/** Each wording of a chip as a filter of the search protocol: written from the words alone. */
const meanings: [RegExp, (...parts: string[]) => string | null][] = [
  [/first$|^Near /, () => null],
  [/^(\d+) ± 2 years$/, (year) => `year:${Number(year) - 2} TO ${Number(year) + 2}`],
  [/^(\d{4})–(\d{4})$/, (from, to) => `year:${from} TO ${to}`],
  [/^(\d{4}) and newer$/, (year) => `year >= ${year}`],
  [/^(\d{4}) and older$/, (year) => `year <= ${year}`],
  [
    /^(\d+) passengers?$/,
    (count) => {
      const [low, high] = [
        Number(count),
        Math.max(Number(count) + 3, Math.ceil(Number(count) * 1.2)),
      ];
      return `seats:${low} TO ${high} OR seatsAdult:${low} TO ${high}`;
    },
  ],
  [
    /^(\d+) passengers, driver counted or not$/,
    (count) =>
      `seats:${Number(count) - 1} TO ${Math.max(Number(count) + 3, Math.ceil(Number(count) * 1.2))}`,
  ],
  [
    /^(\d+)–(\d+) passengers, driver counted or not$/,
    (low, high) => `seats:${Number(low) - 1} TO ${high}`,
  ],
  [
    /^(\d+)–(\d+) passengers$/,
    (low, high) => `seats:${low} TO ${high} OR seatsAdult:${low} TO ${high}`,
  ],
  [/^(\d+) passengers or more$/, (low) => `seats >= ${low} OR seatsAdult >= ${low}`],
  [/^Up to (\d+) passengers$/, (high) => `seats <= ${high} OR seatsAdult <= ${high}`],
  [/^(\d+) wheelchair positions? or more$/, (count) => `wheelchairPositions >= ${count}`],
  [/^Under (\$[\d,]+)$/, (price) => `price <= ${figure(price!)}`],
  [/^Over (\$[\d,]+)$/, (price) => `price >= ${figure(price!)}`],
  [/^(\$[\d,]+)–(\$[\d,]+)$/, (low, high) => `price:${figure(low!)} TO ${figure(high!)}`],
  [/^Under ([\d,]+) miles$/, (miles) => `mileage <= ${figure(miles!)}`],
  [/^Over ([\d,]+) miles$/, (miles) => `mileage >= ${figure(miles!)}`],
  [/^No CDL$/, () => 'cdl:no'],
  [/^CDL required$/, () => 'cdl:yes'],
  [/^Wheelchair accessible$/, () => 'wheelchair:yes'],
  [/^Wheelchair lift$/, () => 'lift:lift'],
  [/^Restroom$/, () => 'restroom:yes'],
  [/^Gasoline$/, () => 'fuel:gas'],
  [/^(Diesel|Propane|Electric)$/, (fuel) => `fuel:${fuel!.toLowerCase()}`],
  [/^(New|Used)$/, (condition) => `condition:${condition!.toLowerCase()}`],
  [/^(.+) chassis$/, (name) => anyOf(['chassisMake', 'make'], name!)],
  [/^No gasoline$/, () => 'NOT fuel:gas'],
  [/^No (diesel|propane)$/, (fuel) => `NOT fuel:${fuel}`],
  [/^For churches$/, () => null],
  [/^Pacific Northwest$/, () => statesOf('ID OR WA')],
  [/^Mid-Atlantic$/, () => statesOf('DC DE MD NJ NY PA VA WV')],
  [/^NY, NJ and CT$/, () => statesOf('CT NJ NY')],
  [/^No (.+)$/, (name) => `NOT state:${stateCode(name!)}`],
];

const statesOf = (codes: string) =>
  codes
    .split(' ')
    .map((code) => `state:"${code}"`)
    .join(' OR ');
const stateCode = (name: string) => usStates.find((state) => state.name === name)?.code ?? null;

function filterOf(label: string): string | null {
  for (const [pattern, filter] of meanings) {
    const match = pattern.exec(label);
    if (match) return filter(...match.slice(1));
  }
  const slugs = busCategories.flatMap(({ slug, pluralName }) =>
    label.split(', ').includes(pluralName) ? slug : [],
  );
  if (slugs.length > 0) return slugs.map((slug) => `categorySlug:${slug}`).join(' OR ');
  const code = stateCode(label);
  if (code) return `state:${code}`;
  return anyOf(['make', 'chassisMake'], label);
}

/** What a bus has one of. */
function kindOf(label: string): string | null {
  const filter = filterOf(label) ?? '';
  return /^(state|make|fuel):/.exec(filter)?.[1] ?? null;
}

async function filtered(labels: readonly string[]): Promise<string[]> {
  // Who names two states, makes or fuels takes either.
  const facts = Map.groupBy(labels, (label) => kindOf(label) ?? label);
  const filters = [...facts.values()]
    .map((alike) => alike.flatMap((label) => filterOf(label) ?? []).join(' OR '))
    .filter(Boolean)
    .join(' AND ');
  const { status, text, json } = await askOne(api, {
    // No fact says it: it is looked for in what is written of a bus.
    query: labels.includes('For churches') ? 'church bus' : '',
    filters,
    hitsPerPage: 1_000,
    attributesToRetrieve: ['objectID'],
  });
  expect(status, text).toBe(200);
  return json.results[0].hits.map(({ objectID }: { objectID: string }) => objectID).toSorted();
}

const questions = `
15 passenger shuttle under 60k
24 passenger no cdl
no cdl diesel
25 passenger with lift
2 wheelchair positions under 70k
2015 thomas
2012-2018 blue bird school bus
2016 or newer shuttle under 80k
before 2012 coach
over 50 passengers coach
up to 20 passengers gas
20 or 24 passenger shuttle
20 to 40 passengers under 100k miles
30 to 15 passengers
cheap school bus
low mileage shuttle diesel
coach with restroom
coach with restroom under 200k
blubird under 50k
provost or mci
tomas school bus
frieghtliner
ford under 40k
diesel not in new jersey
shuttle nj
school bus texas
shuttle in pa or nj
tx or ok coach
diesel or propane school bus
mci van hool or setra under 300k
church bus
not diesel shuttle
no gas under 50k
under 20k over 50k
no cdl 60 passenger
2025 bus before 2010
new bus with 200k miles
new or used coach
with lift no lift
electric school bus
propane school bus under 60k
between 20k and 40k
$30,000-$60,000 shuttle
over 100k miles school bus
77 passenger school bus diesel
48 passenger school bus
15 passenger van
12 passenger van under 60k
12/15 passenger van
pacific northwest shuttle
mid-atlantic coach
tri-state area shuttle
used coach 2018
cdl required coach
14 passenger non cdl shuttle under 90000
starcraft shuttle 2015 or newer
10 years or newer shuttle
under 8 years old
less then 60k miles
budget of 45,000
twenty four passenger
mini bus under 50 grand
wheelchair van
30 passengr bus
15 passen
shuttle near newark nj
coach near dallas under 300k
mci in alaska
electric coach no cdl nj
2 wheelchair 1990 propane coach
60 passenger trolley under 10k in hawaii
`
  .trim()
  .split('\n');

const search = (words: string) => `/buses?search=${encodeURIComponent(words)}`;

const fragments =
  '14 passenger;over 30 passengers;25 to 40 seats;under 60k;between 20k and 90k;2014;2012 or newer;school bus;shuttle;coach;blue bird;thomas;ford;diesel;no gas;no cdl;with lift;2 wheelchair positions;under 120k miles;nj;not in texas;used;restroom;in california or texas'.split(
    ';',
  );
const anyQuestion = fc
  .shuffledSubarray(fragments, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '));

/** That the buses of a page are those of its chips, less what it says it took away. */
async function expectDone(words: string): Promise<void> {
  const said = await saidBy(search(words));
  expect(said.chips.length + said.dropped.length).toBeGreaterThan(0);
  const labels = said.chips.map(({ label }) => label);
  for (const name of said.dropped) expect(labels).toContain(name);
  const kept = labels.filter((label) => !said.dropped.includes(label));
  expect(said.ids, `${words}: ${labels.join(' · ')}`).toEqual(await filtered(kept));
}

describe('what the list says of a question', () => {
  it('takes either of two makes', async () => {
    const either = await saidBy(search('mci or prevost'));
    const one = await saidBy(search('mci'));
    const other = await saidBy(search('prevost'));
    expect(one.ids.length * other.ids.length).toBeGreaterThan(0);
    expect(either.ids).toEqual([...one.ids, ...other.ids].toSorted());
  });

  it('finds a bus by the last of its VIN', async () => {
    const { json } = await askOne(api, { query: '', attributesToRetrieve: ['vin', 'objectID'] });
    const [bus] = json.results[0].hits.filter(({ vin }: { vin?: string }) => vin);
    const last = bus.vin.slice(-8);
    for (const words of [last, last.slice(2), `vin ${last}`, `last 6 of vin ${last.slice(2)}`])
      expect((await saidBy(search(words))).ids, words).toEqual([bus.objectID]);
  });

  it.each(questions)('is what it did: %s', expectDone);

  it('is what it did, whatever is asked together', async () => {
    await fc.assert(fc.asyncProperty(anyQuestion, expectDone), { numRuns: 60 });
  }, 60_000);

  it.each(questions)('loses one condition by its link, and no other: %s', async (words) => {
    const { chips } = await saidBy(search(words));
    for (const chip of chips) {
      const without = await saidBy(chip.href);
      // Only the seats of vans are counted with the driver's.
      const isVans = chip.label === 'Passenger Vans';
      const others = chips
        .filter((other) => other !== chip)
        .map(({ label }) => (isVans ? label.replace(', driver counted or not', '') : label));
      expect(
        without.chips.map(({ label }) => label),
        `without ${chip.label}`,
      ).toEqual(others);
    }
  });
});
