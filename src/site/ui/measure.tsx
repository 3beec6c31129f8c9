import { sayMeasure, type MeasuredIn, type MeasureStyle } from '#messages/figures.ts';

interface MeasureProps {
  /** In the unit that it is kept in. */
  value: number;
  of: MeasuredIn;
  /** "42 mi" when absent. `both` is for tables that nobody should need a script to read. */
  how?: MeasureStyle;
}

/**
 * A figure with its unit, as readers of the language measure. It keeps what it was made of, so that
 * `browser/page/units-switch.ts` can say it anew in the units that a visitor chose: islands that show
 * one must not mind that the words have changed before they wake.
 */
export function Measure({ value, of, how }: MeasureProps) {
  return (
    <data value={String(value)} data-measure={of} data-said={how} suppressHydrationWarning>
      {sayMeasure(value, of, undefined, how)}
    </data>
  );
}
