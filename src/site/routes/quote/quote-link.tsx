import { t } from '@lingui/core/macro';
import { urls } from '#site/urls.ts';

/** Leads from buses that are looked at together to one quote for them; nothing without any. */
export function QuoteLink({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <a href={urls.quote(ids.map(String))} className="text-link no-print">
      {ids.length === 1 ? t`Ask a quote for this bus` : t`Ask one quote for these buses`}
    </a>
  );
}
