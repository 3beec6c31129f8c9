import { type GrowableList, growableList } from './growable.ts';
import { fillRows, type Rows } from './rows.ts';

/** Per document a run of row numbers in one long list; turned into rows once the order is known. */
export function forward() {
  const entries = growableList();
  const ends = growableList();
  return {
    push(row: number): void {
      entries.push(row);
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
  const counts = new Uint32Array(place.length);
  if (order.length === ends.length)
    for (let at = 0; at < entries.length; at++) counts[entries.at(at)]!++;
  else
    for (const came of order)
      for (let at = came === 0 ? 0 : ends.at(came - 1); at < ends.at(came); at++)
        counts[entries.at(at)]!++;
  const filler = fillRows(counts, order.length, place);
  for (let doc = 0; doc < order.length; doc++) {
    const came = order[doc]!;
    const end = ends.at(came);
    for (let at = came === 0 ? 0 : ends.at(came - 1); at < end; at++)
      filler.push(entries.at(at), doc);
  }
  return filler.rows;
}
