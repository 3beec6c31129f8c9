/** How far documents are from what was wanted, in one number a document: 0 where nothing is missed. */
export interface MissOrder {
  /**
   * Figures that were wanted, bounds inclusive; the one that is missed least counts. A figure misses by
   * 1 when it lies `below` under `min`, or `above` over `max`, and in proportion before and beyond that.
   */
  figures: readonly {
    number: string;
    min?: number | undefined;
    max?: number | undefined;
    below: number;
    above: number;
  }[];
  /** What a document misses of which none of the figures is known. */
  otherwise: number;
  /** Added: so many miles from here are as bad as 1, and a document without a point as `unplaced`. */
  away?: { from: { lat: number; lng: number }; milesOfOne: number; unplaced: number } | undefined;
}
