/** The end of an axis: the next of 2, 4, 6, 10, 20, 40, 60, 100 … so that its half is whole too. */
export function niceTop(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 10].find((each) => each * power >= most) ?? 10;
  return step * power;
}
