import type { KeyFigure } from '#domain/analytics/insight.ts';
import { durationText } from '#domain/leads/inbox/answer-clock.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import type { BusFigure, InsightReport } from '#domain/staff/insight/insight-report.ts';
import { urls } from '#site/urls.ts';
import { BarPanel, ChartPanel } from './chart-panel.tsx';
import { DayChart } from './day-chart.tsx';
import { RangeForm } from './range-form.tsx';
import { rangeQuery, type ChosenRange } from './read-range.ts';
import { staffUrls } from '../../urls.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface InsightPageProps {
  report: InsightReport;
  chosen: ChosenRange;
  may: { seeInventory: boolean; export: boolean };
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const longDay = (day: string) => dayFormat.format(new Date(day));

const search = ({ key, count }: KeyFigure) => ({
  key,
  label: <a href={urls.buses({ search: key })}>{key}</a>,
  count,
});

/** What people looked for, what they asked, and how the stock stands. Prints as it is. */
export function InsightPage({ report, chosen, may }: InsightPageProps) {
  const csv = (name: string) =>
    may.export ? staffUrls.insightFile(`${name}.csv`) + rangeQuery(chosen) : null;
  const bars = (figures: readonly BusFigure[]) =>
    figures.map(({ busId, title, count }) => ({
      key: String(busId),
      label:
        title === null ? (
          `Listing ${busId}, gone`
        ) : may.seeInventory ? (
          <a href={inventoryUrls.listing(busId)}>{title}</a>
        ) : (
          title
        ),
      count,
    }));
  const { answers } = report;
  return (
    <>
      <StaffHeading title="Insight">
        <p className="text-muted">
          {/* On paper the choice of days is gone, and this is what says which they are. */}
          {longDay(chosen.range.from)} to {longDay(chosen.range.to)}, days in UTC
        </p>
      </StaffHeading>
      <RangeForm chosen={chosen} />
      <div className="chart-columns">
        <DayChart
          title="Visitors"
          csv={csv('visitors')}
          series={report.visitors}
          note="People a day, counted without cookies; who comes on two days counts twice."
        />
        <DayChart title="Searches" csv={csv('searches')} series={report.searches} />
        <DayChart title="Leads" csv={csv('leads')} series={report.leads} note="Without spam." />
        <DayChart title="Page views" csv={csv('page-views')} series={report.pageViews} />
        <BarPanel
          title="Searches without results"
          csv={csv('empty-searches')}
          note="What people want and do not find here: buy it, or teach the search the word."
          empty={
            report.searches.now.every(({ count }) => count === 0)
              ? 'Nobody has searched in these days.'
              : 'Every search found something.'
          }
          what="Words"
          count="Searches"
          bars={report.emptySearches.map(search)}
        />
        <BarPanel
          title="Most searched"
          csv={csv('top-searches')}
          empty="Appears with the first search."
          what="Words"
          count="Searches"
          bars={report.topSearches.map(search)}
        />
        <BarPanel
          title="Most viewed buses"
          csv={csv('viewed-buses')}
          empty="Appears when the first bus page is opened."
          what="Bus"
          count="Views"
          bars={bars(report.viewedBuses)}
        />
        <BarPanel
          title="Most asked about"
          csv={csv('asked-buses')}
          empty="Appears with the first question about a bus."
          what="Bus"
          count="Leads"
          bars={bars(report.askedBuses)}
        />
        <ChartPanel title="First answer" csv={csv('answers')} note="In minutes of opening hours.">
          <dl className="chart-numbers">
            <div>
              <dt>Half of all people heard from us within</dt>
              <dd>{answers.medianMinutes === null ? '–' : durationText(answers.medianMinutes)}</dd>
            </div>
            <div>
              <dt>Nine in ten within</dt>
              <dd>{answers.p90Minutes === null ? '–' : durationText(answers.p90Minutes)}</dd>
            </div>
            <div>
              <dt>Within an hour</dt>
              <dd>
                {answers.inTimeShare === null ? '–' : `${Math.round(answers.inTimeShare * 100)} %`}
              </dd>
            </div>
            <div>
              <dt>Still waiting</dt>
              <dd>{formatNumber(answers.waiting)}</dd>
            </div>
          </dl>
        </ChartPanel>
        <BarPanel
          title="Leads by kind"
          csv={csv('lead-kinds')}
          empty="No leads in these days."
          what="Kind"
          count="Leads"
          bars={report.leadKinds}
        />
        <BarPanel
          title="Where people ask"
          csv={csv('lead-places')}
          empty="No measured inquiries in these days."
          what="Place"
          count="Inquiries"
          bars={report.leadPlaces}
        />
        <BarPanel
          title="Selling to us"
          csv={csv('sell-funnel')}
          note={`Submissions begun in these days; browsers reported ${report.sellFormViews.toLocaleString('en-US')} openings of the form.`}
          what="Step"
          count="Submissions"
          bars={report.sellFunnel}
        />
        <BarPanel
          title="Stock by age"
          csv={csv('stock-age')}
          note="Published buses, as of now."
          what="Listed for"
          count="Buses"
          bars={report.stockAge}
        />
        <BarPanel
          title="Filters used"
          csv={csv('filters')}
          empty="Appears when somebody filters the list."
          what="Filter"
          count="Times"
          bars={report.filters.map((bar) => ({ ...bar, label: bar.key.replace('=', ': ') }))}
        />
        <BarPanel
          title="Partners’ pages"
          csv={csv('partners')}
          note="Our list in frames on their pages: people who saw it, and who came by it, each once a day."
          empty="Appears with the first frame on a partner’s page."
          what="Partner"
          count="Saw it / came"
          bars={report.partners.map(({ source, views, visits }) => ({
            key: source,
            count: views,
            text: `${views.toLocaleString('en-US')} / ${visits.toLocaleString('en-US')}`,
          }))}
        />
        <ChartPanel title="Stock by category" csv={csv('stock')} wide>
          <StaffTable
            columns={[
              'Category',
              { figures: 'Buses' },
              { figures: 'Median age' },
              { figures: 'Median price' },
            ]}
            empty="No bus is published."
          >
            {report.stock.map(({ category, count, medianAgeDays, medianPriceCents }) => (
              <tr key={category ?? ''}>
                <th scope="row">
                  {category === null ? 'None' : (findCategory(category)?.name ?? category)}
                </th>
                <td className="number" data-label="Buses">
                  {formatNumber(count)}
                </td>
                <td className="number" data-label="Median age">
                  {formatNumber(medianAgeDays)} {medianAgeDays === 1 ? 'day' : 'days'}
                </td>
                <td className="number" data-label="Median price">
                  {medianPriceCents === null ? '–' : formatDollars(medianPriceCents)}
                </td>
              </tr>
            ))}
          </StaffTable>
        </ChartPanel>
      </div>
    </>
  );
}
