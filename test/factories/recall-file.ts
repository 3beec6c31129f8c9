import { readFileSync } from 'node:fs';
import type { RecallStore } from '#domain/inventory/recalls/recall-store.ts';
import { importRecalls, type RecallLine } from '#domain/inventory/recalls/import-recalls.ts';

export const recallFixture = 'test/fixtures/recalls/FLAT_RCL.txt';

/** Cells of one row in the layout of 29 columns: a good one, unless told otherwise. */
export function recallCells(told: Readonly<Record<number, string>> = {}): string[] {
  const cells = readFileSync(recallFixture, 'utf8').split('\r\n')[0]!.split('\t');
  return cells.map((cell, at) => told[at] ?? cell);
}

/** As an import brings them in. */
export async function storeRecalls(
  store: RecallStore,
  rows: readonly (readonly string[])[],
  { today = '2026-11-01', anyway = false } = {},
) {
  async function* lines(): AsyncGenerator<RecallLine> {
    for (const [at, cells] of rows.entries()) yield { line: at + 1, cells };
  }
  return importRecalls([{ name: 'FLAT_RCL.txt', lines }], store, { today, anyway });
}

/** All rows of the fixture. */
export const fixtureRecalls = (): string[][] =>
  readFileSync(recallFixture, 'utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split('\t'));
