import { afterAll, beforeAll, expect, it } from 'vitest';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({
    listings: [
      ...listings(60),
      aListing({
        status: 'draft',
        details: { stockNumber: 'DRAFT-1', title: '<b>Café</b> bus', priceCents: null },
      }),
      aListing({ status: 'sold', details: { stockNumber: 'SOLD-1', vin: '1FDFE4FS8HDC12345' } }),
    ],
  });
});
afterAll(() => staff.close());

const shownIds = (html: string) => [...html.matchAll(/data-row="(\d+)"/g)].map((m) => Number(m[1]));

it('shows listings of every status, private and never indexed', async () => {
  const answer = await staff.get('/staff/inventory');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  expect(shownIds(html)).toHaveLength(50);
  expect(html).toContain('1–50 of 62');
});

it('says in its title which list it is and how much that holds, for whoever hears the page', async () => {
  const title = async (query: string) => /<title>(.*?) –/.exec(await staff.html(query))?.[1];
  expect(await title('/staff/inventory?q=draft-1')).toBe('Inventory, All: 1');
  expect(await title('/staff/inventory?status=sold')).toBe('Inventory, Sold: 1');
  expect(await title('/staff/leads?state=spam')).toBe('Leads, Spam: 0');
  expect(await title('/staff/submissions?view=all')).toBe('Submissions, All: 0');
});

it.each([
  ['q=draft-1', 1],
  ['q=cafe', 1],
  ['q=12345', 1],
  ['q=draft1', 1],
  ['status=sold', 1],
  ['status=archive', 0],
  ['price-from=10001&price-to=10003', 3],
  ['make=ford&status=draft', 1],
  ['photos=missing&year-from=2018&year-to=2018', 62],
  ['year-from=2019', 0],
  ['featured=1', 0],
])('filters by %s', async (query, expected) => {
  const html = await staff.html(`/staff/inventory?${query}&per=200`);
  expect(shownIds(html)).toHaveLength(expected);
});

it('finds a lot by the VIN of one of its units, as soon as it is known', async () => {
  const found = async () =>
    shownIds(await staff.html('/staff/inventory?q=15gdem009d0950902')).length;
  expect(await found()).toBe(0);
  const vins = { first: '15GDEM005D0950900', second: '15GDEM009D0950902' };
  await staff.post('/staff/inventory/2/unit', { vin: vins.first });
  await staff.post('/staff/inventory/2/unit', { vin: vins.second });
  expect(await found()).toBe(1);
});

it('sorts both ways with unknown values last', async () => {
  const up = shownIds(await staff.html('/staff/inventory?sort=price&per=200'));
  const down = shownIds(await staff.html('/staff/inventory?sort=-price&per=200'));
  expect(up.at(-1)).toBe(61);
  expect(down.at(-1)).toBe(61);
  expect(down[0]).toBe(62);
  expect(up[0]).toBe(1);
});

