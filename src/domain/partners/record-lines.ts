import type { ImportInput } from '../inventory/import/import-inputs.ts';
import type { RawRow } from '../inventory/import/imported-row.ts';
import { importLimits } from '../staff/import/import-ports.ts';
import { isSourceId, readSentBus, recordNames, type SentBus } from './sent-bus.ts';

export const recordLimits = { lineBytes: 64 * 1024, rows: importLimits.rows, faults: 20 } as const;

/** What is wrong with a line as a line, before it is compared with anything. */
export interface LineFault {
  line: number;
  field: string | null;
  /** A clause. */
  reason: string;
}

/** Thrown at what ends the reading; `faults` in the order of the lines, and never empty. */
export class FaultyLines extends Error {
  override name = 'FaultyLines';
  readonly faults: readonly LineFault[];
  constructor(faults: readonly LineFault[]) {
    super('lines that are no buses');
    this.faults = faults;
  }
}

/** What a body of lines was found to hold while it passed. */
export interface LinesSeen {
  rows: number;
  /** Names that any line has, in our order. */
  names: ImportInput[];
}

/**
 * Looks at every line of a body of JSON lines while it passes on its way to the disk, and holds no more
 * than one. Ends it with `FaultyLines` at a line that is too long, at a row too many, and at the
 * twentieth faulty line; with fewer, at its end. `seen` is whole when the bytes are.
 */
export function watchLines(bytes: AsyncIterable<Uint8Array>): {
  bytes: AsyncGenerator<Uint8Array>;
  seen: LinesSeen;
} {
  const seen: LinesSeen = { rows: 0, names: [] };
  const names = new Set<ImportInput>();
  const faults: LineFault[] = [];
  const look = ({ line, text }: Line) => {
    const reading = readLine(text);
    if (reading.outcome === 'blank') return;
    if (reading.outcome === 'faulty') {
      faults.push({ line, field: reading.field, reason: reading.reason });
      if (faults.length >= recordLimits.faults) throw new FaultyLines(faults);
      return;
    }
    seen.rows++;
    if (seen.rows > recordLimits.rows)
      throw new FaultyLines([
        ...faults,
        { line, field: null, reason: `is one row more than the ${recordLimits.rows} of one call` },
      ]);
    for (const name of reading.record.keys()) names.add(name);
  };
  async function* passing() {
    const lines = createLineSplitter(faults);
    for await (const chunk of bytes) {
      for (const line of lines.add(chunk)) look(line);
      yield chunk;
    }
    for (const line of lines.end()) look(line);
    if (faults.length > 0) throw new FaultyLines(faults);
    seen.names = recordNames.flatMap(({ name }) => (names.has(name) ? [name] : []));
  }
  return { bytes: passing(), seen };
}

/** The rows of a body that `watchLines` has let pass, as the import reads them. */
export async function* rowsOfLines(
  bytes: AsyncIterable<Uint8Array>,
  names: readonly ImportInput[],
): AsyncGenerator<RawRow> {
  const lines = createLineSplitter([]);
  const rowOf = ({ line, text }: Line): RawRow[] => {
    const reading = readLine(text);
    return reading.outcome === 'record' ? [{ line, cells: cellsUnder(reading.record, names) }] : [];
  };
  for await (const chunk of bytes) yield* lines.add(chunk).flatMap(rowOf);
  yield* lines.end().flatMap(rowOf);
}

export const cellsUnder = (record: SentBus, names: readonly ImportInput[]): string[] =>
  names.map((name) => record.get(name) ?? '');

function readLine(text: string | null) {
  if (text === null) return faulty(null, 'is not UTF-8');
  if (text.trim() === '') return { outcome: 'blank' } as const;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return faulty(null, 'is not JSON');
  }
  const reading = readSentBus(value);
  if (reading.outcome === 'faulty') return reading;
  const id = reading.record.get('sourceId');
  return id === undefined || !isSourceId(id)
    ? faulty('sourceId', 'is missing, or cannot be an id')
    : reading;
}

const faulty = (field: string | null, reason: string) =>
  ({ outcome: 'faulty', field, reason }) as const;

/** `text` is null for bytes that are no UTF-8. */
interface Line {
  line: number;
  text: string | null;
}

const newline = 0x0a;

/** Throws `FaultyLines`, with those before, at a line that is too long: it is not read on. */
function createLineSplitter(before: readonly LineFault[]) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 0;
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  const hold = (piece: Uint8Array) => {
    bytes += piece.byteLength;
    if (bytes > recordLimits.lineBytes) {
      const reason = `is longer than ${recordLimits.lineBytes} bytes`;
      throw new FaultyLines([...before, { line: line + 1, field: null, reason }]);
    }
    if (piece.byteLength > 0) pieces.push(piece);
  };
  const take = (): Line => {
    const whole = new Uint8Array(bytes);
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.byteLength;
    }
    pieces = [];
    bytes = 0;
    line++;
    try {
      return { line, text: decoder.decode(whole) };
    } catch {
      return { line, text: null };
    }
  };
  return {
    add(chunk: Uint8Array): Line[] {
      const found: Line[] = [];
      let from = 0;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
        hold(chunk.subarray(from, at));
        found.push(take());
        from = at + 1;
      }
      hold(chunk.subarray(from));
      return found;
    },
    end: (): Line[] => (bytes > 0 ? [take()] : []),
  };
}
