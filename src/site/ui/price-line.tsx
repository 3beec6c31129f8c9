interface PriceLineProps {
  /** Oldest first; null where no price was named, which leaves a gap. */
  steps: readonly { at: string; cents: number | null }[];
  /** Where the line ends: the last price holds until then. */
  until: Date;
  /** The same in words, for those who cannot see it; the figures stand beside it. */
  label: string;
}

const width = 260;
const height = 64;
const inset = 5;

/** What a bus cost and when, as steps; nothing where fewer than two prices were named. */
export function PriceLine({ steps, until, label }: PriceLineProps) {
  const known = steps.filter((step): step is { at: string; cents: number } => step.cents !== null);
  if (known.length < 2) return null;
  const from = Date.parse(steps[0]!.at);
  const end = Math.max(until.getTime(), Date.parse(steps.at(-1)!.at));
  const cents = known.map((step) => step.cents);
  const low = Math.min(...cents);
  const high = Math.max(...cents);
  const x = (time: number) =>
    (inset + ((time - from) / Math.max(1, end - from)) * (width - 2 * inset)).toFixed(1);
  const y = (value: number) =>
    (height - inset - ((value - low) / Math.max(1, high - low)) * (height - 2 * inset)).toFixed(1);
  const path = steps.map(({ at, cents: value }, index) => {
    if (value === null) return '';
    const next = steps[index + 1];
    const begun = (steps[index - 1]?.cents ?? null) === null;
    return `${begun ? `M${x(Date.parse(at))} ` : 'V'}${y(value)}H${x(next ? Date.parse(next.at) : end)}`;
  });
  return (
    <svg className="price-line" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={path.join('')} />
      {known.map(({ at, cents: value }) => (
        <circle key={at} cx={x(Date.parse(at))} cy={y(value)} r={3} />
      ))}
    </svg>
  );
}
