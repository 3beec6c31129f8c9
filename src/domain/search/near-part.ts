import { milesOfOneMiss } from './closeness.ts';
import { widerRadius } from './near.ts';
import type { QueryPart } from './query-part.ts';
import { nameChip } from './smart-search/chip.ts';
import type { NearPlace } from './whereabouts.ts';

/** Only a circle leaves buses out; without a radius a place is an order. */
export function nearPart(place: NearPlace): Omit<QueryPart, 'words' | 'importance'> {
  const { label, radiusMiles } = place;
  if (radiusMiles === null) return { conditions: [nameChip(label)], groups: [], close: [] };
  const wider = widerRadius(radiusMiles) ?? 2 * radiusMiles;
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
