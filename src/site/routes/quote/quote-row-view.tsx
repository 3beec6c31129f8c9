import { t } from '@lingui/core/macro';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { PublicUnit } from '#domain/inventory/lots/lot-unit.ts';
import { mostOfLot, writeChoice, type QuoteChoice } from '#domain/quotes/quote-choice.ts';
import type { QuoteRow } from '#domain/quotes/quote-rows.ts';
import { Button } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { sayCapacity, sayMiles, sayOffer } from '#site/words/bus-words.ts';
import { unitName } from '#site/words/lot-words.ts';
import { CountField } from './count-field.tsx';
import { sayAsked, sayCents, sayShortage } from './quote-words.ts';

interface QuoteRowProps {
  row: QuoteRow;
  /** The whole list, as an address holds it. */
  take: readonly string[];
  /** For sale and like it, where it is not. */
  similar: readonly BusCard[];
}

/** One choice: what it is, what it asks, what of it cannot be had, and the ways to change that. */
export function QuoteRowView({ row, take, similar }: QuoteRowProps) {
  const { bus, choice, forSale, canBeHad } = row;
  const asked = sayAsked(row);
  const shortage = sayShortage(row);
  const own = writeChoice(choice);
  /** The list with others in the place of this choice, gone on with where the list stands. */
  const changed = (instead: readonly QuoteChoice[]) => {
    const choices = take.flatMap((one) => (one === own ? instead.map(writeChoice) : [one]));
    return `${urls.quote(choices, { by: 'changing' })}#choices`;
  };
  const stock = bus.stockNumber && t`Stock ${{ stockNumber: bus.stockNumber }}`;
  const facts = [stock, sayCapacity(bus), sayMiles(bus), sayOffer(bus)].filter(Boolean).join(' · ');
  return (
    <li>
      <h3>
        <a href={urls.bus(bus)} translate="no">
          {bus.title}
        </a>
      </h3>
      <p className="text-muted figures">{facts}</p>
      {asked ? <p>{asked}</p> : null}
      {canBeHad > 1 ? (
        <p className="figures">{t`Together: ${{ sum: sayCents(row.cents) }}`}</p>
      ) : null}
      {shortage.length > 0 ? (
        <p>
          <strong>{shortage.join(' ')}</strong>
        </p>
      ) : null}
      <Replacements row={row} changed={changed} similar={similar} />
      <div className="quote-change no-print">
        {forSale > 1 ? (
          <form method="get" action={`${urls.quote([])}#choices`}>
            {take
              .filter((one) => one !== own)
              .map((one) => (
                <input key={one} type="hidden" name="take" value={one} />
              ))}
            <input type="hidden" name="add" value={bus.id} />
            {'count' in choice ? (
              <CountField forSale={forSale} count={choice.count} />
            ) : (
              <>
                <input type="hidden" name="by" value="changing" />
                <UnitTicks units={bus.units} chosen={choice.units} />
              </>
            )}
            <Button type="submit" look="secondary">{t`Change`}</Button>
          </form>
        ) : null}
        <a href={changed([])} className="text-link">
          {t`Remove`} <span className="sr-only">{bus.title}</span>
        </a>
      </div>
    </li>
  );
}

/** Exactly these of a lot: others that are for sale can be ticked in their place. */
function UnitTicks({ units, chosen }: { units: readonly PublicUnit[]; chosen: readonly number[] }) {
  return units
    .filter(({ state }) => state === 'for-sale')
    .map((unit) => (
      <label key={unit.id} className="quote-tick">
        <input
          type="checkbox"
          name="unit"
          value={unit.number}
          defaultChecked={chosen.includes(unit.number)}
        />
        {unitName(unit)}
      </label>
    ));
}

interface ReplacementsProps {
  row: QuoteRow;
  changed(instead: readonly QuoteChoice[]): string;
  similar: readonly BusCard[];
}

const mostOffered = 6;

/** What could be taken in the place of what cannot be had: ways to change the list, none of them on it. */
function Replacements({ row, changed, similar }: ReplacementsProps) {
  const { choice, bus, units, forSale, canBeHad, asked } = row;
  if (canBeHad === asked) return null;
  const kept = units.filter(({ state }) => state === 'for-sale').map(({ number }) => number);
  if ('units' in choice && row.instead.length > 0) {
    return (
      <p className="no-print">
        {t`Take instead:`}{' '}
        {row.instead.slice(0, mostOffered).map((unit) => (
          <span key={unit.id}>
            <a
              href={changed([{ busId: bus.id, units: [...kept, unit.number] }])}
              className="text-link"
            >
              {unitName(unit)}
            </a>{' '}
          </span>
        ))}
      </p>
    );
  }
  if (canBeHad > 0) {
    const fewer: QuoteChoice =
      'units' in choice
        ? { busId: bus.id, units: kept }
        : { busId: bus.id, count: Math.min(forSale, mostOfLot) };
    return (
      <p className="no-print">
        <a href={changed([fewer])} className="text-link">
          {t`Take what is left`}
        </a>
      </p>
    );
  }
  if (similar.length === 0) return null;
  return (
    <p className="no-print">
      {t`Take instead:`}{' '}
      {similar.map((other) => (
        <span key={other.id}>
          <a href={changed([{ busId: other.id, count: 1 }])} className="text-link" translate="no">
            {other.title}
          </a>{' '}
          <span className="figures">{sayOffer(other)}</span>{' '}
        </span>
      ))}
    </p>
  );
}
