import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import { withFormulaGuard } from '#domain/inventory/import/values/read-cell-text.ts';
import type { DayRange } from '#domain/analytics/analytics-store.ts';
import type {
  DaySeries,
  InsightService,
  InsightFigure,
  InsightReport,
} from '#domain/staff/insight/insight-report.ts';

type Cell = string | number | null;
type Rows = readonly (readonly Cell[])[];

const days = ({ now, before }: DaySeries): Rows => [
  ['day', 'count', 'day_before', 'count_before'],
  ...now.map(({ day, count }, index) => [
    day,
    count,
    before[index]?.day ?? null,
    before[index]?.count ?? null,
  ]),
];
const keys = (name: string, figures: readonly { key: string; count: number }[]): Rows => [
  [name, 'count'],
  ...figures.map(({ key, count }) => [key, count]),
];
const buses = (figures: InsightReport['viewedBuses']): Rows => [
  ['bus_id', 'title', 'count'],
  ...figures.map(({ busId, title, count }) => [busId, title, count]),
];

type Table = (service: InsightService, range: DayRange) => Promise<Rows>;

function table<Name extends InsightFigure>(
  name: Name,
  rows: (figures: InsightReport[Name]) => Rows,
): Table {
  return async (service, range) => rows(await service.figure(range, name));
}

type KeyChart =
  | 'topSearches'
  | 'emptySearches'
  | 'filters'
  | 'leadKinds'
  | 'leadPlaces'
  | 'stockAge'
  | 'sellFunnel';
const keyTable = (name: KeyChart, head: string) => table(name, (figures) => keys(head, figures));

/** Every chart as a table, by the name in its address; each asks for its own figures alone. */
export const insightTables: Readonly<Record<string, Table>> = {
  visitors: table('visitors', days),
  'page-views': table('pageViews', days),
  searches: table('searches', days),
  leads: table('leads', days),
  'top-searches': keyTable('topSearches', 'search'),
  'empty-searches': keyTable('emptySearches', 'search'),
  filters: keyTable('filters', 'filter'),
  partners: table('partners', (partners) => [
    ['source', 'views', 'visits'],
    ...partners.map(({ source, views, visits }) => [source, views, visits]),
  ]),
  'viewed-buses': table('viewedBuses', buses),
  'asked-buses': table('askedBuses', buses),
  'lead-kinds': keyTable('leadKinds', 'kind'),
  'lead-places': keyTable('leadPlaces', 'place'),
  answers: table('answers', (answers) => [
    ['answered', 'waiting', 'median_open_minutes', 'p90_open_minutes', 'in_time_share'],
    [
      answers.answered,
      answers.waiting,
      answers.medianMinutes,
      answers.p90Minutes,
      answers.inTimeShare,
    ],
  ]),
  stock: table('stock', (stock) => [
    ['category', 'count', 'median_age_days', 'median_price_usd'],
    ...stock.map((row) => [
      row.category,
      row.count,
      row.medianAgeDays,
      row.medianPriceCents === null ? null : row.medianPriceCents / 100,
    ]),
  ]),
  'stock-age': keyTable('stockAge', 'age'),
  'sell-funnel': keyTable('sellFunnel', 'step'),
};

/** No cell is a formula to a spreadsheet: visitors choose the words they search. */
export function tableCsv(rows: Rows): string {
  return rows
    .map((row) =>
      csvLine(
        row.map((cell) => (typeof cell === 'number' ? String(cell) : withFormulaGuard(cell ?? ''))),
      ),
    )
    .join('\r\n')
    .concat('\r\n');
}
