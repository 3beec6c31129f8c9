import type { SearchResponse } from '@omnibus/search-core';
import { countedName, numberAttributes } from '#domain/search/bus-document.ts';

/** Attributes of which there are statistics. */
export const measurable: ReadonlySet<string> = new Set(numberAttributes);

/**
 * `"facets":{…},"facets_stats":{…}`: counts with the most frequent values first, and statistics of
 * figures, as JSON text. A page has some hundred counts: objects made of them first cost as much again.
 */
export function facetsJson(
  names: readonly string[],
  answer: Pick<SearchResponse, 'facets' | 'stats'>,
  mostValues: number,
): string {
  const facets: string[] = [];
  const stats: string[] = [];
  for (const name of names) {
    const counts = mostFrequent(answer.facets[countedName(name)] ?? {}, mostValues);
    // The client reads statistics only of attributes that stand among the facets.
    if (counts.length > 0 || measurable.has(name)) facets.push(keyJson(name) + countsJson(counts));
    const summary = answer.stats[name];
    if (!summary) continue;
    const { min, max, avg, sum } = summary;
    stats.push(keyJson(name) + JSON.stringify({ min, max, avg, sum }));
  }
  const counted = `"facets":{${facets.join(',')}}`;
  return stats.length > 0 ? `${counted},"facets_stats":{${stats.join(',')}}` : counted;
}

interface Count {
  value: string;
  count: number;
}

function mostFrequent(counts: Readonly<Record<string, number>>, most: number): Count[] {
  const all: Count[] = [];
  for (const value of Object.keys(counts)) all.push({ value, count: counts[value]! });
  all.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return all.length > most ? all.slice(0, most) : all;
}

const beginsWithDigit = /^\d/;

function countsJson(counts: readonly Count[]): string {
  // Whoever reads this as an object finds whole numbers first and in their order: so they are written.
  if (counts.some(({ value }) => beginsWithDigit.test(value)))
    return JSON.stringify(Object.fromEntries(counts.map(({ value, count }) => [value, count])));
  let json = '';
  for (const { value, count } of counts) json += `${json && ','}${keyJson(value)}${count}`;
  return `{${json}}`;
}

/** Values of facets come again with every question. */
const mostKeys = 4_096;
const keys = new Map<string, string>();

/** `"make":` */
function keyJson(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const json = `${JSON.stringify(name)}:`;
  if (keys.size >= mostKeys) keys.clear();
  keys.set(name, json);
  return json;
}
