import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import { withFormulaGuard } from '#domain/inventory/import/values/read-text.ts';
import type { DaySeries, InsightReport } from '#domain/staff/insight/insight-report.ts';

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

/** Every chart as a table, by the name in its address. */
export const insightTables: Readonly<Record<string, (report: InsightReport) => Rows>> = {
  visitors: (report) => days(report.visitors),
  'page-views': (report) => days(report.pageViews),
  searches: (report) => days(report.searches),
  leads: (report) => days(report.leads),
  'top-searches': (report) => keys('search', report.topSearches),
  'empty-searches': (report) => keys('search', report.emptySearches),
  filters: (report) => keys('filter', report.filters),
  'viewed-buses': (report) => buses(report.viewedBuses),
  'asked-buses': (report) => buses(report.askedBuses),
  'lead-kinds': (report) => keys('kind', report.leadKinds),
  'lead-places': (report) => keys('place', report.leadPlaces),
  answers: ({ answers }) => [
    ['answered', 'waiting', 'median_open_minutes', 'p90_open_minutes', 'in_time_share'],
    [
      answers.answered,
      answers.waiting,
      answers.medianMinutes,
      answers.p90Minutes,
      answers.inTimeShare,
    ],
  ],
  stock: ({ stock }) => [
    ['category', 'count', 'median_age_days', 'median_price_usd'],
    ...stock.map((row) => [
      row.category,
      row.count,
      row.medianAgeDays,
      row.medianPriceCents === null ? null : row.medianPriceCents / 100,
    ]),
  ],
  'stock-age': (report) => keys('age', report.stockAge),
  'sell-funnel': (report) => keys('step', report.sellFunnel),
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
