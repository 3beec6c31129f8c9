import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { ApiError, createClient } from '@omnibus/api-client';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { clientFiles } from '../../../bin/api-client/write-client.mjs';
import { projectRoot } from '#server/config/project-root.ts';
import { listings } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
let server: ReturnType<typeof createAdaptorServer>;
let origin: string;
let folder: string;
beforeAll(async () => {
  site = await createTestSite({ listings: listings(30) });
  server = createAdaptorServer({ fetch: site.app.fetch });
  origin = `http://127.0.0.1:${await listenLocally(server)}`;
  folder = await mkdtemp(join(tmpdir(), 'omnibus-client-'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
  await site.close();
});

const document = async () =>
  (await (await site.get('/openapi.json')).json()) as Record<string, never>;
const unescaped = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
const examples = async (path: string) => {
  const page = await (await site.get(path)).text();
  return [...page.matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs)].map(([, code]) =>
    unescaped(code!).replaceAll('https://omnibus.example', origin),
  );
};

describe('/openapi.json', () => {
  it('is OpenAPI 3.1 as a validator reads it', async () => {
    const told = await new Validator().validate(await document());
    expect(told).toEqual({ valid: true });
  });
});

describe('the page for developers', () => {
  it.each(['/developers', '/es/developers', '/fr/developers'])(
    '%s runs as it says',
    async (path) => {
      const all = await examples(path);
      const calls = all.filter((code) => code.startsWith('curl '));
      const paths = Object.values((await document()).paths!) as { get?: { security?: unknown } }[];
      expect(calls).toHaveLength(paths.filter(({ get }) => get && !get.security).length);
      for (const call of calls) {
        const [, address] = /'(.+)'/.exec(call)!;
        const answer = await fetch(address!);
        expect(answer.status, call).toBe(200);
        await answer.json();
      }
    },
  );

  it('is in the sitemap, and explains every problem at its address', async () => {
    expect(await (await site.get('/sitemaps/pages.xml')).text()).toContain('/developers<');
    const { type } = (await (await site.get('/api/v1/nothing')).json()) as { type: string };
    const page = await (await site.get('/developers')).text();
    expect(page).toContain(`id="${type.split('#')[1]}"`);
  });
});

describe('the client', () => {
  it('is what the description makes of it', async () => {
    for (const [name, text] of Object.entries(clientFiles(await document()))) {
      const kept = await readFile(join(projectRoot, 'packages/api-client/src', name), 'utf8');
      const plain = (source: string) => source.replaceAll(/[\s|();,'"]+/g, '');
      expect(plain(kept), 'run `npm run api-client`').toBe(plain(text));
    }
  });

  it('is not made where two kinds of choices would bear one name', async () => {
    const told: unknown = await document();
    const { schemas } = (told as { components: { schemas: Record<string, unknown> } }).components;
    const sort = { type: 'string', enum: [...'abcdefgh'] };
    for (const [name, own] of Object.entries({ One: 'first', Other: 'second' }))
      schemas[name] = { type: 'object', properties: { sort, [own]: sort } };
    expect(() => clientFiles(told as object)).toThrow('Two kinds of choices would be SortChoice');
  });

  it('asks with types, and throws what is refused', async () => {
    const buses = createClient({ baseUrl: `${origin}/api/v1` });
    const { buses: found, total } = await buses.listBuses({ fuel: ['gas'], limit: 2 });
    expect([found.length, total]).toEqual([2, 30]);
    const cents: number | null = (await buses.getBus({ id: String(found[0]!.id) })).priceCents;
    expect(cents).toBe(found[0]!.priceCents);
    const refused = await buses.listBuses({ price: ['a-b'] }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).problem).toMatchObject({ status: 400 });
  });

  it('is packed, and runs the example of the page', async () => {
    const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
    npm('pack', join(projectRoot, 'packages/api-client'));
    const [packed] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}');
    npm('install', '--offline', '--no-audit', '--no-fund', `./${packed}`);
    const example = (await examples('/developers')).find((code) => code.startsWith('import'))!;
    await writeFile(join(folder, 'example.mts'), example);
    const said = await run(join(folder, 'example.mts'));
    expect(said).toContain('2018 Starcraft Allstar 1000000');
    const wrong = `${example}\nawait buses.getBus({ id: '999' }).catch((error) => console.log(error.problem.status));`;
    await writeFile(join(folder, 'wrong.mts'), wrong);
    expect(await run(join(folder, 'wrong.mts'))).toContain('404');
  });
});

/** Waits for it, as the server answers in this thread. */
async function run(file: string): Promise<string> {
  return (await promisify(execFile)(process.execPath, [file], { cwd: folder })).stdout;
}
