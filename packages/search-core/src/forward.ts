import { type GrowableList, growableList } from './growable.ts';
import { fillRows, type Rows } from './rows.ts';

/** A number is written by seven bits a byte, the low ones first; this bit says that more follow. */
const MORE = 0x80;

/**
 * Per document a run of row numbers in one long list; turned into rows once the order is known. Rows are
 * numbered as they are first seen, so those of most entries have one byte or two: a million listings
 * have 80 million entries.
 */
export function forward() {
  const entries = growableList(Uint8Array);
  const ends = growableList();
  return {
    push(row: number): void {
      let rest = row;
      for (; rest >= MORE; rest >>>= 7) entries.push((rest & (MORE - 1)) | MORE);
      entries.push(rest);
    },
    endDocument(): void {
      ends.push(entries.length);
    },
    /**
     * The rows, `place[row]` being where each belongs, of the documents in `order`, whose entries are the
     * places in which they came in. To be called once: what was collected is given up.
     */
    finish(place: Uint32Array, order: Uint32Array): Rows {
      const rows = transpose(entries, ends, place, order);
      entries.release();
      ends.release();
      return rows;
    },
  };
}

/** From document → entries to entry → documents, in the given document order. */
function transpose(
  entries: GrowableList,
  ends: GrowableList,
  place: Uint32Array,
  order: Uint32Array,
): Rows {
  /** The rows of the document that came in that place. */
  const rowsOf = (came: number, take: (row: number) => void): void => {
    const end = ends.at(came);
    let row = 0;
    let shift = 0;
    for (let at = came === 0 ? 0 : ends.at(came - 1); at < end; at++) {
      const byte = entries.at(at);
      row |= (byte & (MORE - 1)) << shift;
      shift += 7;
      if (byte >= MORE) continue;
      take(row);
      row = shift = 0;
    }
  };
  const counts = new Uint32Array(place.length);
  for (const came of order) rowsOf(came, (row) => counts[row]!++);
  const filler = fillRows(counts, order.length, place);
  for (let doc = 0; doc < order.length; doc++) rowsOf(order[doc]!, (row) => filler.push(row, doc));
  return filler.rows;
}
