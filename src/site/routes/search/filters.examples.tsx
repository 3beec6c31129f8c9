import { filterPanel } from '#domain/search/filter-panel.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import type { Example } from '#site/ui/example.ts';
import type { FilterPanelProps } from '#site/islands/filters/filter-panel-props.ts';
import { ServedFilters } from '#site/islands/filters/filters.tsx';
import { namedGroups, namedRadii } from './panel-of.ts';
import { filtersUrl } from './list-urls.ts';

const counts = {
  categorySlug: { shuttle: 122, coach: 79, school: 1071 },
  seatsBucket: { '10_to_14': 40, '51_to_60': 122, gte_61: 31 },
  priceBucket: { lt_25k: 3, '25k_to_50k': 20, '50k_to_75k': 44, gte_75k: 5, lt_50k: 23 },
  wheelchair: { yes: 3, no: 4 },
  make: { 'Blue Bird': 20, MCI: 50, 'Thomas Built & Sons': 2, 'Motor Coach Industries Limited': 1 },
  state: { NJ: 12, PA: 9 },
};

function panelOf(
  address: string,
  more: Partial<FilterPanelProps> = {},
  sent: 'open' | 'all' = 'all',
): FilterPanelProps {
  const query = parseListQuery(new URLSearchParams(address));
  const smart = parseSmartQuery(query.text, { now: new Date('2026-11-01') });
  const list = { query, smart, facets: counts, beyond: {}, total: 603, dropped: [] };
  return {
    groups: namedGroups(filterPanel(list), sent),
    near: {
      place: query.near?.place ?? '',
      within: String(query.near?.radiusMiles ?? ''),
      radii: namedRadii(),
      isSaid: false,
      unknown: false,
    },
    apply: 'Show 603 buses',
    clearHref: address === '' ? null : '#all',
    allHref: filtersUrl(query),
    ...more,
  };
}

const chosen = panelOf('category=coach,school&price=under-50000&make=MCI&near=07030&within=100', {
  apply: 'Show 1 bus',
});
const unknownPlace = panelOf('', {
  near: { place: '00000', within: '50', radii: namedRadii(), isSaid: false, unknown: true },
});
const empty = panelOf('', { groups: [], apply: 'Show 0 buses' });

/** Each in a form of its own, as on a page: else the radio buttons of all of them were one group. */
const shown = (name: string, panel: FilterPanelProps): Example => ({
  name,
  element: (
    <form>
      <ServedFilters {...panel} />
    </form>
  ),
});

/** The filters of a list, as the server sends them. */
export const examples: readonly Example[] = [
  shown('nothing chosen', panelOf('')),
  shown('as a list sends it', panelOf('make=MCI', {}, 'open')),
  shown('several chosen, near a ZIP', chosen),
  shown('typed, from and to', panelOf('search=25 passenger diesel&price=20000-30000')),
  shown('from more than to', panelOf('price-from=50000&price-to=20000')),
  shown('a place nobody knows', unknownPlace),
  shown('nothing for sale', empty),
];
