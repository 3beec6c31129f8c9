import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp, type WholeApp } from '#server/app.ts';
import { createPagesFirst } from '#server/front/start/pages-first.ts';
import { listings } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings: listings(12) });
});
afterAll(() => site.close());

const begin = (loadApp = vi.fn<() => Promise<typeof createApp>>(async () => createApp)) => {
  const app = createPagesFirst(site.parts, loadApp);
  const ask = async (path: string) => app.fetch(new Request(`https://omnibus.example${path}`), {});
  return { app, ask, loadApp };
};
const ofOneAnswer = new Set(['date', 'x-request-id', 'ratelimit']);
const told = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => !ofOneAnswer.has(name)),
  body: await answer.text(),
});

const pages = ['/', '/buses', '/es/buses', '/buses.md', '/vin', '/none', '/healthz', '/staffed'];
const later = [
  '/api/v1/buses?limit=2',
  '/api/v1',
  '/openapi.json',
  '/mcp',
  '/staff',
  '/staff/none',
  '/fr/staff.md',
];

it('answers pages without the code of anything else, as the whole app does', async () => {
  const { ask, loadApp } = begin();
  for (const path of pages) {
    expect(await told(await ask(path)), path).toEqual(await told(await site.app.request(path)));
  }
  expect(loadApp).not.toHaveBeenCalled();
});

it('loads the rest for the first who asks for it, once, and answers as the whole app does', async () => {
  const { ask, loadApp } = begin();
  const together = await Promise.all(later.map(ask));
  for (const [at, path] of later.entries()) {
    expect(await told(together[at]!), path).toEqual(await told(await site.app.request(path)));
  }
  expect(loadApp).toHaveBeenCalledTimes(1);
});

it('gives answers that the whole app kept only once it is there', async () => {
  const answerKept = vi.fn<WholeApp['answerKept']>(() => true);
  const { app } = begin(
    vi.fn(async () => (parts) => Object.assign(createApp(parts), { answerKept })),
  );
  expect(app.answerKept({} as never, {} as never)).toBe(false);
  await app.loadRest();
  expect(app.answerKept({} as never, {} as never)).toBe(true);
});

it('tries again after code that could not be loaded', async () => {
  const loadApp = vi
    .fn<() => Promise<typeof createApp>>()
    .mockRejectedValueOnce(new Error('out of reach'))
    .mockResolvedValue(createApp);
  const { app, ask } = begin(loadApp);
  await expect(app.loadRest()).rejects.toThrow('out of reach');
  expect((await ask('/buses')).status).toBe(200);
  expect((await ask('/openapi.json')).status).toBe(200);
  expect(loadApp).toHaveBeenCalledTimes(2);
});
