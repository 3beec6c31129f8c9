/** The hosted service's own bound of numbers in filters. */
const largestFigure = 4_611_686_018_427_387;
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A plain decimal number within the protocol's range, or null: never hex, NaN or infinity. */
export function readFigure(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 64 || !decimal.test(trimmed)) return null;
  const value = Number(trimmed);
  return Math.abs(value) <= largestFigure ? value : null;
}
