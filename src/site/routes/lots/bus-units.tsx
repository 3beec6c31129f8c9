import { plural, t } from '@lingui/core/macro';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { PublicUnit } from '#domain/inventory/lots/lot-unit.ts';
import { sayDollars } from '#messages/figures.ts';
import { Measure } from '#site/ui/measure.tsx';
import { urls } from '#site/urls.ts';
import { notAvailable, sayPriceOfDetail } from '#site/words/bus-words.ts';
import { sayColor } from '#site/words/color-words.ts';
import { QuoteTick } from '../quote/quote-add.tsx';
import { sayLot, sayUnitState } from '#site/words/lot-words.ts';
import { fieldName } from '#site/words/trade-words.ts';

/** More of them are a press away. */
const mostAtOnce = 24;

/** The buses of a lot, each with what is known of it alone; sold ones stay, marked. */
export function BusUnits({ bus }: { bus: BusDetail }) {
  const { lot, units, sold } = bus;
  if (lot === null || units.length === 0) return null;
  const rest = units.slice(mostAtOnce);
  const more = rest.length;
  return (
    <section aria-labelledby="units-heading" className="specifications">
      <h2 id="units-heading">{t`The buses of this lot`}</h2>
      <p>
        {sold ? null : `${sayLot(lot)} `}
        {t`Prices are per bus.`}
      </p>
      <UnitTable bus={bus} units={units.slice(0, mostAtOnce)} />
      {more > 0 ? (
        <details className="no-print">
          <summary>{plural(more, { one: '# more bus', other: '# more buses' })}</summary>
          <UnitTable bus={bus} units={rest} />
        </details>
      ) : null}
      {units.some(({ vin }) => vin !== null) ? (
        <p className="no-print">{t`Press a VIN to read what it says.`}</p>
      ) : null}
    </section>
  );
}

function UnitTable({ bus, units }: { bus: BusDetail; units: readonly PublicUnit[] }) {
  return (
    <table className="unit-table figures">
      <thead>
        <tr>
          <th scope="col">{t({ message: 'Bus', context: 'of a lot' })}</th>
          <th scope="col">{fieldName('mileageMiles')}</th>
          <th scope="col">{fieldName('priceCents')}</th>
          <th scope="col">{t({ message: 'State', context: 'of a bus of a lot' })}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} className={unit.state === 'for-sale' ? undefined : 'text-muted'}>
            <th scope="row">
              <QuoteTick bus={bus} unit={unit} />
              <About unit={unit} bus={bus} />
            </th>
            <td>
              {isKnown(unit.mileageMiles) ? (
                <Measure value={unit.mileageMiles} of="mile" />
              ) : (
                notAvailable()
              )}
            </td>
            <td>{priceOf(unit, bus)}</td>
            <td>{sayUnitState(unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a unit costs; nobody knows what a sold one brought. */
function priceOf({ state, priceCents }: PublicUnit, { listedPriceCents }: BusDetail): string {
  if (state === 'sold') return '–';
  const price = priceCents ?? listedPriceCents;
  return isKnown(price) ? sayDollars(price) : sayPriceOfDetail(null);
}

function About({ unit, bus }: { unit: PublicUnit; bus: BusDetail }) {
  const { vin, color, condition } = unit;
  const shown = bus.images.flatMap(({ name }, at) =>
    unit.pictures.includes(name) ? [{ name, number: at + 1 }] : [],
  );
  return (
    <>
      {vin ? (
        <form method="post" action={urls.vin()} translate="no">
          <button name="vin" value={vin} className="text-link">
            {vin}
          </button>
        </form>
      ) : null}
      {color ? <div>{sayColor(color)}</div> : null}
      {/* The seller's own words, in whichever language they were written. */}
      {condition ? (
        <div lang="" className="typed-lines">
          {condition}
        </div>
      ) : null}
      {shown.map(({ name, number }) => (
        <a key={name} href={urls.media(name)} className="text-link no-print">
          {t`Photo ${number}`}{' '}
        </a>
      ))}
    </>
  );
}
