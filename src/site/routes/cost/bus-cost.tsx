import { t } from '@lingui/core/macro';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { urls } from '#site/urls.ts';

interface BusCostProps {
  bus: Pick<BusDetail, 'id' | 'slug'>;
  /** The place that its reader named, as typed. */
  near: string | undefined;
}

/** What a bus costs more than its price: asks for a place and leads to the page that counts. */
export function BusCost({ bus, near }: BusCostProps) {
  return (
    <section aria-labelledby="cost-heading" className="specifications no-print">
      <h2 id="cost-heading">{t`Cost at your door`}</h2>
      <p>{t`Price, delivery, your sales tax and tags, first service, a year of fuel and upkeep, and payments: an estimate, each rate with its source.`}</p>
      <form action={urls.busCost(bus)} method="get" className="how-far">
        <label htmlFor="cost-zip">{t`Where to?`}</label>
        <div>
          <input
            id="cost-zip"
            name="zip"
            className="field-input"
            placeholder={t`ZIP or town, state`}
            defaultValue={near}
            maxLength={60}
            autoComplete="postal-code"
          />
          <button type="submit" className="button">
            {t`Work it out`}
          </button>
        </div>
      </form>
    </section>
  );
}
