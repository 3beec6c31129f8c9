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
    if (counts.length > 0 || measurable.has(name))
      facets.push(facetKey(name).json + countsJson(counts));
    const summary = answer.stats[name];
    if (!summary) continue;
    const { min, max, avg, sum } = summary;
    stats.push(facetKey(name).json + JSON.stringify({ min, max, avg, sum }));
  }
  const counted = `"facets":{${facets.join(',')}}`;
  return stats.length > 0 ? `${counted},"facets_stats":{${stats.join(',')}}` : counted;
}

interface Count {
  key: FacetKey;
  count: number;
}

/** The most frequent values, equals in the order of their texts. */
function mostFrequent(counts: Readonly<Record<string, number>>, most: number): Count[] {
  const values = Object.keys(counts);
  for (let at = 1; at < values.length; at++) {
    if (values[at - 1]! < values[at]!) continue;
    values.sort();
    break;
  }
  // One number says how frequent a value is and which: numbers alone are sorted in no time.
  const size = values.length;
  const ranks = new Float64Array(size);
  for (let at = 0; at < size; at++) ranks[at] = counts[values[at]!]! * size - at;
  ranks.sort();
  const all: Count[] = [];
  for (let at = size - 1; at >= 0 && all.length < most; at--) {
    const count = Math.ceil(ranks[at]! / size);
    all.push({ key: facetKey(values[count * size - ranks[at]!]!), count });
  }
  return all;
}

function countsJson(counts: readonly Count[]): string {
  // Whoever reads this as an object finds whole numbers first and in their order: so they are written.
  if (counts.some(({ key }) => key.beginsWithDigit))
    return JSON.stringify(Object.fromEntries(counts.map(({ key, count }) => [key.value, count])));
  let json = '';
  for (const { key, count } of counts) json += `${json && ','}${key.json}${count}`;
  return `{${json}}`;
}

interface FacetKey {
  value: string;
  /** `"make":` */
  json: string;
  beginsWithDigit: boolean;
}

/** Values of facets come again with every question. */
const mostKeys = 4_096;
const keys = new Map<string, FacetKey>();

function facetKey(value: string): FacetKey {
  const known = keys.get(value);
  if (known !== undefined) return known;
  const key = { value, json: `${JSON.stringify(value)}:`, beginsWithDigit: /^\d/.test(value) };
  if (keys.size >= mostKeys) keys.clear();
  keys.set(value, key);
  return key;
}