it.each([
  'sort=__proto__',
  'sort=price;drop table bus_listings',
  'page=99999999999',
  'page=-1',
  'per=1e9',
  'status=constructor',
  'category=__proto__',
  'price-from=NaN&price-to=-Infinity',
  'q=%00%27%22%3Cscript%3E%25_',
  `q=${'a'.repeat(400)}`,
  'year-from[]=2018&year-from=x',
])('takes the nonsense of %s for nothing', async (query) => {
  const answer = await staff.get(`/staff/inventory?${query}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>Caf');
});

it('keeps views and columns a member at a time', async () => {
  const saved = await staff.post('/staff/inventory/views', {
    name: 'Drafts <i>of mine</i>',
    params: 'status=draft&sort=-price&role=owner',
  });
  expect(saved.headers.get('location')).toBe('/staff/inventory?status=draft&sort=-price');
  await staff.post('/staff/inventory/columns', { column: ['bus', 'vin', 'nonsense'] });
  const html = await staff.html('/staff/inventory');
  expect(html).toContain('Drafts &lt;i&gt;of mine&lt;/i&gt;');
  expect(html).toContain('sort=vin');
  expect(html).not.toContain('sort=mileage');

  const other = await staff.signIn('viewer');
  const theirs = await (await staff.get('/staff/inventory', { cookie: other.cookie })).text();
  expect(theirs).not.toContain('Drafts');
  expect(theirs).toContain('sort=mileage');
  const view = /views\/(\d+)\/delete/.exec(
    await staff.html('/staff/inventory?status=draft&sort=-price'),
  )![1];
  await staff.post(`/staff/inventory/views/${view}/delete`, {}, { cookie: other.cookie });
  expect(await staff.html('/staff/inventory')).toContain('Drafts');
  await staff.post(`/staff/inventory/views/${view}/delete`);
  expect(await staff.html('/staff/inventory')).not.toContain('Drafts');
});

it('opens one of two views of one search, with the columns of that one', async () => {
  const save = (name: string, more = {}) =>
    staff.post('/staff/inventory/views', { name, params: 'status=sold&page=2', ...more });
  const columnsOf = (html: string) =>
    [...html.matchAll(/name="column"[^>]*checked=""[^>]*value="(\w+)"/g)].map(([, key]) => key);
  const current = (html: string) =>
    [
      .../aria-label="Saved views"[\s\S]*?<\/nav>/
        .exec(html)![0]
        .matchAll(/aria-current="page">([^<]+)/g),
    ].map(([, name]) => name);
  await staff.post('/staff/inventory/columns', { column: ['bus', 'vin'] });
  const first = (await save('A with VIN')).headers.get('location')!;
  expect(first).toBe('/staff/inventory?status=sold');
  await staff.post('/staff/inventory/columns', { column: ['bus', 'mileage'] });
  const second = (await save('B with miles')).headers.get('location')!;
  const html = await staff.html(second);
  expect(current(html)).toEqual(['B with miles']);
  expect(columnsOf(html)).toEqual(columnsOf(await staff.html('/staff/inventory')));
  expect(current(await staff.html(first))).toEqual(['A with VIN']);
  const view = /name="view" value="(\d+)"/.exec(html)![1]!;
  expect(await staff.html(`${second}&page=2`)).toContain(`name="view" value="${view}"`);

  // Chosen where a view is open, columns are the view's; a copy of it has them as well.
  const back = second.replaceAll('&amp;', '&');
  const chosen = await staff.post('/staff/inventory/columns', {
    back,
    view,
    column: ['bus', 'vin', 'mileage'],
  });
  const three = columnsOf(await staff.html(chosen.headers.get('location')!));
  expect(three).toContain('vin');
  expect(three).toContain('mileage');
  const copy = (await save('C as B', { view })).headers.get('location')!;
  expect(columnsOf(await staff.html(copy))).toEqual(three);
  expect(columnsOf(await staff.html('/staff/inventory'))).not.toContain('vin');
});

it('says when a view takes the place of another of its name', async () => {
  const told = async (params: string) => {
    const saved = await staff.post('/staff/inventory/views', { name: 'Mine', params });
    return decodeURIComponent(saved.headers.get('set-cookie') ?? '');
  };
  expect(await told('status=draft')).toContain('View “Mine” saved.');
  expect(await told('status=sold')).toContain('View “Mine” replaced.');
});

it('shows a change of anybody at the next look', async () => {
  await changeListing(staff.repository, 5, { details: { stockNumber: 'FRESH-5' } });
  expect(shownIds(await staff.html('/staff/inventory?q=fresh-5'))).toEqual([5]);
});

it('finds stale listings and confirms them in one click', async () => {
  const old = '2026-01-01T00:00:00.000Z';
  const { id } = await addListing(staff.repository, aListing({ createdAt: old }));
  const html = await staff.html('/staff/inventory/stale');
  expect(html).toContain('to change many');
  expect(html).toContain(`/staff/inventory/${id}/act`);
  const answer = await staff.post(`/staff/inventory/${id}/act`, {
    act: 'confirm',
    back: '/staff/inventory/stale',
  });
  expect(answer.headers.get('location')).toBe('/staff/inventory/stale');
  expect(await staff.html('/staff/inventory/stale')).not.toContain(`/staff/inventory/${id}/act`);
});

it('answers a viewer without boxes, forms of prices or new listings', async () => {
  const { cookie } = await staff.signIn('viewer');
  await addListing(staff.repository, aListing({ createdAt: '2026-01-01T00:00:00.000Z' }));
  const stale = await (await staff.get('/staff/inventory/stale', { cookie })).text();
  expect(stale).toContain('Open in the table');
  expect(stale).not.toContain('to change many');
  const html = await (await staff.get('/staff/inventory', { cookie })).text();
  expect(html).not.toContain('stock-cell');
  expect(html).not.toContain('name="id"');
  expect(html).not.toContain('/staff/inventory/new');
});

it('goes back from the quick edit to the list it was opened from, saved, left or mistaken', async () => {
  const list = '/staff/inventory?q=draft-1&sort=price&page=1';
  const html = await staff.html(list);
  const form = /<form id="quick-edit">(.*?)<\/form>/.exec(html)![1]!;
  const back = /name="back" value="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&');
  expect(back).toBe('/staff/inventory?q=draft-1&sort=price');
  const [id] = shownIds(html);
  const path = `/staff/inventory/${id}/quick`;
  const opened = await staff.html(`${path}?${new URLSearchParams({ back })}`);
  const shown = back.replaceAll('&', '&amp;');
  expect(opened).toContain(`name="back" value="${shown}"`);
  expect(opened.split(`href="${shown}"`)).toHaveLength(3);
  const fields = { revision: /name="revision" value="(\d+)"/.exec(opened)![1]!, back };
  const wrong = await staff.post(path, { ...fields, price: 'much' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain(`name="back" value="${shown}"`);
  const saved = await staff.post(path, { ...fields, price: '7000' });
  expect(saved.headers.get('location')).toBe(back);
  for (const elsewhere of ['https://evil.example/', '//evil.example', '/staff/people'])
    expect(await staff.html(`${path}?${new URLSearchParams({ back: elsewhere })}`)).toContain(
      'name="back" value="/staff/inventory"',
    );
});

it('says how long ago a published bus was confirmed', async () => {
  const later = await createTestStaff({ now: () => new Date(Date.now() + 30 * 3_600_000) });
  const { id } = await addListing(later.repository, aListing());
  expect(await (await later.get(`/staff/inventory/${id}`)).text()).toContain('1 day ago');
  await later.close();
});

it('holds no listing of which nothing was said', async () => {
  const before = await staff.repository.count(['draft']);
  for (const fields of [{ year: '' }, { year: ' ' }]) {
    const answer = await staff.post('/staff/inventory/new', fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('href="#field-bodyMake"');
  }
  expect(await staff.repository.count(['draft'])).toBe(before);
});
