/** Units of the picture, about pixels of a narrow phone. */
export const pictureWidth = 320;
export const dotSize = 8;
const margin = dotSize;

/**
 * A scale of prices and the dots on it, in the order they came in. A dot for each price, piled up
 * where they are nearly the same, `above` the line that all of them stand on. `also` lie on the scale
 * without one. `height` is that of the highest pile.
 */
export function layPriceDots(prices: readonly number[], also: readonly number[]) {
  const all = [...prices, ...also];
  const least = Math.min(...all);
  const span = Math.max(...all) - least;
  const room = pictureWidth - 2 * margin;
  const at = (cents: number) =>
    span === 0 ? pictureWidth / 2 : Math.round(margin + (room * (cents - least)) / span);
  const piles = new Map<number, number>();
  const dots = prices.map((cents) => {
    const pile = Math.floor(at(cents) / dotSize);
    const under = piles.get(pile) ?? 0;
    piles.set(pile, under + 1);
    return { x: pile * dotSize + dotSize / 2, above: under * dotSize + dotSize / 2 };
  });
  return { at, dots, height: Math.max(0, ...piles.values()) * dotSize };
}
