import { DatabaseSync } from 'node:sqlite';
import { create, insert, search as searchOrama } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { presentCard } from '#domain/inventory/listing-card.ts';
import type { Places } from '#domain/locations/place.ts';
import { busDocument } from '#domain/search/bus-document.ts';
import { busRecord } from '#domain/search/bus-record.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { createSearchBuses } from '#domain/search/search-buses.ts';

/** Ids of the best ten, best first. */
export type Ranking = (words: string) => Promise<number[]> | number[];

const shown = 10;

/** Title, specifications in buyers' words, place and description: what our own index reads, too. */
function textsOf(buses: readonly BusListing[], places: Places) {
  return buses.map((bus) => {
    const { text } = busDocument(busRecord(bus, places), bus);
    const { titleText, vehicle, place, description } = text;
    return {
      id: bus.id,
      title: titleText ?? '',
      vehicle: vehicle ?? '',
      place: place ?? '',
      description: description ?? '',
    };
  });
}

/** Every ranking over the same buses; peers as their own guides set them up, all words optional. */
export async function rankings(
  buses: readonly BusListing[],
  places: Places,
  now: Date,
): Promise<Record<string, Ranking>> {
  const texts = textsOf(buses, places);
  const embedded = createEmbeddedBusSearch(places);
  embedded.replaceAll(buses);
  const byId = new Map(buses.map((bus) => [bus.id, bus]));
  const searchBuses = createSearchBuses({
    search: embedded,
    places,
    now: () => now,
    loadCards: async (ids) => ids.map((id) => presentCard(byId.get(id)!, now)),
  });

  const mini = new MiniSearch<(typeof texts)[number]>({
    fields: ['title', 'vehicle', 'place', 'description'],
    searchOptions: { boost: { title: 3, vehicle: 2 }, prefix: true, fuzzy: 0.2 },
  });
  mini.addAll(texts);

  const flex = new FlexSearch.Index({ tokenize: 'forward', context: true });
  for (const { id, ...fields } of texts) flex.add(id, Object.values(fields).join(' '));

  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(
    `CREATE VIRTUAL TABLE buses USING fts5(title, vehicle, place, description, tokenize = 'porter')`,
  );
  const add = sqlite.prepare(
    'INSERT INTO buses(rowid, title, vehicle, place, description) VALUES (?, ?, ?, ?, ?)',
  );
  for (const { id, title, vehicle, place, description } of texts) {
    add.run(id, title, vehicle, place, description);
  }
  const ask = sqlite.prepare(
    `SELECT rowid FROM buses WHERE buses MATCH ? ORDER BY bm25(buses, 3, 2, 1, 1) LIMIT ${shown}`,
  );

  const orama = create({
    schema: { title: 'string', vehicle: 'string', place: 'string', description: 'string' },
  });
  for (const { id, ...fields } of texts) await insert(orama, { id: String(id), ...fields });

  return {
    'our list': async (words) => {
      const { cards, close } = await searchBuses(
        parseListQuery(new URLSearchParams({ search: words })),
      );
      return [...cards, ...close.map(({ card }) => card)].slice(0, shown).map(({ id }) => id);
    },
    'our engine without the parser': (words) =>
      embedded.index
        .search({ query: words, relax: true, limit: shown, facets: [] })
        .ids.map(Number),
    MiniSearch: (words) =>
      mini
        .search(words)
        .slice(0, shown)
        .map(({ id }) => Number(id)),
    FlexSearch: (words) => flex.search(words, { limit: shown, suggest: true }).map(Number),
    'SQLite FTS5': (words) => {
      const terms = words.match(/[\p{L}\p{N}]+/gu) ?? [];
      const question = terms.map((term) => `"${term}"`).join(' OR ');
      return ask.all(question).map((row) => Number(row.rowid));
    },
    Orama: async (words) => {
      const { hits } = await searchOrama(orama, {
        term: words,
        limit: shown,
        tolerance: 1,
        boost: { title: 3, vehicle: 2 },
      });
      return hits.map(({ id }) => Number(id));
    },
  };
}
