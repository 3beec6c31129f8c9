import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoListings } from '#demo/inventory/demo-listings.ts';
import { layoutOf } from '#domain/inventory/group-fit/bus-layout.ts';
import { judgeGroup } from '#domain/inventory/group-fit/judge-group.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';

const listings = demoListings(testNow);
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings });
});
afterAll(() => site.close());

const read = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  const html = (await answer.text()).replace(/<!-- -->/g, '');
  const [exact = ''] = html.slice(html.indexOf('data-list-results')).split('data-close-matches');
  const count = /data-list-count[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return {
    html,
    count: Number(/([\d,]+) bus/.exec(count)?.[1]?.replace(',', '') ?? 0),
    ids: [...exact.matchAll(/<h3><a href="\/buses\/(\d+)-/g)].map(([, id]) => Number(id)),
    seats: [...exact.matchAll(/<dt>Seats<\/dt><dd>(\d+)/g)].map(([, seats]) => Number(seats)),
    chips: [...html.matchAll(/chip-chosen"[^>]*>([^<]+)/g)].map(([, chip]) => chip?.trim()),
  };
};

/** As the page of each bus answers, without the index. */
const fitting = (riders: number, wheelchairs: number) =>
  listings.filter(
    (one) =>
      one.status === 'published' &&
      judgeGroup(layoutOf({ ...one.details }), { riders, wheelchairs, areChildren: false }).is ===
        'fits',
  ).length;

it('lists as many buses as the pages of buses say yes, and says on each card how', async () => {
  const group = fc.tuple(fc.integer({ min: 6, max: 40 }), fc.integer({ min: 0, max: 6 }));
  await fc.assert(
    fc.asyncProperty(group, async ([riders, wheelchairs]) => {
      const found = await read(`/buses?group=${riders}-${wheelchairs}`);
      const expected = fitting(riders, wheelchairs);
      fc.pre(expected > 0);
      expect(found.count).toBe(expected);
      const notes = found.html.match(new RegExp(`>${riders} riders?[^<]*: fits`, 'g'));
      expect(notes).toHaveLength(found.ids.length);
    }),
    { numRuns: 12 },
  );
});

it('the smallest that fits comes first', async () => {
  const { seats } = await read('/buses?group=20-2');
  expect(seats.length).toBeGreaterThan(3);
  expect(seats).toEqual(seats.toSorted((a, b) => a - b));
});

it('reads it from words, and ticks it in the panel', async () => {
  const typed = await read('/buses?search=22+riders+and+3+wheelchairs');
  const chosen = await read('/buses?group=22-3');
  expect(typed.count).toBe(chosen.count);
  expect(typed.chips).toContain('22 riders, 3 of them in wheelchairs');
  expect(chosen.chips).toContain('Group: 22 riders, 3 of them in wheelchairs');
  const group = /data-filter="group".*?<\/details>/s;
  expect(group.exec(typed.html)?.[0]).toMatch(/<input type="checkbox"[^>]*checked=""/);
  expect(group.exec(chosen.html)?.[0]).toMatch(/name="group-from"[^>]*value="22"/);
  const words = await read('/search?search=group+of+22+with+3+wheelchairs');
  expect(words.count).toBe(chosen.count);
});

it('the form leads to the address of the group, and takes it back', async () => {
  const sent = async (query: string) => {
    const answer = await site.get(`/buses?${query}`);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await sent('group-from=22&group-to=3')).toEqual([303, '/buses?group=22-3']);
  expect(await sent('group-from=22&group-to=')).toEqual([303, '/buses?group=22-0']);
  expect(await sent('group=22-3&group-was=22-3&group-from=25&group-to=3')).toEqual([
    303,
    '/buses?group=25-3',
  ]);
  expect(await sent('group-was=22-3&group-from=22&group-to=3')).toEqual([303, '/buses']);
  expect(await sent('group=22-3&group-was=22-3&group-from=&group-to=')).toEqual([303, '/buses']);
});

it.each([
  ['group-from=2&group-to=3', 'more wheelchairs than riders'],
  ['group-from=abc&group-to=3', 'everybody who rides'],
  ['group-from=&group-to=3', 'everybody who rides'],
  ['group-from=500&group-to=3', 'At most 120 riders, 6 of them'],
  ['group-from=30&group-to=7', 'At most 120 riders, 6 of them'],
])('says what is wrong with %s', async (query, words) => {
  const { html, count } = await read(`/buses?${query}`);
  expect(html).toContain(words);
  expect(count).toBe((await read('/buses')).count);
});

it.each(['group=3-22', 'group=22-3-1', 'group=x', 'group=22-31', 'group=', 'group=-1-0'])(
  'takes no notice of %s',
  async (query) => {
    expect((await read(`/buses?${query}`)).count).toBe((await read('/buses')).count);
  },
);
