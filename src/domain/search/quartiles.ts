/** Of fewer buses than these, a span says more about those buses than about what one costs. */
export const fewestForSpan = 8;

/** Places in ascending order, from 0: at most a quarter of all stand before `lower`, or after `upper`. */
export const quartileRanks = (count: number) => ({
  lowest: 0,
  lower: Math.floor((count - 1) / 4),
  /** Half of them, or of an odd number one more, stand up to here. */
  middle: Math.floor((count - 1) / 2),
  upper: Math.ceil((3 * (count - 1)) / 4),
  highest: count - 1,
});
