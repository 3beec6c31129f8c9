import { sayMeasure, type MeasuredIn } from '#messages/figures.ts';

interface MeasureProps {
  /** In the unit that it is kept in. */
  value: number;
  of: MeasuredIn;
  /** "42 miles" in sentences; "42 mi" without. */
  long?: boolean;
  /** "84,210 mi (135,523 km)", for tables that nobody should need a script to read. */
  both?: boolean;
}

/**
 * A figure with its unit, as readers of the language measure. It keeps what it was made of, so that
 * `browser/page/units-switch.ts` can say it anew in the units that a visitor chose: islands that show
 * one must not mind that the words have changed before they wake.
 */
export function Measure({ value, of, long = false, both = false }: MeasureProps) {
  const said = long ? 'long' : both ? 'both' : undefined;
  return (
    <data value={String(value)} data-measure={of} data-said={said} suppressHydrationWarning>
      {sayMeasure(value, of, undefined, said)}
    </data>
  );
}
