import type { MissOrder } from './miss-order.ts';

/**
 * The public vocabulary of the engine. Everything here is plain data: a request
 * can be built from a URL, sent over a wire or written in a test by hand.
 */

/** A document's own key. Numbers and strings never collide: 7 and "7" are two documents. */
export type DocId = string | number;

/**
 * A text field. `head` holds what a listing *is* (title, stock number, specifications), `body` what
 * it says at length; a hit whose words all stand in head fields ranks above one that needs the body.
 * No query finds the words of a `kept` field: it is there to be shown and for `{ contains }`.
 */
export interface TextField<T extends string = string> {
  name: T;
  tier: 'head' | 'body' | 'kept';
  /** Keep the text for highlighting and `get`. Default true; false saves its bytes in memory. */
  stored?: boolean;
}

/** A facet: a value (or with `multi` several) per document, compared exactly, counted on request. */
export interface FacetField<F extends string = string> {
  name: F;
  multi?: boolean;
}

/** One key of the default order. Unknown (null) values come last in both directions. */
export interface OrderKey<Field extends string = string> {
  field: Field;
  direction: 'asc' | 'desc';
}

/** What `defineSchema` takes. Names must be unique across all four kinds. */
export interface SchemaDefinition<
  T extends string = string,
  F extends string = string,
  N extends string = string,
  B extends string = string,
> {
  text: readonly TextField<T>[];
  facets: readonly FacetField<F>[];
  numbers: readonly { name: N }[];
  flags: readonly { name: B }[];
  /** True when documents carry a point, for `sort: { distanceFrom }` and `{ within }`. */
  geo?: boolean;
  /** Number and flag fields that order hits of equal rank. Ties fall to the id, so order is total. */
  defaultOrder: readonly OrderKey<N | B>[];
}

/** A checked definition; make one with `defineSchema`. */
export interface Schema<
  T extends string = string,
  F extends string = string,
  N extends string = string,
  B extends string = string,
> extends SchemaDefinition<T, F, N, B> {
  readonly kind: 'search-schema';
}

/** A point on the earth, degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** One document. A missing field, null, NaN or an empty list all mean "unknown". */
export interface SearchDocument<
  T extends string = string,
  F extends string = string,
  N extends string = string,
  B extends string = string,
> {
  id: DocId;
  text: Partial<Record<T, string | null>>;
  facets: Partial<Record<F, string | readonly string[] | null>>;
  numbers: Partial<Record<N, number | null>>;
  flags: Partial<Record<B, boolean | null>>;
  geo?: GeoPoint | null;
}

/** The document type of a schema: `DocumentOf<typeof schema>`. */
export type DocumentOf<S> =
  S extends Schema<infer T, infer F, infer N, infer B> ? SearchDocument<T, F, N, B> : never;

/**
 * A condition tree. An unknown value satisfies no comparison, so `{ not: { number: 'price', max: 9 } }`
 * does keep documents without a price; add `{ known: 'price' }` to lose them. `{ and: [] }` is true,
 * `{ or: [] }` is false. A field the schema does not have matches nothing.
 */
export type Filter =
  | { and: readonly Filter[] }
  | { or: readonly Filter[] }
  | { not: Filter }
  /** A multi-valued facet matches when one of its values is equal. */
  | { facet: string; value: string }
  /** `min` and `max` are inclusive, `above` and `below` exclusive; all given bounds must hold. */
  | { number: string; min?: number; max?: number; above?: number; below?: number }
  | { flag: string; is: boolean }
  /** The document's point lies at most so many miles from here; without a point it does not. */
  | { within: GeoPoint; miles: number }
  /** The facet, number or flag has a value. */
  | { known: string }
  /** The stored text of this field holds every one of these strings exactly, anywhere in it. */
  | { text: string; contains: readonly string[] };

/** A filter that belongs to one facet or number field, so that its own counts can leave it out. */
export interface FilterGroup {
  field: string;
  filter: Filter;
}

export type Sort =
  | 'default'
  /**
   * By a number field, or by a facet with one value a document (UTF-16 units); unknown last. Equals
   * stand in the default order, with `mirrored` in its reverse when descending: up and down are then
   * each other's reverse, the unknown aside.
   */
  | { field: string; direction: 'asc' | 'desc'; mirrored?: boolean }
  | { distanceFrom: GeoPoint }
  /** What misses least first. */
  | { leastMissed: MissOrder };

export interface HighlightRequest {
  /** Text fields to highlight; fields that are not stored are left out of the answer. */
  fields: readonly string[];
  /** Put before a match. Default `<em>`. */
  pre?: string;
  /** Put after a match. Default `</em>`. */
  post?: string;
  /** Applied to every piece of document text between the tags; the value is raw text without it. */
  escape?: (text: string) => string;
}

