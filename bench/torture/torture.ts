import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConfig } from '#db/open-database.ts';
import { killedServer } from './killed-server.ts';
import { startSellers } from './sellers.ts';
import { verify, type Verdict } from './verify.ts';
import { createPhotoVerifier, leftovers } from './verify-photos.ts';
import { startWriters, writersPatienceMs } from './writers.ts';

export interface TortureSettings {
  kills: number;
  /** Visitors who send contact forms, and sellers who send photos, at the same time. */
  writers: number;
  sellers: number;
  /** The built server. */
  main: string;
  /** Where it keeps its files. */
  dataDir: string;
  env: Record<string, string | undefined>;
  database: DatabaseConfig;
  /** Told after each kill. */
  progress?: (kill: number, words: string) => void;
}

export interface TortureReport extends Verdict {
  kills: number;
  acknowledged: number;
  acknowledgedPhotos: number;
  finishedSubmissions: number;
  posts: number;
  contradictions: string[];
  /** Files that belong to nothing, an hour and one start after the last kill. */
  leftovers: string[];
}

/** A third of the lives end so soon that often nothing is answered in them; the others are counted from their first answer. */
const shortestLifeMs = 5;
const longestLifeMs = 500;
const firstAnswerMs = 10_000;
/** Every third life is long enough for photos to be decoded in it. */
const photoLifeMs = 2_500;
/** Above that of the writers, who say more of what they wait for. */
const patienceMs = writersPatienceMs + 60_000;
/** A start clears away what was left half-written; on a starved machine that takes its time. */
const mostLooks = 60;

/**
 * Kills the server at random instants while visitors send contact forms and sellers send photos,
 * asks the database and the media folder after every kill whether everything that was acknowledged
 * is there once, and starts it again on the same data.
 */
export async function torture(settings: TortureSettings): Promise<TortureReport> {
  const { database, dataDir } = settings;
  const env = {
    ...settings.env,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: '1',
  };
  const mediaDir = join(dataDir, 'media');
  const server = killedServer({ main: settings.main, env });
  const verifyPhotos = createPhotoVerifier(database, mediaDir);
  let finishing = false;
  await server.start();
  const over = new AbortController();
  const { signal } = over;
  const writers = startWriters(settings.writers, server.origin, signal);
  const sellers = startSellers(settings.sellers, server.origin, () => finishing, { signal });
  const faults = { lost: new Set<string>(), doubled: new Set<string>(), torn: new Set<string>() };

  const check = async () => {
    const leads = await verify(database, [...writers.acknowledged]);
    const photos = await verifyPhotos(sellers);
    for (const kind of ['lost', 'doubled', 'torn'] as const) {
      for (const fault of [...leads[kind], ...photos[kind]]) faults[kind].add(fault);
    }
    return { stored: leads.stored };
  };

  const answered = () => writers.acknowledged.length + sellers.answered;
  const untilFirstAnswer = async () => {
    const giveUpAt = performance.now() + firstAnswerMs;
    for (const before = answered(); answered() === before && performance.now() < giveUpAt;) {
      await sleep(5);
    }
  };

  try {
    for (let kill = 1; kill <= settings.kills; kill += 1) {
      if (kill % 3 > 0) await untilFirstAnswer();
      const mostMs = settings.sellers > 0 && kill % 3 === 1 ? photoLifeMs : longestLifeMs;
      await sleep(shortestLifeMs + Math.random() * (mostMs - shortestLifeMs));
      await server.kill();
      await check();
      const words = `${writers.acknowledged.length} messages, ${sellers.photos.length} photos`;
      settings.progress?.(kill, words);
      await server.start();
    }
    finishing = true;
    await within(patienceMs, Promise.all([writers.finish(), ...sellers.loops]));
  } finally {
    // Also when something was thrown: nobody goes on asking a server that is no more.
    over.abort();
    await server.kill();
    await Promise.allSettled([...writers.loops, ...sellers.loops]);
  }
  const { stored } = await check();
  const incoming = join(mediaDir, '.incoming');
  await age(incoming);
  await server.start();
  for (let look = 0; look < mostLooks && (await namesIn(incoming)).length > 0; look++)
    await sleep(500);
  await server.kill();
  return {
    kills: settings.kills,
    stored,
    acknowledged: writers.acknowledged.length,
    acknowledgedPhotos: sellers.photos.length,
    finishedSubmissions: sellers.finished.length,
    posts: writers.posts + sellers.posts,
    contradictions: [...writers.contradictions, ...sellers.contradictions],
    lost: [...faults.lost],
    doubled: [...faults.doubled],
    torn: [...faults.torn],
    leftovers: await leftovers(database, mediaDir),
  };
}

/** As if two hours had passed: half-written files are only cleared away when nobody can still write them. */
async function age(folder: string): Promise<void> {
  const then = new Date(Date.now() - 2 * 3_600_000);
  for (const file of await namesIn(folder)) {
    await utimes(join(folder, file), then, then);
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

async function within<T>(waitMs: number, work: Promise<T>): Promise<T> {
  const late = sleep(waitMs, null, { ref: false }).then(() => {
    throw new Error(`The server did not take the last forms and photos within ${waitMs} ms`);
  });
  return Promise.race([work, late as Promise<never>]);
}
