import { t } from '@lingui/core/macro';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { PublicUnit } from '#domain/inventory/lots/lot-unit.ts';
import { Button } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { unitName } from '#site/words/lot-words.ts';
import { CountField } from './count-field.tsx';

const formId = 'quote-add';

/** On the page of a bus or a lot: puts it on the list of a quote, so many of it or what is ticked. */
export function QuoteAdd({ bus }: { bus: BusDetail }) {
  const forSale = bus.lot ? bus.lot.forSale : (bus.quantity ?? 1);
  if (bus.sold || forSale === 0) return null;
  const isLot = forSale > 1 || bus.lot !== null;
  return (
    <section aria-labelledby="quote-heading" className="specifications no-print">
      <h2 id="quote-heading">{t`One quote for several buses`}</h2>
      <p>
        {bus.lot
          ? t`Tick the buses of this lot that you want, or say how many. Then add others: one message, one answer.`
          : t`Put it on a list, add others: one message, one answer.`}
      </p>
      <form id={formId} method="get" action={urls.quote([])} className="how-far">
        <input type="hidden" name="add" value={bus.id} />
        <div>
          {isLot ? <CountField forSale={forSale} count={1} /> : null}
          <Button type="submit" look="secondary">{t`Add to quote`}</Button>
        </div>
      </form>
    </section>
  );
}

/** A unit's name; of one that is for sale with a tick for the form above. */
export function QuoteTick({ bus, unit }: { bus: BusDetail; unit: PublicUnit }) {
  const name = unitName(unit);
  if (bus.sold || unit.state !== 'for-sale') return name;
  return (
    <label className="unit-tick">
      <input type="checkbox" name="unit" value={unit.number} form={formId} className="no-print" />
      {name}
    </label>
  );
}
