import { t } from '@lingui/core/macro';
import { filtersOf } from '#domain/alerts/alert-question.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { urls } from '#site/urls.ts';

/** The way from a list to an alert that watches it, with everything that was asked. */
export function SaveSearch({ query }: { query: ListQuery }) {
  const filters = filtersOf(query);
  if (query.text === '' && filters === '') return null;
  return (
    <p className="save-search no-print">
      <a href={urls.busAlerts({ wanted: query.text, filters })} className="text-link">
        {t`Save this search: we write when a bus comes or its price drops`}
      </a>
    </p>
  );
}
