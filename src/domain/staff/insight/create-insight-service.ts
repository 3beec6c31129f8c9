import type { DayRange } from '../../analytics/analytics-store.ts';
import { everyDay, type AnalyticsInsight, type DayFigure } from '../../analytics/insight.ts';
import type { OpeningHours } from '../../office/opening-hours.ts';
import { answerWithinMinutes } from '../../leads/inbox/answer-clock.ts';
import { leadForms, type LeadKind } from '../../leads/lead-forms.ts';
import { openMinutesBetween } from '../../office/opening-minutes.ts';
import type { BusinessFigures, StockRow } from './business-figures.ts';
import {
  percentile,
  rangeBefore,
  type AnswerTimes,
  type BusFigure,
  type InsightService,
  type InsightFigure,
  type InsightReport,
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

type Figures = {
  [Name in InsightFigure]: (range: DayRange) => Promise<InsightReport[Name]>;
};

/** Joins what browsers report with what our own tables say. */
export function createInsightService(parts: {
  analytics: AnalyticsInsight;
  business: BusinessFigures;
  /** Live, as staff saved them. */
  settings: { office: OpeningHours };
  now(): Date;
}): InsightService {
  const { analytics, business, settings, now } = parts;

  const named = async (
    figures: readonly { busId: number; count: number }[],
  ): Promise<BusFigure[]> => {
    const titles = await business.titles(figures.map(({ busId }) => busId));
    return figures.map((figure) => ({ ...figure, title: titles.get(figure.busId) ?? null }));
  };

  const both = async (range: DayRange, of: (days: DayRange) => Promise<DayFigure[]>) => {
    const before = rangeBefore(range);
    return {
      now: everyDay(range, await of(range)),
      before: everyDay(before, await of(before)),
    };
  };

  /** Of one question: what several charts need is read once. */
  const figures = (): Figures => {
    let reading: Promise<StockRow[]> | null = null;
    const stock = () => (reading ??= business.stock());
    return {
      visitors: (range) => both(range, analytics.visitorsByDay),
      pageViews: (range) => both(range, analytics.pageViewsByDay),
      searches: (range) =>
        both(range, (days) => analytics.eventsByDay('Search Query Submitted', days)),
      leads: (range) => both(range, business.leadsByDay),
      topSearches: (range) => analytics.topSearches(range, listed),
      emptySearches: (range) => analytics.searchesWithoutResults(range, listed),
      filters: (range) => analytics.filtersUsed(range, listed),
      partners: (range) => analytics.partners(range, listed),
      viewedBuses: async (range) => named(await analytics.mostViewedBuses(range, listed)),
      askedBuses: async (range) => named(await business.askedBuses(range, listed)),
      leadKinds: async (range) =>
        (await business.leadsByKind(range)).map(({ key, count }) => ({
          key: leadForms[key as LeadKind]?.label ?? key,
          count,
        })),
      leadPlaces: (range) => analytics.inquiriesByLocation(range),
      answers: async (range) => answerFigures(await business.answerTimes(range), settings.office),
      stock: async () => stockFigures(await stock(), now()),
      stockAge: async () => ageFigures(await stock(), now()),
      sellFormViews: async (range) =>
        (await analytics.sellFunnel(range)).find(({ step }) => step === 'describe')?.views ?? 0,
      sellFunnel: async (range) => {
        const submissions = await business.submissions(range);
        return [
          { key: 'Described the bus', count: submissions.begun },
          { key: 'Sent it to us', count: submissions.sent },
          { key: 'Published', count: submissions.published },
        ];
      },
    };
  };

  return {
    figure: (range, name) => figures()[name](range),
    async report(range) {
      const found = await Promise.all(
        Object.entries(figures()).map(async ([name, of]) => [name, await of(range)] as const),
      );
      return {
        range,
        before: rangeBefore(range),
        ...(Object.fromEntries(found) as Pick<InsightReport, InsightFigure>),
      };
    },
  };
}

function answerFigures(
  leads: readonly { createdAt: string; firstAnswerAt: string | null }[],
  office: OpeningHours,
): AnswerTimes {
  const minutes = leads
    .flatMap(({ createdAt, firstAnswerAt }) =>
      firstAnswerAt === null
        ? []
        : [openMinutesBetween(new Date(createdAt), new Date(firstAnswerAt), office)],
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
