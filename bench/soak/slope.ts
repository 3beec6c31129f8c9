/** Least squares: megabytes an hour, and the standard error of that. Needs three samples. */
export function slopeOf(samples: readonly { hours: number; megabytes: number }[]): {
  perHour: number;
  error: number;
} {
  const n = samples.length;
  const meanX = samples.reduce((sum, { hours }) => sum + hours, 0) / n;
  const meanY = samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / n;
  let xx = 0;
  let xy = 0;
  for (const { hours, megabytes } of samples) {
    xx += (hours - meanX) ** 2;
    xy += (hours - meanX) * (megabytes - meanY);
  }
  const perHour = xy / xx;
  const squares = samples.reduce(
    (sum, { hours, megabytes }) => sum + (megabytes - meanY - perHour * (hours - meanX)) ** 2,
    0,
  );
  return { perHour, error: Math.sqrt(squares / (n - 2) / xx) };
}
