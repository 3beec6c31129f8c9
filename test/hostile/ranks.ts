/**
 * Mann-Whitney: how likely two samples at least this different are when nothing sets them apart
 * (two-sided, normal approximation; good from some twenty values on each side).
 */
export function mannWhitneyP(a: readonly number[], b: readonly number[]): number {
  const all = [
    ...a.map((value) => ({ value, own: true })),
    ...b.map((value) => ({ value, own: false })),
  ];
  all.sort((x, y) => x.value - y.value);
  let rankSum = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1;
    // Equal values share the middle of their ranks.
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ own }) => own).length;
    from = to;
  }
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** Standard normal distribution function; Abramowitz and Stegun 26.2.17, error below 1e-7. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}
