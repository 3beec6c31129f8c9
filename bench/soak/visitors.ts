import { startArrivals } from '../load/arrivals.ts';
import { addressOf } from '../load/visitor.ts';

const paths = ['/', '/buses', '/buses?search=shuttle', '/search?q=coach', '/contact'];

/** Pages asked for while one thing was broken, or nothing. */
export interface Tally {
  asked: number;
  /** Refused for want of time or of a database, with a page that says so. */
  refused: number;
  /** Answers that are none of a page and a refusal, and none at all, by what they were. */
  failed: Record<string, number>;
  slowestMs: number;
}

const patienceMs = 15_000;

/** Asks for `perSecond` pages a second, and keeps a tally for whatever `begin` names. */
export function startVisitors(origin: () => string | null, perSecond: number) {
  const tallies = new Map<string, Tally>();
  let current = '';
  let number = 0;
  const begin = (name: string) => {
    current = name;
    if (!tallies.has(name)) tallies.set(name, { asked: 0, refused: 0, failed: {}, slowestMs: 0 });
  };
  begin('nothing');
  const ask = async () => {
    const to = origin();
    const tally = tallies.get(current);
    if (!to || !tally) return;
    number += 1;
    tally.asked += 1;
    const startedMs = performance.now();
    const failed = (what: string) => (tally.failed[what] = (tally.failed[what] ?? 0) + 1);
    try {
      const answer = await fetch(to + paths[number % paths.length], {
        headers: { 'x-forwarded-for': addressOf(number) },
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.arrayBuffer();
      if (answer.status === 503) tally.refused += 1;
      else if (answer.status !== 200) failed(String(answer.status));
    } catch (error) {
      // Killed with the server that was asked.
      if (origin() === to) failed((error as { cause?: { code?: string } }).cause?.code ?? 'none');
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedMs);
  };
  return { tallies, begin, stop: startArrivals(perSecond, () => void ask()) };
}
