import type { Example } from './example.ts';
import { PriceLine } from './price-line.tsx';

const until = new Date('2026-11-01T12:00:00.000Z');
const step = (at: string, dollars: number | null) => ({
  at: `${at}T12:00:00.000Z`,
  cents: dollars === null ? null : dollars * 100,
});

/** What a bus has cost. */
export const examples: readonly Example[] = [
  {
    name: 'three prices',
    element: (
      <PriceLine
        steps={[step('2026-03-01', 54_000), step('2026-06-12', 49_500), step('2026-10-02', 45_000)]}
        until={until}
        label="From $54,000 to $45,000"
      />
    ),
  },
  {
    name: 'on request for a while',
    element: (
      <PriceLine
        steps={[step('2026-03-01', 45_000), step('2026-06-12', null), step('2026-09-02', 49_500)]}
        until={until}
        label="From $45,000 to $49,500"
      />
    ),
  },
];
