import { msg, t } from '@lingui/core/macro';
import type { ComparedRow, RowWithBest } from '#domain/inventory/compare-buses.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { busField } from '#domain/inventory/fields/bus-fields.ts';
import { say, type Message } from '#messages/i18n.ts';
import { cdlAnswer, sayMilesOfLot, sayOfferOfDetail } from '#site/words/bus-words.ts';
import { fieldName } from '#site/words/trade-words.ts';
import { FieldFigure } from './field-figure.tsx';

export function rowName({ key }: ComparedRow): string {
  if (key === 'offer') return fieldName('priceCents');
  return key === 'license' ? t({ message: 'License', context: 'to drive' }) : fieldName(key);
}

const bestWords: Record<RowWithBest, Message> = {
  offer: msg`Lowest price`,
  mileageMiles: msg`Fewest miles`,
  year: msg`Newest year`,
};

/** What is said of the values that are better than the others of their row. */
export const bestWord = ({ key }: ComparedRow): string | null =>
  key in bestWords ? say(bestWords[key as RowWithBest]) : null;

interface ComparedValueProps {
  row: ComparedRow;
  at: number;
  bus: BusDetail;
}

/** One bus's value of a row; a dash where it is not known. */
export function ComparedValue({ row, at, bus }: ComparedValueProps) {
  if (row.key === 'license') return cdlAnswer(row.values[at] ?? 'unknown');
  if (row.key === 'offer') return sayOfferOfDetail(bus);
  if (row.key === 'mileageMiles' && bus.lot?.mileageMiles) return sayMilesOfLot(bus.lot);
  const value = row.values[at] ?? null;
  if (value !== null) {
    const field = busField(row.key);
    const shown = <FieldFigure field={row.key} value={value} />;
    return field.type === 'text' && field.isName ? <span translate="no">{shown}</span> : shown;
  }
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t`Not known`}</span>
    </>
  );
}
