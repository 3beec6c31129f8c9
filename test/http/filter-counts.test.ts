import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoListings } from '#demo/inventory/demo-listings.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { readPage } from '#test/setup/read-page.ts';
import { withWholePanel } from './whole-panel.ts';

/**
 * The number beside a value of the panel is the number of buses in the list with it ticked: in what
 * the form sends, and at the address with the value added.
 */
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings: demoListings(testNow) });
});
afterAll(() => site.close());

const words = [
  '25 passenger',
  '48 passenger school bus',
  'exactly 14 passengers',
  'over 20 passengers',
  'under 30k',
  'over 10k under 60k',
  '2015 or newer',
  '2012',
  'diesel',
  'gas or diesel',
  'coach or shuttle',
  'school bus',
  'wheelchair lift',
  '22 riders and 3 wheelchairs',
  '2 wheelchair places',
  'no cdl',
  'restroom',
  'nj',
  'northeast',
  'ford',
  'mci',
  'blue bird vision',
  'less than 100k miles',
  'not a coach',
  'church',
  'zxqwv',
  'up to 30 feet',
  'fleet of 5',
];
const filters = [
  'category=coach',
  'category=shuttle,school',
  'seats=25-36',
  'group=20-2',
  'seats=15-24,20-30',
  'seats=50%2B',
  'price=under-50000',
  'price=20000-60000',
  'year=2010-2019',
  'year=2012-2016',
  'mileage=under-100000',
  'mileage=50000-90000',
  'length=under-30',
  'fuel=diesel',
  'fuel=gas,propane',
  'state=NJ,PA',
  'make=MCI',
  'wheelchair=yes',
  'wheelchair-places=2-plus',
  'cdl=no',
  'lift=lift',
  'units=2-plus',
];
const places = ['', 'near=07030', 'near=07030&within=100', 'near=60601&within=500'];
const sorts = ['', 'sort=price-low', 'sort=newest'];

const question = fc
  .record({
    said: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }),
    chosen: fc.uniqueArray(fc.constantFrom(...filters), {
      maxLength: 3,
      selector: (filter) => filter.split('=')[0],
    }),
    place: fc.constantFrom(...places),
    sort: fc.constantFrom(...sorts),
  })
  .map(({ said, chosen, place, sort }) =>
    [
      ...(said.length > 0 ? [`search=${encodeURIComponent(said.join(' '))}`] : []),
      ...chosen,
      place,
      sort,
    ]
      .filter(Boolean)
      .join('&'),
  );

async function list(query: string) {
  let address = `/buses?${query}`;
  let answer = await site.get(address);
  if (answer.status === 303) {
    address = answer.headers.get('location') ?? '';
    answer = await site.get(address);
  }
  expect(answer.status).toBe(200);
  const html = await withWholePanel(site, await answer.text());
  // Without its buses, which are most of it.
  const start = html.lastIndexOf('<form', html.indexOf('data-live-list'));
  const [panel = ''] = html.slice(start).split('<section');
  const form = readPage(panel).querySelector('[data-live-list]')!;
  const apply = form.querySelector('.filters-apply')?.textContent ?? '';
  return { address, form, total: Number(apply.replaceAll(/\D/g, '')) };
}

type List = Awaited<ReturnType<typeof list>>;

/** What the form sends when it is sent as it stands, but for one box. */
function sent({ form }: List, name: string, value: string, isTicked = true): string {
  const fields = new URLSearchParams();
  const isOne = form.querySelector(`[type="radio"][name="${name}"]`) !== null;
  for (const field of form.querySelectorAll('input')) {
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    const isThis = field.name === name && field.value === value;
    if (!isBox) fields.append(field.name, field.getAttribute('value') ?? '');
    else if (isThis ? isTicked : field.hasAttribute('checked') && !(isOne && field.name === name))
      fields.append(field.name, field.value);
  }
  const selects: [string, string][] = [...form.querySelectorAll('select')].map((select) => [
    select.name,
    select.querySelector('[selected]')?.getAttribute('value') ?? '',
  ]);
  for (const [key, chosen] of selects) fields.append(key, chosen);
  return fields.toString();
}

/** The address of the list with the value added by hand. */
function added({ address, form }: List, name: string, value: string): string {
  const parameters = new URL(address, 'https://omnibus.example').searchParams;
  const isOne = form.querySelector(`[type="radio"][name="${name}"]`) !== null;
  const before = parameters.get(name);
  parameters.set(name, before && !isOne ? `${before},${value}` : value);
  return parameters.toString();
}

function boxes({ form }: List) {
  return [...form.querySelectorAll('.filter-options label input')].flatMap((box) => {
    const count = box.parentElement?.querySelector('span')?.textContent;
    const [name, value] = [box.getAttribute('name')!, box.getAttribute('value')!];
    if (!count) return [];
    const isTicked = box.hasAttribute('checked');
    return [{ name, value, isTicked, count: Number(count.replaceAll(/\D/g, '')) }];
  });
}

it('is what ticking gives, of random values of random lists', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.infiniteStream(fc.nat()), async (query, pick) => {
      const here = await list(query);
      const shown = boxes(here);
      if (shown.length === 0) return;
      for (let times = 0; times < 3; times += 1) {
        const box = shown[pick.next().value! % shown.length]!;
        const ticked = await list(sent(here, box.name, box.value));
        expect({ query, ...box, total: ticked.total }).toEqual({ query, ...box, total: box.count });
        const byHand = box.isTicked ? ticked : await list(added(here, box.name, box.value));
        expect({ query, ...box, byHand: byHand.total }).toEqual({
          query,
          ...box,
          byHand: box.count,
        });
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 40) },
  );
}, 300_000);
