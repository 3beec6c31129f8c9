import type { DayRange } from '../../analytics/analytics-store.ts';
import type { AnalyticsInsight, DayFigure } from '../../analytics/insight.ts';
import { answerWithinMinutes } from '../../leads/inbox/answer-clock.ts';
import { leadKinds, type LeadKind } from '../../leads/lead-states.ts';
import { openMinutesBetween } from '../../leads/opening-minutes.ts';
import type { BusinessFigures, StockRow } from './business-figures.ts';
import {
  percentile,
  rangeBefore,
  type AnswerTimes,
  type BusFigure,
  type InsightDesk,
  type StockFigure,
} from './insight-report.ts';

const dayMs = 86_400_000;
const listed = 15;

const ages: readonly (readonly [string, number])[] = [
  ['Up to 30 days', 30],
  ['31 to 60 days', 60],
  ['61 to 90 days', 90],
  ['91 to 180 days', 180],
  ['Longer', Infinity],
];

/** Joins what browsers report with what our own tables say. */
export function createInsightDesk(parts: {
  analytics: AnalyticsInsight;
  business: BusinessFigures;
  now(): Date;
}): InsightDesk {
  const { analytics, business, now } = parts;

  const named = async (
    figures: readonly { busId: number; count: number }[],
  ): Promise<BusFigure[]> => {
    const titles = await business.titles(figures.map(({ busId }) => busId));
    return figures.map((figure) => ({ ...figure, title: titles.get(figure.busId) ?? null }));
  };

  return {
    async report(range) {
      const before = rangeBefore(range);
      const both = async (of: (days: DayRange) => Promise<DayFigure[]>) => ({
        now: everyDay(range, await of(range)),
        before: everyDay(before, await of(before)),
      });
      const [rows, submissions, funnel, kinds, answers] = await Promise.all([
        business.stock(),
        business.submissions(range),
        analytics.sellFunnel(range),
        business.leadsByKind(range),
        business.answerTimes(range),
      ]);
      return {
        range,
        before,
        visitors: await both(analytics.visitorsByDay),
        pageViews: await both(analytics.pageViewsByDay),
        searches: await both((days) => analytics.eventsByDay('Search Query Submitted', days)),
        leads: await both(business.leadsByDay),
        topSearches: await analytics.topSearches(range, listed),
        emptySearches: await analytics.searchesWithoutResults(range, listed),
        filters: await analytics.filtersUsed(range, listed),
        viewedBuses: await named(await analytics.mostViewedBuses(range, listed)),
        askedBuses: await named(await business.askedBuses(range, listed)),
        leadKinds: kinds.map(({ key, count }) => ({
          key: leadKinds[key as LeadKind] ?? key,
          count,
        })),
        leadPlaces: await analytics.inquiriesByLocation(range),
        answers: answerFigures(answers),
        stock: stockFigures(rows, now()),
        stockAge: ageFigures(rows, now()),
        sellFormViews: funnel.find(({ step }) => step === 'describe')?.views ?? 0,
        sellFunnel: [
          { key: 'Described the bus', count: submissions.begun },
          { key: 'Sent it to us', count: submissions.sent },
          { key: 'Published', count: submissions.published },
        ],
      };
    },
  };
}

function everyDay({ from, to }: DayRange, found: readonly DayFigure[]): DayFigure[] {
  const counts = new Map(found.map(({ day, count }) => [day, count]));
  const days: DayFigure[] = [];
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += dayMs) {
    const day = new Date(ms).toISOString().slice(0, 10);
    days.push({ day, count: counts.get(day) ?? 0 });
  }
  return days;
}

function answerFigures(
  leads: readonly { createdAt: string; firstAnswerAt: string | null }[],
): AnswerTimes {
  const minutes = leads
    .flatMap(({ createdAt, firstAnswerAt }) =>
      firstAnswerAt === null
        ? []
        : [openMinutesBetween(new Date(createdAt), new Date(firstAnswerAt))],
    )
    .toSorted((one, other) => one - other);
  const inTime = minutes.filter((each) => each <= answerWithinMinutes).length;
  return {
    answered: minutes.length,
    waiting: leads.length - minutes.length,
    medianMinutes: percentile(minutes, 0.5),
    p90Minutes: percentile(minutes, 0.9),
    inTimeShare: minutes.length === 0 ? null : inTime / minutes.length,
  };
}

function ageDays({ publishedAt }: StockRow, now: Date): number {
  if (publishedAt === null) return 0;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(publishedAt)) / dayMs));
}

function stockFigures(rows: readonly StockRow[], now: Date): StockFigure[] {
  return [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, buses]) => ({
      category,
      count: buses.length,
      medianAgeDays: median(buses.map((bus) => ageDays(bus, now))) ?? 0,
      medianPriceCents: median(
        buses.flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents])),
      ),
    }))
    .toSorted((one, other) => other.count - one.count);
}

const median = (values: readonly number[]) =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );

function ageFigures(rows: readonly StockRow[], now: Date) {
  const counts = new Map(ages.map(([label]) => [label, 0]));
  for (const row of rows) {
    const days = ageDays(row, now);
    const [label] = ages.find(([, most]) => days <= most) ?? ['Longer'];
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ key, count }));
}
