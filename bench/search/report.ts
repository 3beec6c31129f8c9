import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from './engines/all-engines.ts';
import type { MeasuredUpdates } from './measure-updates.ts';
import type { Measured } from './measure.ts';
import { KINDS } from './queries.ts';

/** The report over all measurements in `folder`: one section per catalog size. */
export function report(folder: string): string {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.updates.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Measured);
  const sizes = [...new Set(all.map((one) => one.size))].sort((a, b) => a - b);
  const order = Object.keys(ENGINES);
  return [
    '# Search benchmark',
    '',
    `Written by \`npm run bench -- search <size>\`. Node ${process.version}, ${availableParallelism()} cores, one engine at a time in a process of its own.`,
    '',
    'Generated listings with descriptions (`bench/search/listings.ts`), 304 queries of eight kinds (`bench/search/queries.ts`). Every answer has the exact total, a page of 24 and six facet counts. Each query is timed up to nine times after a warm-up and its best time taken, because on a shared machine the others measure the neighbors; the tables show p50 / p95 / p99 of those times over the queries of a kind, in milliseconds. Every engine gets the same terms (our tokenizer), so that none loses by the way words are split. Engines without filters or counts get a plain loop over columns.',
    '',
    '*Exact totals* and *right hits* compare with a naive oracle (`bench/search/truth.ts`): how many queries have exactly the right number of hits, and which share of the hits that a page should have are on it and belong there.',
    ...sizes.flatMap((size) => [
      ...section(
        size,
        all
          .filter((one) => one.size === size)
          .sort((a, b) => order.indexOf(a.engine) - order.indexOf(b.engine)),
      ),
      ...updatesSection(join(folder, `${size}.updates.json`)),
    ]),
    '',
  ].join('\n');
}

function section(size: number, measured: readonly Measured[]): string[] {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = (cells: readonly string[]): string[] => [row(cells), row(cells.map(() => '---'))];
  const lines = ['', `## ${size.toLocaleString('en-US')} listings`, ''];
  lines.push(
    ...head(['Engine', ...KINDS, 'all queries', 'build s (processor s)', 'memory MB (peak)']),
  );
  for (const one of measured) {
    const everything = KINDS.flatMap((kind) => one.times[kind] ?? []).sort((a, b) => a - b);
    lines.push(
      row([
        one.engine,
        ...KINDS.map((kind) => spread(one.times[kind] ?? [])),
        spread(everything),
        `${(one.buildMs / 1000).toFixed(1)} (${(one.buildCpuMs / 1000).toFixed(1)})`,
        `${one.memoryMb} (${one.peakMb})`,
      ]),
    );
  }
  const judged = measured.filter((one) => one.correct);
  if (judged.length === 0) return lines;
  lines.push('', 'Exact totals, right hits:', '', ...head(['Engine', ...KINDS]));
  for (const one of judged) {
    lines.push(
      row([
        one.engine,
        ...KINDS.map((kind) => {
          const { asked, exactTotals, rightHits, hits } = one.correct![kind]!;
          return `${exactTotals}/${asked}, ${hits === 0 ? '–' : `${Math.round((100 * rightHits) / hits)} %`}`;
        }),
      ]),
    );
  }
  return lines;
}

function updatesSection(file: string): string[] {
  if (!existsSync(file)) return [];
  const { edits, upsert, query, slice, snapshotMs, snapshotMb, loadMs } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as MeasuredUpdates;
  return [
    '',
    `search-core, ${edits.toLocaleString('en-US')} edits one by one with queries and merges in between (samples interrupted by other processes left out), p50 / p99 ms: an edit until it is found ${short(upsert.p50)} / ${short(upsert.p99)}, a query ${short(query.p50)} / ${short(query.p99)}; a slice of merging p99 ${short(slice.p99)}, longest ${short(slice.max)} ms. Snapshot: ${snapshotMb} MB, written in ${short(snapshotMs)} ms, loaded in ${short(loadMs)} ms.`,
  ];
}

function spread(times: readonly number[]): string {
  if (times.length === 0) return '–';
  return [0.5, 0.95, 0.99]
    .map((share) => short(times[Math.floor((times.length - 1) * share)]!))
    .join(' / ');
}

function short(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 1 ? ms.toFixed(1) : ms.toFixed(3);
}
