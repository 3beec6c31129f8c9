import type { ImportInput } from '../inventory/import/import-inputs.ts';
import { inputChoices } from '../inventory/import/map-columns.ts';
import { maxCellLength } from '../inventory/import/row-fault.ts';
import { cleanCell, saysNone } from '../inventory/import/values/cell-reading.ts';
import { withoutFormulaGuard } from '../inventory/import/values/read-cell-text.ts';
import { readKey } from '../inventory/import/values/read-identity.ts';

const longestId = 120;
/** Those that say whose a bus is, or repeat our own files, are not for programs of others. */
const kept: readonly ImportInput[] = ['source', 'listingId', 'createdAt', 'isBus'];

/** Names that a bus of a partner may have, in our order, with what staff call them. */
export const recordNames: readonly { name: ImportInput; label: string }[] = inputChoices
  .filter(({ input }) => !kept.includes(input))
  .map(({ input, label }) => ({ name: input, label }));
const known = new Set<string>(recordNames.map(({ name }) => name));

/** A bus as the cells of a row, by what they say. */
export type SentBus = ReadonlyMap<ImportInput, string>;

export type RecordReading =
  | { outcome: 'record'; record: SentBus }
  /** `reason` is a clause; `field` null where it is about the whole. */
  | { outcome: 'faulty'; field: string | null; reason: string };

/**
 * A JSON object as a row for the import: names of `recordNames`, with text, numbers, `true` and `false`;
 * null says that there is no value, a name that is absent says nothing.
 */
export function readSentBus(value: unknown): RecordReading {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return faulty(null, 'is not a JSON object');
  const record = new Map<ImportInput, string>();
  for (const [name, said] of Object.entries(value)) {
    if (!known.has(name)) return faulty(name.slice(0, 60), 'is not a name that a bus has');
    const cell = cellOf(said);
    if (cell === null) return faulty(name, 'is neither text, number, true, false nor null');
    if (cell.length > maxCellLength)
      return faulty(name, `is longer than ${maxCellLength.toLocaleString('en-US')} characters`);
    record.set(name as ImportInput, cell);
  }
  return { outcome: 'record', record };
}

/** Whether a text can be a bus's id within its source, exactly as it is written. */
export function isSourceId(text: string): boolean {
  return readKey(withoutFormulaGuard(cleanCell(text)), longestId).value === text;
}

function cellOf(said: unknown): string | null {
  switch (typeof said) {
    case 'string':
      return said;
    case 'number':
      return String(said);
    case 'boolean':
      return said ? 'yes' : 'no';
    default:
      return said === null ? saysNone : null;
  }
}

const faulty = (field: string | null, reason: string): RecordReading => ({
  outcome: 'faulty',
  field,
  reason,
});
