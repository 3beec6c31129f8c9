import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { startServer, type RunningServer } from '#test/setup/start-server.ts';

/**
 * What a stranger does: the work tree's files alone in an empty folder, and `npm start`. Nothing
 * of this process leaks in: the programs are the machine's own, not those in node_modules.
 */
let clone: string;
let running: RunningServer | null = null;

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'omnibus-clone-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectRoot,
  });
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    const source = join(projectRoot, path);
    if (existsSync(source)) await cp(source, join(clone, path));
  }
});

afterEach(() => running?.kill());

afterAll(async () => {
  await rm(clone, { recursive: true, force: true });
});

function npmStart(): Promise<RunningServer> {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  return startServer({
    command: 'npm',
    args: ['start'],
    cwd: clone,
    env: { PATH: path.join(delimiter), HOME: process.env.HOME, npm_config_prefer_offline: 'true' },
    timeoutMs: 240_000,
  });
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(running?.origin + path);
  expect(`${path} ${response.status}`).toBe(`${path} 200`);
  return response.text();
}

it('installs, builds, loads the demo and serves', async () => {
  running = await npmStart();
  expect(/<h1[\s>].*<\/html>/s.test(await fetchText('/'))).toBe(true);
  await fetchText('/healthz');
  const list = await fetchText('/buses');
  const detail = /href="(\/buses\/\d+-[^"?#]+)"/.exec(list)?.[1];
  expect(detail, 'a link to a bus').toBeDefined();
  expect(/<h1[\s>].*<\/html>/s.test(await fetchText(detail ?? ''))).toBe(true);
  const script = /<script type="module"[^>]* data-start="(\/assets\/[^"]+)"/.exec(list)?.[1];
  expect(script, 'the browser entry').toBeDefined();
  expect((await fetchText(script ?? '')).includes('data-island')).toBe(true);
  expect(await running.stop()).toBe(0);
});

it('starts again without installing or building', async () => {
  const startedAt = performance.now();
  running = await npmStart();
  const answered = await fetch(`${running.origin}/`);
  process.stderr.write(`second start: first answer after ${elapsed(startedAt)} ms\n`);
  expect(answered.status).toBe(200);
  expect(running.output()).not.toMatch(/Installing|Building/);
  expect(await running.stop()).toBe(0);
});

it('builds again when a source changed', async () => {
  await appendFile(join(clone, 'src/site/browser/entry.ts'), '\n// Changed.\n');
  running = await npmStart();
  expect(running.output()).toMatch(/Building/);
  expect(running.output()).not.toMatch(/Installing/);
  expect(await running.stop()).toBe(0);
});

it('refuses a wrong configuration in one line, with exit code 1', async () => {
  await expect(
    startServer({
      command: join(clone, 'node_modules/.bin/node'),
      args: ['dist/server/main.js'],
      cwd: clone,
      env: { NODE_ENV: 'production', LOG_LEVEL: 'loud' },
      timeoutMs: 60_000,
    }),
  ).rejects.toThrow(/ended with code 1\. It printed:\n.*LOG_LEVEL: "loud".*LOG_LEVEL=info\n$/);
});

function elapsed(since: number): number {
  return Math.round(performance.now() - since);
}
