import type { MapPoint, Places } from '#domain/locations/place.ts';
import type { ListQuery } from './list-query.ts';
import { whereabouts, type NearPlace } from './near.ts';
import { settledQuery } from './settle-query.ts';
import { queryParts, type QueryParts } from './query-parts.ts';
import { parseSmartQuery, type SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';

/** A question as it is understood: the same wherever it is asked. */
export interface ListReading {
  /** Words and ticks made one. */
  query: ListQuery;
  smart: SmartQuery;
  place: NearPlace | null;
  /** What was typed as a place and is none we know. */
  unknown: string | null;
  asked: QueryParts;
  /** Where distances are measured from. */
  from: MapPoint | null;
}

/** Reads a list's words and filters: `/buses` shows what comes of it, alerts watch it. */
export function readList(
  asIs: ListQuery,
  {
    now,
    language,
    places,
  }: { now: Date; language: SmartLanguage | undefined; places: Places | null },
): ListReading {
  const read = (text: string) => parseSmartQuery(text, { now, language });
  const typed = read(asIs.text);
  const query = settledQuery(asIs, typed);
  const smart = query.text === asIs.text ? typed : read(query.text);
  const { place, unknown } = whereabouts(query.near, smart.filters, places);
  const asked = queryParts(query, smart, place);
  return { query, smart, place, unknown, asked, from: place?.point ?? null };
}
