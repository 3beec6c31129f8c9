import { afterAll, beforeAll, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { passengers: 12, wheelchairPositions: 2, gvwrLb: 14_500 } }),
      aListing({ id: 2, details: { passengers: 30, wheelchairPositions: 4, gvwrLb: 33_000 } }),
      aListing({
        id: 3,
        details: { category: 'school', schoolType: 'C', passengers: 72, passengersAdult: 48 },
      }),
      aListing({ id: 4, details: { passengers: null, gvwrLb: null } }),
    ],
  });
});
afterAll(() => site.close());

/** What the facts of each card say, by listing. */
async function factsOf(path: string): Promise<Record<string, Record<string, string>>> {
  const html = await (await site.get(path)).text();
  const cards = html.split('<article class="bus-card"').slice(1);
  return Object.fromEntries(
    cards.map((card) => {
      const id = /href="\/buses\/(\d+)-/.exec(card)?.[1] ?? '';
      const facts = card.matchAll(/<dt>([^<]+)<\/dt><dd[^>]*>(.*?)<\/dd>/gs);
      return [
        id,
        Object.fromEntries(
          [...facts].map(([, name, value = '']) => [name, value.replace(/<[^>]*>/g, '')]),
        ),
      ];
    }),
  );
}

it.each(['/buses', '/buses?near=07030', '/categories/shuttle', '/buses?search=bus'])(
  'every card of %s says whether a license is needed, wheelchair places or not',
  async (path) => {
    const cards = await factsOf(path);
    expect(Object.keys(cards).length).toBeGreaterThan(2);
    for (const facts of Object.values(cards)) {
      expect(facts.CDL).toMatch(/^(Needed|Not needed|Likely not|Ask us)$/);
    }
    expect(cards[1]).toMatchObject({ Wheelchair: '2 places', CDL: 'Not needed' });
    expect(cards[2]).toMatchObject({ Wheelchair: '4 places', CDL: 'Needed' });
    expect(cards[4]?.CDL).toBe('Ask us');
  },
);

it.each(['/buses?search=72+passenger', '/buses?search=48+passenger+school+bus'])(
  'a school bus says both of its seat counts on %s',
  async (path) => {
    const cards = await factsOf(path);
    expect(cards[3]).toMatchObject({ Seats: '72', 'Adult seats': '48' });
  },
);
