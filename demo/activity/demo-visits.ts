import type { Counter, Metric } from '#domain/analytics/counters.ts';
import { demoListings } from '../inventory/demo-listings.ts';
import { createRandom, type Random } from '../inventory/random.ts';
import { searchedInVain, searchedWords } from './what-buyers-write.ts';

const days = 90;
const dayMs = 24 * 3_600_000;

/**
 * Ninety whole days of visits that fit the inventory, up to the day before `now`: more on weekdays,
 * a little more each week, the searches and buses that are asked for most in front.
 */
export function demoVisits(now: Date): Counter[] {
  const buses = demoListings(now)
    .filter(({ status }) => status === 'published')
    .slice(0, 60);
  return Array.from({ length: days }, (_, index) => {
    const back = days - index;
    const date = new Date(now.getTime() - back * dayMs);
    const random = createRandom(11, back);
    const weekend = date.getUTCDay() % 6 === 0 ? 0.6 : 1;
    const visitors = Math.round((70 + index * 0.6) * weekend * (0.85 + 0.3 * random.next()));
    return ofDay(visitors, buses, random).map(([metric, key, count]): Counter => {
      return { day: date.toISOString().slice(0, 10), metric, key, count };
    });
  }).flat();
}

type Count = [Metric, string, number];

function ofDay(visitors: number, buses: ReturnType<typeof demoListings>, random: Random): Count[] {
  const part = (share: number) => Math.round(visitors * share * (0.8 + 0.4 * random.next()));
  const pages: Count[] = (
    [
      ['home', 0.7],
      ['list', 1.6],
      ['bus', 1.9],
      ['category', 0.5],
      ['article', 0.4],
      ['contact', 0.15],
      ['sell', 0.12],
    ] as const
  ).map(([kind, share]) => ['page', kind, part(share)]);
  const shown = pages.reduce((sum, [, , count]) => sum + count, 0);
  // The first of a list are looked at most, and it thins out from there.
  const falling = (most: number, index: number) => part(most / (index + 1.5));
  const views = buses
    .filter(() => random.chance(0.3))
    .map(({ id }, index): Count => ['bus-view', String(id), falling(0.35, index)]);
  const searches = searchedWords.map((words, index): Count => [
    'search',
    words,
    falling(0.3, index),
  ]);
  const inVain = searchedInVain.map((words): Count => ['search-empty', words, part(0.02)]);
  const sell = part(0.1);
  return [
    ['visitors', '', visitors],
    ['event', 'Page Viewed', shown],
    ['event', 'Search Query Submitted', searches.reduce((sum, [, , count]) => sum + count, 0)],
    ...pages,
    ...views,
    ...searches,
    ...inVain,
    ['inquiry-location', 'bus', part(0.02)],
    ['inquiry-location', 'contact', part(0.01)],
    ['filter', 'seats=15-24', part(0.15)],
    ['filter', 'price=under-50000', part(0.12)],
    ['filter', 'wheelchair=yes', part(0.08)],
    ['filter', 'state=NJ', part(0.05)],
    ['sell', 'describe viewed', sell],
    ['sell', 'photos viewed', Math.round(sell * 0.4)],
    ['sell', 'done viewed', Math.round(sell * 0.25)],
  ].filter(([, , count]) => (count as number) > 0) as Count[];
}
