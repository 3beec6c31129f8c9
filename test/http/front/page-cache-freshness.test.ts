import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingPatch } from '#domain/inventory/listing-repository.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

const bus = '/buses/1-2018-starcraft-allstar-25-passenger-shuttle';
const notice = 'may be a few minutes old';
/** Not a matcher on the page itself: a failure would print all of it. */
const shows = async (bed: FrontBed, path: string, words: string) =>
  (await bed.get(path)).text.includes(words);

describeDatabases('pages follow the inventory', (database) => {
  it('from price to price, to withdrawal and back', async () => {
    const site = await createTestSite({ listings: [aListing({ id: 1 })], database });
    const bed = await createFrontBed(site.app);
    const change = async (changes: ListingPatch) => {
      await changeListing(site.repository, 1, changes);
      await site.refresh.refresh();
      bed.watch.bump('inventory');
    };
    await bed.get(bus);
    await change({ details: { priceCents: 7_777_700 } });
    expect(await shows(bed, bus, '$77,777')).toBe(true);
    await change({ status: 'withdrawn' });
    expect((await bed.get(bus)).status).toBe(410);
    await change({ status: 'published' });
    expect((await bed.get(bus)).status).toBe(200);
    await bed.close();
    await site.close();
  });
});

describe('freshness', () => {
  let site: TestSite;
  let bed: FrontBed;
  let rendered: string[] = [];
  /** Instead of the site, when set. */
  let broken: (() => Response | Promise<Response>) | null = null;

  beforeAll(async () => {
    site = await createTestSite({ listings: [aListing({ id: 1 })] });
    bed = await createFrontBed({
      fetch(request, bindings) {
        rendered.push(new URL(request.url).pathname);
        return broken?.() ?? site.app.fetch(request, bindings);
      },
    });
  });
  beforeEach(() => {
    rendered = [];
    broken = null;
    bed.front.pages!.cache.clear();
    bed.database.away = false;
  });
  afterAll(async () => {
    await bed.close();
    await site.close();
  });
  const takeDatabaseAway = async () => {
    bed.database.away = true;
    await bed.watch.poll();
    await bed.watch.poll();
  };

  it('renders anew only what depends on what changed', async () => {
    await bed.get('/buses');
    await bed.get('/privacy-policy');
    bed.watch.bump('inventory');
    await bed.get('/buses');
    await bed.get('/privacy-policy');
    expect(rendered).toEqual(['/buses', '/privacy-policy', '/buses']);
    bed.watch.bump('settings');
    await bed.get('/privacy-policy');
    expect(rendered).toHaveLength(4);
  });

  it('learns of content and settings from the database', async () => {
    await bed.watch.poll();
    await bed.get('/privacy-policy');
    bed.database.versions.content += 1;
    await bed.watch.poll();
    await bed.get('/privacy-policy');
    expect(rendered).toHaveLength(2);
  });

  it('renders anew after ten minutes, and at midnight UTC', async () => {
    bed.clock.now = new Date('2026-11-01T23:55:00.000Z');
    await bed.get('/');
    bed.clock.now = new Date('2026-11-01T23:59:59.000Z');
    await bed.get('/');
    expect(rendered).toHaveLength(1);
    bed.clock.now = new Date('2026-11-02T00:00:00.000Z');
    await bed.get('/');
    expect(rendered).toHaveLength(2);
    bed.clock.now = new Date('2026-11-02T00:10:00.000Z');
    await bed.get('/');
    expect(rendered).toHaveLength(3);
  });

  it('renders once for all who ask at the same time', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => bed.get(`/buses?utm_id=${at}`)));
    expect(rendered).toEqual(['/buses']);
  });

  it('a failed render is not kept, and the next one is tried', async () => {
    broken = () => {
      throw new Error('no');
    };
    expect((await bed.get('/buses')).status).toBe(503);
    broken = null;
    expect((await bed.get('/buses')).status).toBe(200);
  });

  it('serves the old page with a notice when the new one fails', async () => {
    await bed.get('/buses');
    bed.watch.bump('inventory');
    broken = () => new Response('broken', { status: 500 });
    const answer = await bed.get('/buses', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['cache-status']).toBe('omnibus; hit; detail=stale');
    const plain = await bed.get('/buses');
    expect(plain.text.includes(notice)).toBe(true);
    expect(/<main[^>]*><div class="page-width/.test(plain.text)).toBe(true);
    broken = null;
    expect(await shows(bed, '/buses', notice)).toBe(false);
  });

  it('says so while the database is away, and stops saying so when it is back', async () => {
    await bed.get('/buses');
    await takeDatabaseAway();
    const before = rendered.length;
    expect(await shows(bed, '/buses', notice)).toBe(true);
    expect(rendered).toHaveLength(before);
    broken = () => new Response('broken', { status: 500 });
    const missing = await bed.get('/categories');
    expect(missing.status).toBe(503);
    expect(missing.headers['retry-after']).toMatch(/^\d+$/);
    expect(missing.text).toContain('Call Omnibus at');
    broken = null;
    bed.database.away = false;
    await bed.watch.poll();
    expect(await shows(bed, '/buses', notice)).toBe(false);
  });

  it('lets the old page stand in while others are rendered', async () => {
    await bed.get('/buses');
    const waiting = Promise.withResolvers<Response>();
    broken = () => waiting.promise;
    const others = ['/categories', '/locations'].map((path) => bed.get(path));
    while (rendered.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    bed.watch.bump('inventory');
    const answer = await bed.get('/buses');
    expect([answer.status, answer.text.includes(notice)]).toEqual([200, false]);
    waiting.resolve(new Response('late', { status: 404 }));
    await Promise.all(others);
  });
});
