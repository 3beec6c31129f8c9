import { writeFileSync } from 'node:fs';
import { ENGINES } from './engines/all-engines.ts';
import { listingAt, listings } from './listings.ts';
import { benchQueries, KINDS } from './queries.ts';
import { type Truth, truthOf } from './truth.ts';

/** What one engine did, as the report needs it. */
export interface Measured {
  engine: string;
  size: number;
  buildMs: number;
  /** Processor time until then, generating the listings and collector threads included. */
  buildCpuMs: number;
  /** Resident memory after building and a collection, and the most it ever was. */
  memoryMb: number;
  peakMb: number;
  /** Per kind: the best time of each query, milliseconds, ascending. */
  times: Record<string, number[]>;
  /** Per kind: queries asked, with the exact total, and the share of page hits that belong there. */
  correct: Record<
    string,
    { asked: number; exactTotals: number; rightHits: number; hits: number }
  > | null;
}

const MOST_ROUNDS = 9;
const KIND_BUDGET_MS = 4000;
/** Beyond this size the naive truth would take longer than everything else. */
const MOST_FOR_TRUTH = 100_000;

/** `node measure.ts <engine> <size> <output file>`: one engine in a process of its own. */
const [name, sizeText, output] = process.argv.slice(2);
const size = Number(sizeText);
const engine = ENGINES[name!]!();
const queries = benchQueries(size);

const start = performance.now();
await engine.build(listings(size));
const buildMs = performance.now() - start;
const { user, system } = process.cpuUsage();
// Twice: arrays that the first collection finds dead are given back by the second.
globalThis.gc?.();
globalThis.gc?.();
const memoryMb = Math.round(process.memoryUsage().rss / 1e6);
const peakMb = Math.round(process.resourceUsage().maxRSS / 1e3);

const times: Record<string, number[]> = {};
for (const kind of KINDS) {
  const own = queries.filter((query) => query.kind === kind);
  const samples: number[][] = own.map(() => []);
  const deadline = performance.now() + KIND_BUDGET_MS;
  // The first round warms up and is not counted, unless there is no time for a second.
  for (let round = 0; round < MOST_ROUNDS + 1; round++) {
    for (let at = 0; at < own.length; at++) {
      if (samples[at]!.length > 0 && performance.now() > deadline) continue;
      const from = performance.now();
      const answer = await engine.search(own[at]!);
      const tookMs = performance.now() - from;
      if (answer.facets !== 6) throw new Error(`${name} counted ${answer.facets} facets`);
      if (round === 1 && samples[at]!.length === 1) samples[at]!.length = 0;
      samples[at]!.push(tookMs);
    }
  }
  times[kind] = samples.map((sample) => Math.min(...sample)).sort((a, b) => a - b);
}

const truth: Truth | null =
  size <= MOST_FOR_TRUTH ? truthOf(Array.from({ length: size }, (_, at) => listingAt(at))) : null;
const correct: NonNullable<Measured['correct']> = {};
for (const query of truth ? queries : []) {
  const own = (correct[query.kind] ??= { asked: 0, exactTotals: 0, rightHits: 0, hits: 0 });
  const relevant = truth!.relevant(query);
  const answer = await engine.search(query);
  own.asked++;
  if (answer.total === relevant.size) own.exactTotals++;
  own.hits += Math.min(24, Math.max(answer.ids.length, relevant.size - (query.offset ?? 0)));
  own.rightHits += answer.ids.filter((id) => relevant.has(id)).length;
}
await engine.close?.();

const measured: Measured = {
  engine: name!,
  size,
  buildMs,
  buildCpuMs: (user + system) / 1000,
  memoryMb,
  peakMb,
  times,
  correct: truth ? correct : null,
};
writeFileSync(output!, JSON.stringify(measured));
