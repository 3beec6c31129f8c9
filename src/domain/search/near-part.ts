import { milesOfOneMiss } from './closeness.ts';
import { widerRadius } from './near.ts';
import type { QueryPart } from './query-part.ts';
import { nameChip } from './smart-search/chip.ts';
import type { NearPlace } from './whereabouts.ts';

/** No bus of the country is farther away. */
const anywhereMiles = 6_000;

/**
 * Only a circle leaves buses out; without a radius a place is an order. Beyond a `bare` circle, which nobody
 * asked for, a bus is close however far it is.
 */
export function nearPart(place: NearPlace, bare?: true): Omit<QueryPart, 'words' | 'importance'> {
  const { label, radiusMiles } = place;
  if (radiusMiles === null) return { conditions: [nameChip(label)], groups: [], close: [] };
  const wider = bare ? anywhereMiles : (widerRadius(radiusMiles) ?? 2 * radiusMiles);
  return {
    conditions: [{ says: 'within', miles: radiusMiles, place: label }],
    groups: [],
    radiusMiles,
    close: [closeTo(radiusMiles, wider)],
  };
}

/**
 * How far beyond the circle, and the way there: both grow with the miles alone. Whoever stands nowhere
 * known is in no circle, and is not found here.
 */
export function closeTo(radiusMiles: number, wider: number): QueryPart['close'][number] {
  const room = wider - radiusMiles;
  return {
    groups: [],
    radiusMiles: wider,
    order: {
      ranges: [],
      otherwise: -radiusMiles / room,
      milesOfOne: 1 / (1 / room + 1 / milesOfOneMiss),
    },
    how: ({ milesAway }) => ({ kind: 'miles-away', miles: milesAway ?? wider }),
  };
}
