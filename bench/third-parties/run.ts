import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Route } from '@playwright/test';
import { startBuiltServer } from '#test/setup/start-server.ts';
import { quantile } from '../analytics/figures.ts';
import { inChromium } from '../pages/in-chromium.ts';
import { measureInteractions } from './measure-interactions.ts';

/**
 * `npm run bench -- third-parties`: what people feel (INP) on `/buses` with nothing measured at all,
 * with the analytics of third parties answering, and with them blocked, answering 500, never answering,
 * throwing, or sending a broken configuration, which may make no difference (fault matrix E4). All by turns, a fresh page each, at a fourfold CPU slowdown.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });

type Answer = (route: Route) => unknown;
const garbage = (body: string, contentType: string): Answer => {
  return (route) => route.fulfill({ status: 200, body, contentType });
};
const faults: Readonly<Record<string, Answer>> = {
  'answer as they should': (route) =>
    route.fulfill({ status: 200, body: '{"code":200}', contentType: 'application/json' }),
  blocked: (route) => route.abort(),
  'answer 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'never answer': () => {},
  throw: garbage('throw new Error("third party broke")', 'text/javascript'),
  'broken configuration': garbage('{"configs":[[[', 'application/json'),
};

const folder = await mkdtemp(join(tmpdir(), 'omnibus-third-parties-'));
const start = (name: string, settings: Record<string, string>) =>
  startBuiltServer({ DATA_DIR: join(folder, name), LOG_LEVEL: 'error', ...settings });
const plain = await start('plain', { ANALYTICS: 'off' });
const measured = await start('measured', {
  ANALYTICS: 'amplitude',
  AMPLITUDE_API_KEY: '0123456789abcdef0123456789abcdef',
  GTM_ID: 'GTM-TEST123',
});
try {
  const times = new Map<string, number[]>();
  await inChromium(async (browser) => {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const visits = [
        { name: 'nothing measured', site: plain, answer: undefined },
        ...Object.entries(faults).map(([name, answer]) => ({ name, site: measured, answer })),
      ];
      // Whoever is first in a round is not always the same.
      for (const { name, site, answer } of rotated(visits, round)) {
        const seen = await measureInteractions(browser, site.origin, answer);
        // The first round compiles and fills caches.
        if (round > 0) times.set(name, [...(times.get(name) ?? []), ...seen]);
      }
    }
  });
  say(
    '| third parties | interactions | median ms | p98 ms | p98 to nothing measured | slowest ms |',
  );
  say('|---|---|---|---|---|---|');
  const base = quantile(times.get('nothing measured') ?? [], 0.98);
  for (const [name, list] of times) {
    const p98 = quantile(list, 0.98);
    const figures = [quantile(list, 0.5), p98, `${(p98 / base).toFixed(2)} ×`, Math.max(...list)];
    say(`| ${[name, list.length, ...figures].join(' | ')} |`);
  }
  say(`Event Timing gives steps of 8 ms. Load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  plain.kill();
  measured.kill();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

function rotated<T>(list: readonly T[], by: number): T[] {
  return [...list.slice(by % list.length), ...list.slice(0, by % list.length)];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
