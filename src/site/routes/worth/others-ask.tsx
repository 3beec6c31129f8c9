import { t } from '@lingui/core/macro';
import type { AskedPrices } from '#domain/inventory/asked-prices.ts';
import { AskedPricesView } from './asked-prices-view.tsx';

interface OthersAskProps {
  prices: AskedPrices;
  priceCents: number | null;
}

/** On a bus's own page: what comparable ones ask, this one marked. */
export function OthersAsk(props: OthersAskProps) {
  return (
    <section aria-labelledby="prices-heading" className="specifications no-print">
      <h2 id="prices-heading">{t`What others ask`}</h2>
      <AskedPricesView {...props} />
    </section>
  );
}
