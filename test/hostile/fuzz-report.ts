/** Figures of many requests in a few lines, on the standard error of a long run. */
export function tell(
  who: string,
  found: {
    times: number[];
    statuses: Record<number, number>;
    slow: Map<string, number>;
    before: number;
    after: number;
  },
): void {
  const times = found.times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const slow = [...found.slow].map(([name, ms]) => `\n  ${Math.round(ms)} ms ${name}`);
  process.stderr.write(
    `${who}: ${times.length} requests, median ${at(0.5)} ms, 99% ${at(0.99)} ms, slowest ` +
      `${Math.round(times.at(-1) ?? 0)} ms; heap ${found.before} → ${found.after} MB; ${JSON.stringify(found.statuses)}` +
      `${slow.join('')}\n`,
  );
}
