import { codesFor, type FacetCodes } from './facet-column.ts';
import { type GrowableList, growableList } from './growable.ts';

/**
 * Collects one facet's values of documents in the order they come in. A list given for a single-valued
 * facet counts as its first value.
 */
export function facetCollector(multi: boolean) {
  const numberOf = new Map<string, number>();
  const entries: GrowableList = growableList();
  const ends: GrowableList = growableList();

  function intern(value: string): number {
    let number = numberOf.get(value);
    if (number === undefined) {
      number = numberOf.size + 1;
      numberOf.set(value, number);
    }
    return number;
  }

  return {
    add(value: string | readonly string[] | null | undefined): void {
      if (!multi) {
        const first = typeof value === 'string' ? value : value?.[0];
        entries.push(first === undefined ? 0 : intern(String(first)));
        return;
      }
      for (const one of new Set(typeof value === 'string' ? [value] : value))
        entries.push(intern(String(one)));
      ends.push(entries.length);
    },
    finish(order: Uint32Array): FacetCodes {
      const values = [...numberOf.keys()].sort();
      const place = new Uint32Array(values.length + 1);
      values.forEach((value, at) => {
        place[numberOf.get(value)!] = at + 1;
      });
      if (!multi) {
        const codes = codesFor(order.length, values.length);
        for (let doc = 0; doc < order.length; doc++) codes[doc] = place[entries.at(order[doc]!)]!;
        entries.release();
        return { values, codes, starts: null };
      }
      const starts = new Uint32Array(order.length + 1);
      const begins = (came: number): number => (came === 0 ? 0 : ends.at(came - 1));
      for (let doc = 0; doc < order.length; doc++) {
        starts[doc + 1] = starts[doc]! + ends.at(order[doc]!) - begins(order[doc]!);
      }
      const codes = codesFor(starts[order.length]!, values.length);
      for (let doc = 0; doc < order.length; doc++) {
        const from = begins(order[doc]!);
        for (let at = starts[doc]!; at < starts[doc + 1]!; at++) {
          codes[at] = place[entries.at(from + at - starts[doc]!)]!;
        }
        codes.subarray(starts[doc], starts[doc + 1]).sort();
      }
      entries.release();
      ends.release();
      return { values, codes, starts };
    },
  };
}
