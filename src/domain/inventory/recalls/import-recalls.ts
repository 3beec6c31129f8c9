import { readRecallRow } from './read-recall-row.ts';
import type { RecallFile, RecallRefusal, RecallRow, RecallStore } from './recall-store.ts';

/** One line of the file, or why there is none. */
export type RecallLine =
  | { line: number; cells: readonly string[] }
  | { line: number; fault: string };

interface BrokenRecallLine {
  file: string;
  line: number;
  reason: string;
}

/** What an import read. */
export interface RecallCounts {
  rows: number;
  /** Of makes that the vocabulary of buses and chassis has. */
  kept: number;
  broken: number;
  /** The first of them. */
  named: BrokenRecallLine[];
}

export type RecallImport =
  | { outcome: 'used'; counts: RecallCounts; file: RecallFile; before: RecallFile | null }
  | {
      outcome: 'refused';
      counts: RecallCounts;
      why: RecallRefusal | { outcome: 'broken' | 'empty' };
    };

/** More broken rows than this are no accident of a few lines; so few always pass. */
export const mostBrokenShare = 0.02;
const brokenThatPass = 10;
const mostNamed = 20;
/** A file that has no good row up to here is another file. */
const hopeRows = 200;
const batchRows = 500;

/**
 * Reads the files, which together are the whole list, into the store: a batch at a time, and in the
 * place of the list before it only when all of it was good.
 */
export async function importRecalls(
  files: readonly { name: string; lines(): AsyncIterable<RecallLine> }[],
  store: Pick<RecallStore, 'begin'>,
  how: { today: string; anyway: boolean; onRows?(rows: number): void },
): Promise<RecallImport> {
  const counts: RecallCounts = { rows: 0, kept: 0, broken: 0, named: [] };
  let newestOn: string | null = null;
  const load = await store.begin();
  const refuse = async (why: (RecallImport & { outcome: 'refused' })['why']) => {
    await load.discard();
    return { outcome: 'refused' as const, counts, why };
  };
  try {
    let batch: RecallRow[] = [];
    const flush = async () => {
      await load.add(batch);
      batch = [];
      how.onRows?.(counts.rows);
    };
    for (const { name, lines } of files) {
      for await (const line of lines()) {
        counts.rows += 1;
        const reading =
          'fault' in line
            ? { is: 'broken' as const, reason: line.fault }
            : readRecallRow(line.cells, how.today);
        if (reading.is === 'broken') {
          counts.broken += 1;
          if (counts.named.length < mostNamed)
            counts.named.push({ file: name, line: line.line, reason: reading.reason });
          if (counts.rows === counts.broken && counts.rows >= hopeRows)
            return await refuse({ outcome: 'broken' });
          continue;
        }
        if (reading.newestOn !== null && (newestOn === null || reading.newestOn > newestOn))
          newestOn = reading.newestOn;
        if (reading.is === 'other') continue;
        counts.kept += 1;
        batch.push(reading.row);
        if (batch.length >= batchRows) await flush();
      }
    }
    await flush();
    if (counts.broken > Math.max(brokenThatPass, counts.rows * mostBrokenShare))
      return await refuse({ outcome: 'broken' });
    if (counts.kept === 0 || newestOn === null)
      return await refuse({ outcome: counts.broken > 0 ? 'broken' : 'empty' });
    const used = await load.use(newestOn, { anyway: how.anyway });
    return used.outcome === 'used' ? { ...used, counts } : await refuse(used);
  } catch (error) {
    await load.discard().catch(() => {
      // The next import takes away what lies there; why this one ended is what counts.
    });
    throw error;
  }
}
