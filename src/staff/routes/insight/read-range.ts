import type { DayRange } from '#domain/analytics/analytics-store.ts';
import { isDay } from '#domain/is-day.ts';

const dayMs = 86_400_000;
/** Charts of more than a year say nothing by day. */
const mostDays = 400;

export const presets = {
  '7': 'Last 7 days',
  '28': 'Last 28 days',
  '90': 'Last 90 days',
  month: 'This month',
} as const;
type Preset = keyof typeof presets;

export interface ChosenRange {
  range: DayRange;
  preset: Preset | null;
  /** What was wrong with the days that were asked for. */
  problem: string | null;
}

/** The days that an address asks for; 28 days up to today unless told otherwise. */
export function readRange(query: Record<string, string>, now: Date): ChosenRange {
  const today = now.toISOString().slice(0, 10);
  const { days = '', from = '', to = '' } = query;
  if (from !== '' || to !== '') {
    const problem = problemOf(from, to, today);
    if (problem === null) return { range: { from, to }, preset: null, problem };
    return { range: lastDays(today, 28), preset: '28', problem };
  }
  if (days === 'month') {
    return { range: { from: `${today.slice(0, 8)}01`, to: today }, preset: 'month', problem: null };
  }
  const preset = Object.hasOwn(presets, days) ? (days as Preset) : '28';
  return { range: lastDays(today, Number(preset)), preset, problem: null };
}

function problemOf(from: string, to: string, today: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Give both days.';
  if (from > to) return 'The first day is after the last.';
  if (to > today) return 'The last day is in the future.';
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days > mostDays ? `At most ${mostDays} days at once.` : null;
}

function lastDays(today: string, days: number): DayRange {
  const from = new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  return { from, to: today };
}

export function rangeQuery({ range, preset }: ChosenRange): string {
  return preset === null ? `?from=${range.from}&to=${range.to}` : `?days=${preset}`;
}
