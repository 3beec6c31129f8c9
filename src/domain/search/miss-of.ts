import type { MissOrder } from './bus-search.ts';

/** As bad as a place that is twice as far as counts. */
export const missOfNowhere = 2;

/**
 * What a bus misses, where it is not our engine that says so. `milesAway` is null where the bus stands
 * nowhere known, and left out when no place was named.
 */
export function missOf(
  { ranges, otherwise, milesOfOne }: MissOrder,
  figureOf: (name: string) => number | null,
  milesAway?: number | null,
): number {
  const misses = ranges.flatMap((range) => {
    const figure = figureOf(range.number);
    return figure === null ? [] : missOfFigure(range, figure);
  });
  const least = misses.length === 0 ? otherwise : Math.min(...misses);
  if (milesAway === undefined) return least;
  return least + (milesAway === null ? missOfNowhere : milesAway / milesOfOne);
}

/** How far outside of its bounds a figure lies, 1 being as far as is still close; 0 inside. */
export function missOfFigure(
  { min, max, below, above }: MissOrder['ranges'][number],
  figure: number,
): number {
  if (min !== null && figure < min) return (min - figure) / below;
  return max !== null && figure > max ? (figure - max) / above : 0;
}