export interface SearchRequest {
  /** What the visitor typed. Missing or blank: every document, in sort order. */
  query?: string;
  filter?: Filter;
  /** More conditions, all of which must hold, each tied to the field it refines. */
  groups?: readonly FilterGroup[];
  /** Facets to count. */
  facets?: readonly string[];
  /** Facets and number fields whose own groups are left out of their counts and stats. */
  disjunctive?: readonly string[];
  /** Number fields to summarise. */
  stats?: readonly string[];
  /** Default `'default'`: the tie-break ranking for a query, the default order without one. */
  sort?: Sort;
  /** Default 0. */
  offset?: number;
  /** Default 20; 0 counts only. */
  limit?: number;
  highlight?: HighlightRequest;
  /** When nothing matches, drop words one by one until something does. Default false. */
  relax?: boolean;
  /**
   * true (default): typos are tried only when the words as typed find no document; `'always'`: a
   * word also matches its near spellings, ranked below; false: never.
   */
  typoTolerance?: boolean | 'always';
  /** The last word also matches words that begin with it. Default true. */
  prefixLast?: boolean;
}

/** Summary of the known values of a number field over the hits; null when there are none. */
export interface NumberStats {
  min: number;
  max: number;
  sum: number;
  avg: number;
  /** How many hits have a value. */
  count: number;
}

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query found in this field, as typed (folded). */
  matchedWords: string[];
  /** Every word of the value is inside tags. */
  fullyHighlighted: boolean;
}

export interface SearchResponse {
  /** Exact number of hits. */
  total: number;
  /** The page of hits, best first. */
  ids: DocId[];
  /** Parallel to `ids`: typos forgiven in each hit, 4 meaning four or more. */
  typos: number[];
  /** Parallel to `ids`, present when asked for. */
  highlights?: Record<string, Highlight>[];
  /** Parallel to `ids`, present with `distanceFrom`; null where the document has no point. */
  distanceMiles?: (number | null)[];
  /** Parallel to `ids`, present with `leastMissed`. */
  misses?: number[];
  /** Per requested facet: value to count, values with no hit left out. Objects have no prototype. */
  facets: Record<string, Record<string, number>>;
  stats: Record<string, NumberStats | null>;
  /** The words of the query as they were read (folded, stop words removed). */
  words: string[];
  /** Words that relaxation dropped, in query order. */
  dropped: string[];
}

export interface FacetValuesRequest extends Pick<
  SearchRequest,
  'query' | 'filter' | 'groups' | 'typoTolerance' | 'prefixLast'
> {
  facet: string;
  /** Keep values one of whose words begins with this text (each word of it); blank keeps all. */
  facetQuery?: string;
  /** Default 10. */
  limit?: number;
  /** Default `<em>`. */
  pre?: string;
  /** Default `</em>`. */
  post?: string;
}

/** Ordered by count, highest first, then by value. */
export interface FacetValueHit {
  value: string;
  highlighted: string;
  count: number;
}

/**
 * One-way: a query with `from` also finds documents with any of `to`. Two-way: the phrases of
 * `same` stand for one another. Phrases may have several words.
 */
export type Synonym = { from: string; to: readonly string[] } | { same: readonly string[] };

/** Runs `task` soon, off the current call stack; returns a function that cancels it. */
export type Scheduler = (task: () => void) => () => void;

export interface IndexOptions {
  synonyms?: readonly Synonym[];
  /** Words ignored in a query as long as another word is left. Documents keep them. */
  stopWords?: readonly string[];
  /** Other forms of a word, as a plural's singular: a query's word finds them as if they were synonyms. */
  formsOf?: (word: string) => readonly string[];
  /** How merge slices are scheduled. Default `setImmediate`. */
  schedule?: Scheduler;
  /** Longest slice of background merging, milliseconds. Default 2. */
  sliceMs?: number;
}

export interface IndexStats {
  /** Documents that can be found. */
  documents: number;
  /** Distinct terms, summed over segments. */
  terms: number;
  segments: { documents: number; deleted: number }[];
  /** Bytes of typed arrays held. */
  bytes: number;
  /** True while a background merge is under way or due. */
  merging: boolean;
  /** Longest slice of background merging so far, milliseconds. */
  longestSliceMs: number;
}

export type LoadResult = { ok: true } | { ok: false; reason: string };

export interface SearchIndex<S extends Schema = Schema> {
  readonly schema: S;
  /** Forget everything and index these. Of documents with equal ids the last one wins. */
  replaceAll(documents: Iterable<DocumentOf<S>>): void;
  /** Add documents, replacing those with equal ids. Searchable when the call returns. */
  upsert(documents: Iterable<DocumentOf<S>>): void;
  /** Remove documents; unknown ids are ignored. Returns how many were removed. */
  remove(ids: Iterable<DocId>): number;
  search(request: SearchRequest): SearchResponse;
  /** Search within the values of one facet, counted over the hits of query and filters. */
  facetValues(request: FacetValuesRequest): FacetValueHit[];
  /** The document as held (text only of stored fields), or null. */
  get(id: DocId): DocumentOf<S> | null;
  /** The whole index as bytes, for `loadSnapshot` of an index with the same schema. */
  snapshot(): Uint8Array;
  /** Replace the contents by a snapshot. Refuses bytes that are damaged or of another schema. */
  loadSnapshot(bytes: Uint8Array): LoadResult;
  stats(): IndexStats;
  /** Finish due merges now, in this call. */
  settle(): void;
  /** Cancel scheduled work. The index stays usable; nothing merges until the next update. */
  close(): void;
}
