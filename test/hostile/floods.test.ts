import { describe, expect, it } from 'vitest';
import { createAltchaFormProof } from '#adapters/proof-altcha/altcha-form-proof.ts';
import { createRateLimit } from '#domain/leads/rate-limit.ts';
import { createSignInLimits } from '#domain/staff/sign-in-limits.ts';
import { createAnswerMemo } from '#server/http/answer-memo.ts';
import { createAnalyticsQueue } from '#server/http/analytics/analytics-queue.ts';
import { servedMedia } from '#server/http/media/media-files.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { createPageCache } from '#server/front/page-cache/page-cache.ts';
import { createPopularSearches } from '#server/jobs/popular-searches.ts';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import { createTestSite, testNow } from '#test/factories/test-site.ts';
import { heapBytes } from '#test/setup/heap-bytes.ts';

/** Enough to tell what grows from what does not; `npm run suite -- hostile` gives the count of the list. */
const full = Boolean(process.env.HOSTILE_FULL);
const keys = full ? 10_000_000 : 500_000;

describe('Q03: memory for what strangers make up', () => {
  const cache = createPageCache({
    maxBytes: 1_048_576,
    watch: { stampOf: () => 0 },
    now: () => testNow,
  });
  const limit = createRateLimit('pages');
  const signIn = createSignInLimits('sign-in', { nowMs: () => 0 });
  const memo = createAnswerMemo();
  const proof = createAltchaFormProof({ now: () => testNow });
  const log = createLogger('silent');
  const tally = {
    add: async () => {},
    deleteBefore: async () => {},
    mostSince: async () => [],
  };
  const popular = createPopularSearches({ tally, now: () => testNow, log });
  const queue = createAnalyticsQueue({
    store: { add: async () => [], count: async () => {}, isForGood: () => false },
    forward: false,
    log,
    settings: { flushMs: 1e9 },
  });
  const fed: Record<string, (turn: number) => unknown> = {
    'limits by network': (turn) => limit.take(`key-${turn}-${turn * 7}`, turn),
    'limits on signing in': (turn) =>
      signIn.guess(
        { address: `a${turn}`, email: `${turn}@x`, knownEmail: null },
        async () => {},
        () => false,
      ),
    'addresses of pages': (turn) => void cache.keyOf(`/buses?search=w${turn}`),
    'answers of the search': async (turn) =>
      void (await memo.answer(`key ${turn}`, 1, async () => `{"hits":[${turn}]}`)),
    'proofs of work': (turn) => void proof.judge(turn % 100 === 0 ? `x${turn}` : ''),
    'counted searches': (turn) => {
      if (turn % 20 === 0) popular.countWords(`shuttle ${turn}`);
    },
    'counters of measuring': (turn) => queue.count('search' as never, `w${turn}`, 1, testNow),
  };

  it.each(Object.keys(fed))(
    '%s stay bounded',
    // What a first attempt has filled grows no more at a second.
    { timeout: 300_000, retry: 0 },
    async (name) => {
      const feed = fed[name]!;
      for (let turn = 0; turn < 50_000; turn++) await feed(turn);
      const before = heapBytes();
      // Reading an address takes longer than the rest.
      const turns = full && name === 'addresses of pages' ? keys / 5 : keys;
      for (let turn = 50_000; turn < turns; turn++) await feed(turn);
      expect((heapBytes() - before) / 1_048_576).toBeLessThan(64);
    },
  );

  it('and end with their parts', async () => {
    await popular.stop();
    await queue.stop();
  });
});

describe('Q04: a flood of faults', () => {
  it('is cut, thinned out, and says so; a fatal line always gets through', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const fault = Object.assign(new Error('x'.repeat(65_536)), {
      detail: 'Failing row contains (pat@example.com)',
      code: '23505',
    });
    for (let turn = 0; turn < 1_000; turn++)
      log.error({ err: fault, problem: 'y'.repeat(65_536), path: '/buses' }, 'unexpected');
    const told = lines.length;
    expect(told).toBeLessThan(260);
    for (const line of lines) {
      expect(line.length).toBeLessThan(6_000);
      expect(JSON.parse(line)).toMatchObject({ msg: 'unexpected', err: { code: '23505' } });
      expect(line).not.toContain('pat@example.com');
    }
    log.fatal('stopping');
    expect(lines).toHaveLength(told + 1);
  });

  it('of one kind hides no other, and says how many of its own are missing', () => {
    const lines: { msg: string; untold?: number; err?: { message: string } }[] = [];
    const log = createLogger('info', {
      write: (line: string) => void lines.push(JSON.parse(line)),
    });
    const throwHere = () => new Error('asked for at will');
    const throwElsewhere = () => new TypeError('a fault that matters');
    for (let turn = 0; turn < 5_000; turn++) {
      log.warn({ path: '/contact' }, 'a post from another site was refused');
      log.error({ err: throwHere(), path: '/buses' }, 'unexpected');
    }
    expect(lines.length).toBeLessThan(110);
    log.error({ err: throwElsewhere(), path: '/buses' }, 'unexpected');
    log.error({ err: throwHere() }, 'backup failed');
    expect(lines.at(-2)?.err?.message).toBe('a fault that matters');
    expect(lines.at(-1)?.msg).toBe('backup failed');
    expect(lines.every(({ untold = 0 }) => untold === 0)).toBe(true);
  });

  it('a day of it is less than a gigabyte', () => {
    let bytes = 0;
    const longest = new Error('é'.repeat(65_536));
    const log = createLogger('info', {
      write: (line: string) => void (bytes = Math.max(bytes, Buffer.byteLength(line))),
    });
    log.error({ err: longest, requestId: 'x'.repeat(64), path: '/p' }, 'unexpected');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes * 2 * 86_400).toBeLessThan(2 ** 30);
  });

  it('line by line about the same thing is one line a minute', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const site = await createTestSite({ parts: { log } });
    for (let turn = 0; turn < 20; turn++) await site.get('/nope');
    expect(lines).toEqual([]);
    await site.close();
  });
});

describe('G18: 200 drawings at once', () => {
  const ask = async (names: readonly string[]) => {
    let running = 0;
    let most = 0;
    let drawn = 0;
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const drawings = createMemoryMediaStore();
    const media = servedMedia({
      uploads: createMemoryMediaStore(),
      drawings,
      async prepare(name) {
        running += 1;
        drawn += 1;
        most = Math.max(most, running);
        await gate;
        await drawings.put(name, new Uint8Array(1), 'image/webp');
        running -= 1;
        return true;
      },
    });
    const site = await createTestSite({ parts: { media } });
    const asked = names.map((name) => site.get(`/media/${name}`));
    // All of them have come as far as they get.
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    const answers = await Promise.all(asked);
    await site.close();
    return { answers, most, drawn };
  };

  it('distinct ones are made in turn, and past the queue they come back later', async () => {
    const names = Array.from({ length: 200 }, (_, n) => `demo/${String(n).padStart(4, '0')}.webp`);
    const { answers, most, drawn } = await ask(names);
    expect(most).toBeLessThanOrEqual(2);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(drawn);
    expect(refused.length).toBe(200 - drawn);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get('retry-after')).toBe('5');
    expect(refused[0]!.headers.get('cache-control')).toBe('no-store');
  });

  it('the same one is made once', async () => {
    const { answers, drawn } = await ask(Array<string>(200).fill('demo/0001.webp'));
    expect(drawn).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
