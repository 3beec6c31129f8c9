import type { BusRecord } from '#domain/search/bus-record.ts';
import { noWordIsKnown } from '#domain/search/understand-query.ts';
import { longestText, parseListQuery } from '#domain/search/list-query.ts';
import type { BusSearchPage, SearchBuses } from '#domain/search/search-buses.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { typedText } from '#domain/search/typed-fields.ts';
import type { QueryParameters } from '../request/query-parameters.ts';
import { afterHits, beforeHits, windowOf } from './run-query.ts';
import { recordJson } from './record-json.ts';

/** What had to go before anything was found: words as typed, a filter by its parameter. */
type DroppedName = { words: string } | { filter: string };

/**
 * Answers one search request as the bus list does: the words are read the same way, `smart` are the
 * filters of the list's address; the same buses in the same order, counted alike.
 */
export async function runSmartQuery(
  searchBuses: SearchBuses,
  record: (id: number) => BusRecord | null,
  indexName: string,
  parameters: QueryParameters,
  { echoedParams }: { echoedParams: string },
): Promise<string> {
  const startedMs = performance.now();
  const query = {
    ...parseListQuery(new URLSearchParams(parameters.smart ?? '')),
    text: typedText(parameters.query, longestText),
  };
  const { offset, limit } = windowOf(parameters);
  // Close matches stand in for exact ones; beside them the list itself shows them.
  const found = await searchBuses(query, smartLanguage(parameters.language), {
    offset,
    limit,
    enough: 1,
    isTyping: parameters.isTyping,
  });
  const records = (cards: readonly { id: number }[]) => cards.flatMap(({ id }) => record(id) ?? []);
  const text = (one: BusRecord) => recordJson(one, parameters.attributesToRetrieve);
  const close = records(found.close.slice(0, limit).map(({ card }) => card)).map(text);
  const hits = records(found.cards).map(text).join(',');
  const rest = afterHits(parameters, found.total, {
    startedMs,
    more: { params: echoedParams, index: indexName, renderingContent: {} },
  });
  const how = JSON.stringify({ known: !noWordIsKnown(found), dropped: droppedNames(found) });
  return `${beforeHits}${hits}${rest.slice(0, -1)},"smart":${how.slice(0, -1)},"close":[${close.join(',')}]}}`;
}

function droppedNames({ dropped, smart }: BusSearchPage): DroppedName[] {
  return dropped.map((one) => {
    if (one.kind === 'words') return { words: one.words };
    const { condition } = one;
    if (condition.says === 'filter') return { filter: condition.parameter };
    const said =
      smart.understood.find(({ chip }) => chip === condition) ??
      // A place that was spoken of stands for itself, however its condition is worded.
      smart.understood.find(({ kind }) => kind === 'place');
    return said ? { words: said.words } : { filter: 'near' };
  });
}
