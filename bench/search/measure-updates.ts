import { writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSearchIndex } from '@omnibus/search-core';
import { listingAt, listings, listingSchema } from './listings.ts';
import { benchQueries, requestOf } from './queries.ts';

/**
 * What updates cost while queries go on, milliseconds. Samples during which the operating system took
 * the processor away are left out: on a busy machine they measure the other work.
 */
export interface MeasuredUpdates {
  size: number;
  edits: number;
  /** One document, until it can be found. */
  upsert: { p50: number; p99: number };
  /** Queries asked between the slices of merges. */
  query: { p50: number; p99: number };
  /** One slice of merging: the longest that a query can be kept waiting. */
  slice: { p99: number; max: number };
  snapshotMs: number;
  snapshotMb: number;
  loadMs: number;
}

const EDITS = 3000;

/** `node measure-updates.ts <size> <output file>` */
const [sizeText, output] = process.argv.slice(2);
const size = Number(sizeText);
const slices: number[] = [];
const index = createSearchIndex(listingSchema, {
  schedule(task) {
    const handle = setImmediate(() => {
      keep(slices, timed(task));
    });
    return () => clearImmediate(handle);
  },
});
index.replaceAll(listings(size));
const requests = benchQueries(size).map(requestOf);
for (const request of requests) index.search(request);

const upserts: number[] = [];
const queries: number[] = [];
for (let edit = 0; edit < EDITS; edit++) {
  const changed = { ...listingAt(size + edit), id: 1 + ((edit * 7919) % size) };
  keep(
    upserts,
    timed(() => index.upsert([changed])),
  );
  const { ids } = index.search({ query: changed.text.stock ?? '', limit: 1 });
  if (ids[0] !== changed.id) throw new Error(`edit of ${changed.id} was not found`);
  await nextTurn();
  keep(
    queries,
    timed(() => index.search(requests[edit % requests.length]!)),
  );
  await nextTurn();
}
index.settle();
let bytes: Uint8Array = new Uint8Array();
const snapshotMs = timed(() => (bytes = index.snapshot())).tookMs;
const loaded = createSearchIndex(listingSchema);
const loadMs = timed(() => loaded.loadSnapshot(bytes)).tookMs;

const measured: MeasuredUpdates = {
  size,
  edits: EDITS,
  upsert: { p50: at(upserts, 0.5), p99: at(upserts, 0.99) },
  query: { p50: at(queries, 0.5), p99: at(queries, 0.99) },
  slice: { p99: at(slices, 0.99), max: at(slices, 1) },
  snapshotMs,
  snapshotMb: Math.round(bytes.length / 1e6),
  loadMs,
};
writeFileSync(output!, JSON.stringify(measured));

interface Sample {
  tookMs: number;
  interrupted: boolean;
}

function timed(work: () => unknown): Sample {
  const before = process.resourceUsage().involuntaryContextSwitches;
  const start = performance.now();
  work();
  const tookMs = performance.now() - start;
  return { tookMs, interrupted: process.resourceUsage().involuntaryContextSwitches !== before };
}

function keep(samples: number[], { tookMs, interrupted }: Sample): void {
  if (!interrupted) samples.push(tookMs);
}

function at(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.floor((values.length - 1) * share)] ?? 0;
}
