import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BusListPart } from '#server/http/public-api/buses/list-buses.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ listings: listings(60) });
});
afterEach(() => site.close());

const part = async (query: string, cursor: string | null = null) => {
  const address = `/api/v1/buses?${query}${cursor === null ? '' : `&cursor=${cursor}`}`;
  const answer = await site.get(address);
  expect(answer.status).toBe(200);
  const { buses, next, total } = (await answer.json()) as BusListPart;
  return { ids: buses.map(({ id }) => id), next, total };
};
const rest = async (query: string, cursor: string | null) => {
  const ids: number[] = [];
  for (let next = cursor; next !== null;) {
    const told = await part(query, next);
    ids.push(...told.ids);
    next = told.next;
  }
  return ids;
};

describe('a list in parts', () => {
  it.each(['limit=7', 'limit=7&sort=price-high', 'limit=60', 'limit=9&near=07030'])(
    'is the list, each bus once: %s',
    async (query) => {
      const first = await part(query);
      const all = [...first.ids, ...(await rest(query, first.next))];
      const whole = await part(query.replace(/limit=\d+/, 'limit=100'));
      expect(all).toEqual(whole.ids);
      expect(all).toHaveLength(60);
    },
  );

  it('neither repeats nor leaves out a bus that stays, whatever comes and goes meanwhile', async () => {
    const query = 'limit=20&sort=price-low';
    const first = await part(query);
    const stays = (await part('limit=100&sort=price-low')).ids;
    // Cheaper ones come in above, some of those already read are sold, one of them is edited away.
    await site.repository.insertMany(
      Array.from({ length: 30 }, () => aListing({ details: { priceCents: 100_000 } })),
    );
    const [moved, ...sold] = first.ids.slice(-4);
    await changeListing(site.repository, moved!, { details: { priceCents: 90_000 } });
    for (const id of sold) await changeListing(site.repository, id, { status: 'sold' });
    await site.refresh.refresh();
    expect(await rest(query, first.next)).toEqual(stays.slice(20));
  });

  it('goes on at the old place when all that it remembers is sold', async () => {
    const first = await part('limit=6');
    for (const id of first.ids) await changeListing(site.repository, id, { status: 'sold' });
    await site.refresh.refresh();
    expect((await part('limit=6', first.next)).ids).toHaveLength(6);
  });

  it.each(['limit=6&sort=newest', 'limit=6&fuel=gas', 'limit=6&language=es', 'search=bus'])(
    'is not gone on with by the cursor of another question: %s',
    async (query) => {
      const { next } = await part('limit=6');
      const answer = await site.get(`/api/v1/buses?${query}&cursor=${next}`);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('#invalid-cursor');
    },
  );

  it.each([
    (cursor: string) => cursor.slice(1),
    (cursor: string) => `${cursor}A`.replace('M', 'N'),
  ])('is not gone on with by a broken cursor', async (broken) => {
    const { next } = await part('limit=6');
    const answer = await site.get(`/api/v1/buses?limit=6&cursor=${broken(next!)}`);
    expect(answer.status).toBe(400);
  });
});
