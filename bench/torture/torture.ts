import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConfig } from '#db/open-database.ts';
import { killedServer } from './killed-server.ts';
import { verify, type Verdict } from './verify.ts';
import { startWriters } from './writers.ts';

export interface TortureSettings {
  kills: number;
  writers: number;
  /** The built server. */
  main: string;
  env: Record<string, string | undefined>;
  database: DatabaseConfig;
  /** Told after each kill. */
  progress?: (kill: number, acknowledged: number) => void;
}

export interface TortureReport extends Verdict {
  kills: number;
  acknowledged: number;
  posts: number;
  contradictions: string[];
}

const shortestLifeMs = 5;
const longestLifeMs = 500;

/**
 * Kills the server at random instants while visitors send contact forms, starts it again on the same
 * data, and at the end asks the database whether everything that was acknowledged is there once.
 */
export async function torture(settings: TortureSettings): Promise<TortureReport> {
  const env = { ...settings.env, DEMO: '0', LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '1' };
  const server = killedServer({ main: settings.main, env });
  await server.start();
  const writers = startWriters(settings.writers, server.origin);
  for (let kill = 1; kill <= settings.kills; kill += 1) {
    await sleep(shortestLifeMs + Math.random() * (longestLifeMs - shortestLifeMs));
    await server.kill();
    settings.progress?.(kill, writers.acknowledged.length);
    await server.start();
  }
  await writers.finish();
  await server.kill();
  const verdict = await verify(settings.database, writers.acknowledged);
  return {
    kills: settings.kills,
    acknowledged: writers.acknowledged.length,
    posts: writers.posts,
    contradictions: writers.contradictions,
    ...verdict,
  };
}
