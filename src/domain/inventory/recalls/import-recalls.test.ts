import { expect, it } from 'vitest';
import { recallCells } from '#test/factories/recall-file.ts';
import { importRecalls, type RecallLine } from './import-recalls.ts';
import type { RecallStore } from './recall-store.ts';

it('holds a few hundred rows at a time, however many there are', async () => {
  const rows = 60_000;
  const cells = recallCells();
  let mostHeld = 0;
  let handedOut = 0;
  let stored = 0;
  const store: Pick<RecallStore, 'begin'> = {
    begin: async () => ({
      async add(batch) {
        stored += batch.length;
        mostHeld = Math.max(mostHeld, batch.length, handedOut - stored);
      },
      use: async (newestOn) => ({
        outcome: 'used',
        file: { newestOn, campaigns: 1 },
        before: null,
      }),
      discard: async () => {},
    }),
  };
  async function* lines(): AsyncGenerator<RecallLine> {
    for (let line = 1; line <= rows; line++) {
      handedOut += 1;
      yield { line, cells };
    }
  }
  const result = await importRecalls([{ name: 'FLAT_RCL.txt', lines }], store, {
    today: '2026-11-01',
    anyway: false,
  });
  expect(result).toMatchObject({ outcome: 'used', counts: { rows, kept: rows } });
  expect(stored).toBe(rows);
  expect(mostHeld).toBeLessThanOrEqual(500);
});
