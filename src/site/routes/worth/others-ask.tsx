import { t } from '@lingui/core/macro';
import { AskedPricesView, type AskedPricesProps } from './asked-prices-view.tsx';

/** On a bus's own page: what comparable ones ask, this one marked. */
export function OthersAsk(props: AskedPricesProps) {
  return (
    <section aria-labelledby="prices-heading" className="specifications no-print">
      <h2 id="prices-heading">{t`What others ask`}</h2>
      <AskedPricesView {...props} />
    </section>
  );
}
