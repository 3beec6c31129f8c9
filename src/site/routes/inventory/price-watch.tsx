import { t } from '@lingui/core/macro';
import { StartInputs } from '#site/forms/form-parts.tsx';
import { hiddenFields } from '#site/forms/hidden-fields.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';

interface PriceWatchProps {
  bus: { id: number; sold: boolean; priceCents: number | null };
}

/**
 * Asks to be told when the price of one bus drops: a plain form, the same for everybody, so it is
 * cached. Where it cannot be taken as it is, the page it is posted to shows it again.
 */
export function PriceWatch({ bus: { id, sold, priceCents } }: PriceWatchProps) {
  if (sold || priceCents === null) return null;
  return (
    <section aria-labelledby="watch-heading" className="bus-note no-print">
      <h2 id="watch-heading">
        <Icon name="bell" size={26} />
        {t`Watch the price`}
      </h2>
      <form method="post" action={urls.priceWatch({ bus: id })} className="how-far">
        <label htmlFor="watch-email">{t`Tell me when the price drops`}</label>
        <div>
          <input
            id="watch-email"
            name="email"
            type="email"
            className="field-input"
            placeholder={t`Your email`}
            maxLength={254}
            required
            autoComplete="email"
            aria-describedby="watch-note"
          />
          <button type="submit" className="button">
            {t`Watch`}
          </button>
        </div>
        <StartInputs form="watch" start={{ key: '', stamp: '' }} />
        <input type="hidden" name={hiddenFields.bus} defaultValue={id} />
      </form>
      <p id="watch-note" className="bus-note-remark">
        {t`Also when it is sold or taken off the site, and then no more. We send a mail to confirm; one click stops it.`}
      </p>
    </section>
  );
}
