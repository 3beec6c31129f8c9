import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitInDatabase } from '#db/repositories/rate-buckets.ts';
import { articleOfTheDay } from '#domain/content/promo-article.ts';
import { listingBadge } from '#domain/inventory/badges.ts';
import { createFormClock } from '#domain/forms/form-start.ts';
import { limitInMemory, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { createTestSite } from '#test/factories/test-site.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;
const at = Date.parse('2026-11-01T12:00:00.000Z');
const jumps: [string, number][] = [
  ['back an hour', -hourMs],
  ['ahead an hour', hourMs],
  ['ahead ten years', 10 * yearMs],
  ['back five minutes', -5 * 60_000],
];

/** Nobody is refused longer than a day, nor let through at once, by a clock that was wrong. */
function limitsSuite(make: () => MakeLimit): void {
  const settings = { burst: 3, refillMs: 1_000, mostKeys: 100 };

  it('is not kept from people by a clock that was ten years ahead for a while', async () => {
    const limit = make()('lead-address', settings);
    await limit.take('ada', at + 10 * yearMs);
    await limit.take('ada', at + 10 * yearMs);
    for (let number = 0; number < 3; number++) expect(await limit.take('ada', at)).toBe(0);
    expect(await limit.take('ada', at)).toBeGreaterThan(0);
    expect(await limit.take('ada', at + 60_000)).toBe(0);
  });
}

describe('a limit in memory (H5)', () => limitsSuite(() => limitInMemory));
describeDatabases('a limit in the database (H5)', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());
  limitsSuite(() => limitInDatabase(fresh.database));
});

describe.each(jumps)('a clock that jumps %s, and back (H5)', (_, jumpMs) => {
  it('gives no badge of a negative age, and the old one afterwards', () => {
    const listing = { quantity: null, featured: false, createdAt: new Date(at).toISOString() };
    const badge = listingBadge(listing, new Date(at + jumpMs));
    expect(badge === null || badge.type === 'new-arrival').toBe(true);
    if (jumpMs < 0 || jumpMs > 30 * 24 * hourMs) expect(badge).toBeNull();
    expect(listingBadge(listing, new Date(at))).toMatchObject({ type: 'new-arrival' });
  });

  it('shows an article all along, and the day’s own afterwards', () => {
    const articles = ['a', 'b', 'c'];
    const today = articleOfTheDay(articles, new Date(at));
    expect(articles).toContain(articleOfTheDay(articles, new Date(at + jumpMs)));
    expect(articleOfTheDay(articles, new Date(at))).toBe(today);
  });

  it('takes a form as one whose time is unknown, never as one filled too fast', async () => {
    const clock = createFormClock();
    const stamp = await clock.issue(at);
    const elapsed = await clock.elapsedMs(stamp, at + jumpMs);
    expect(elapsed === null || elapsed >= hourMs).toBe(true);
    expect(await clock.elapsedMs(stamp, at + 5_000)).toBe(5_000);
  });

  it('keeps messages one each, in an order, under references of their own', async () => {
    let now = new Date(at);
    const site = await createTestSite({ listings: [aListing({ id: 1 })] });
    site.parts.site.now = () => now;
    const references: (string | null)[] = [];
    for (const offsetMs of [0, jumpMs, 0]) {
      now = new Date(at + offsetMs);
      const number = references.length;
      const answer = await site.app.request('https://omnibus.example/contact', {
        method: 'POST',
        headers: { origin: 'https://omnibus.example' },
        body: new URLSearchParams({
          firstName: 'Ada',
          email: `ada${number}@example.com`,
          message: `Message ${number}`,
          key: `clock-key-${String(number).padStart(12, '0')}`,
        }),
      });
      expect(answer.status).toBe(303);
      references.push(
        new URL(answer.headers.get('location') ?? '/', 'https://omnibus.example').searchParams.get(
          'ref',
        ),
      );
    }
    const stored = await allRows(site.leads);
    expect(stored.map(({ reference }) => reference)).toEqual(references);
    expect(new Set(references).size).toBe(3);
    await site.close();
  });
});

describe('staff while the clock jumps (H5)', () => {
  let staff: TestStaff;
  beforeEach(async () => {
    staff = await createTestStaff({ role: 'owner' });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await staff.close();
  });

  it('stay signed in by five minutes and by an hour, there and back', async () => {
    const begun = Date.now();
    for (const jumpMs of [-5 * 60_000, 5 * 60_000, -hourMs, hourMs, 0]) {
      vi.setSystemTime(begun + jumpMs);
      expect((await staff.get('/staff')).status, `${jumpMs} ms`).toBe(200);
    }
  });
});
