import { expect, it } from 'vitest';
import { warmUp } from '#server/warm-up.ts';
import { createTestSite } from '#test/factories/test-site.ts';

it('draws pages that exist', async () => {
  const site = await createTestSite();
  const told: unknown[] = [];
  await warmUp(site.app, 'https://omnibus.example', {
    warn: (...line: unknown[]) => told.push(line),
  });
  expect(told).toEqual([]);
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
  await warmUp(app, 'https://omnibus.example', { warn: (line: object) => told.push(line) });
  expect(asked.size).toBeGreaterThan(4);
  expect(new Set(told.map(({ path }) => path))).toEqual(new Set(['/', '/buses']));
});
