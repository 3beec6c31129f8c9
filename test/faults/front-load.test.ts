import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdmission, usualAdmission } from '#server/front/overload/admission.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

let bed: FrontBed;
afterEach(() => bed.close());

describe('a cache that is wiped while everybody asks (K3)', () => {
  let site: TestSite;
  const rendered = new Map<string, number>();
  let together = 0;
  let mostTogether = 0;
  beforeEach(async () => {
    rendered.clear();
    site = await createTestSite({ listings: [1, 2, 3, 4].map((id) => aListing({ id })) });
    bed = await createFrontBed({
      async fetch(request, bindings) {
        const { pathname } = new URL(request.url);
        rendered.set(pathname, (rendered.get(pathname) ?? 0) + 1);
        mostTogether = Math.max(mostTogether, (together += 1));
        try {
          return await site.app.fetch(request, bindings);
        } finally {
          together -= 1;
        }
      },
    });
  });
  afterEach(() => site.close());

  it('renders every page once more, not once for everybody', async () => {
    const paths = [
      '/buses',
      '/categories',
      '/locations',
      ...[1, 2, 3, 4].map((id) => `/buses/${id}-2018-starcraft-allstar-25-passenger-shuttle`),
    ];
    const crowd = () =>
      Promise.all(paths.flatMap((path) => Array.from({ length: 20 }, () => bed.get(path))));
    for (const { status } of await crowd()) expect(status).toBe(200);
    bed.front.pages!.cache.clear();
    for (const { status } of await crowd()) expect(status).toBe(200);
    for (const path of paths) expect(rendered.get(path), path).toBe(2);
    expect(mostTogether).toBeLessThanOrEqual(usualAdmission.mostActive + 1);
  });
});

describe('a storm of retries (K4)', () => {
  it('makes no more work than the first try did, and is told to come back at different times', async () => {
    let renders = 0;
    const gate = Promise.withResolvers<void>();
    const admission = createAdmission({ ...usualAdmission, mostActive: 1 });
    bed = await createFrontBed(
      {
        async fetch(request) {
          if (!request.url.endsWith('/healthz')) {
            renders += 1;
            await gate.promise;
          }
          return new Response('<main>page</main>', { headers: { 'content-type': 'text/html' } });
        },
      },
      { admission },
    );
    const waits = new Set<string | undefined>();
    const open: Promise<void>[] = [];
    let refused = 0;
    const ask = async (client: number) => {
      const { status, headers } = await bed.get(`/buses?search=word${client}`);
      if (status !== 503) return;
      refused += 1;
      waits.add(headers['retry-after']);
    };
    const clients = 150;
    /** Everybody asks; resolves when each is refused, waits for its turn, or for one that does. */
    const wave = async () => {
      const before = refused;
      for (let client = 0; client < clients; client++) open.push(ask(client));
      const admitted = () => admission.state().active + admission.state().waiting;
      await expect.poll(() => refused - before, { timeout: 30_000 }).toBeGreaterThan(0);
      await expect
        .poll(() => refused - before + admitted(), { timeout: 30_000 })
        .toBeGreaterThanOrEqual(clients);
      return admitted();
    };
    const first = await wave();
    let last = first;
    for (let retry = 0; retry < 3; retry++) last = await wave();
    expect(last).toBeLessThanOrEqual(first * 1.1);
    expect(waits.size).toBeGreaterThan(2);
    gate.resolve();
    await Promise.all(open);
    expect(renders).toBeLessThanOrEqual(first * 1.1);
  });
});
