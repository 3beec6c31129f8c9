import { t } from '@lingui/core/macro';
import { mostOfLot } from '#domain/quotes/quote-choice.ts';

interface CountFieldProps {
  forSale: number;
  /** As the field begins. */
  count: number;
}

/** How many of a lot a quote is asked for. */
export function CountField({ forSale, count }: CountFieldProps) {
  return (
    <label>
      {t`How many of ${forSale}`}{' '}
      <input
        type="number"
        name="count"
        min={1}
        max={Math.min(forSale, mostOfLot)}
        defaultValue={count}
        className="field-input"
      />
    </label>
  );
}
