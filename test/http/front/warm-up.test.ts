import { expect, it } from 'vitest';
import { warmUp } from '#server/front/warm-up.ts';
import { createFrontBed } from '#test/setup/front-bed.ts';
import { createTestSite } from '#test/factories/test-site.ts';

it('draws pages that exist', async () => {
  const site = await createTestSite();
  const told: unknown[] = [];
  const kept: string[] = [];
  await warmUp({
    app: site.app,
    siteUrl: 'https://omnibus.example',
    log: { warn: (...line: unknown[]) => told.push(line) },
    async drawAhead(path) {
      kept.push(path);
      return true;
    },
  });
  expect(told).toEqual([]);
  expect(kept).toContain('/buses');
  await site.close();
});

it('goes on after a page that fails, and says which', async () => {
  const asked = new Set<string>();
  const told: { path?: string; status?: number }[] = [];
  const app = {
    fetch(request: Request) {
      const { pathname } = new URL(request.url);
      asked.add(pathname);
      if (pathname === '/') throw new Error('broken');
      return new Response('', { status: pathname === '/buses' ? 500 : 200 });
    },
  };
  await warmUp({
    app,
    siteUrl: 'https://omnibus.example',
    log: { warn: (line: object) => told.push(line) },
  });
  expect(asked.size).toBeGreaterThan(4);
  expect(new Set(told.map(({ path }) => path))).toEqual(new Set(['/', '/buses']));
});

it('is over when a page is never answered', async () => {
  const told: unknown[] = [];
  const never = { fetch: () => new Promise<Response>(() => {}) };
  const log = { warn: (...line: unknown[]) => told.push(line) };
  await warmUp({ app: never, siteUrl: 'https://omnibus.example', log }, 10);
  expect(told).toEqual([[{ afterMs: 10 }, 'the first pages are still being drawn']]);
});

it('leaves nothing to draw for the first visitor', async () => {
  let drawn = 0;
  const bed = await createFrontBed({
    fetch() {
      drawn += 1;
      return new Response('a page', { headers: { 'content-type': 'text/html' } });
    },
  });
  const ahead = bed.front.pages!.answers.drawAhead;
  const before = drawn;
  expect(await ahead('/buses')).toBe(true);
  for (const coding of ['br', 'gzip'])
    expect((await bed.get('/buses', { 'accept-encoding': coding })).status).toBe(200);
  expect(drawn - before).toBe(1);
  expect(await ahead('/staff')).toBe(false);
  await bed.close();
});
