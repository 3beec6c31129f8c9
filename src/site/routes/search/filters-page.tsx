import { t } from '@lingui/core/macro';
import { orderOf, type ListQuery } from '#domain/search/list-query.ts';
import { FilterSheet } from '#site/islands/filters/filters.tsx';
import type { FilterPanelProps } from '#site/islands/filters/filter-panel-props.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';

interface FiltersPageProps {
  model: { query: ListQuery; panel: FilterPanelProps };
}

/** All filters with all their values, as a form that leads to the list. Words and order go with it. */
export function FiltersPage({ model: { query, panel } }: FiltersPageProps) {
  const { text, asTyped, sort, near } = query;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          { label: t`Home`, href: urls.home() },
          { label: t`Buses for sale`, href: urls.buses() },
          { label: t`Filters` },
        ]}
        title={t`All filters`}
      />
      <form action={urls.buses()} method="get" className="filters filters-page">
        {text ? <input type="hidden" name="search" value={text} /> : null}
        {asTyped ? <input type="hidden" name="spelling" value="typed" /> : null}
        {sort !== orderOf(near) ? <input type="hidden" name="sort" value={sort} /> : null}
        <FilterSheet {...panel} onPage="all" />
      </form>
    </div>
  );
}
