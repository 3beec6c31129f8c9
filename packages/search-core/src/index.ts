/** The one public entry point of the engine. README.md shows its use, DESIGN.md how it works. */
export type {
  DocId,
  DocumentOf,
  FacetField,
  FacetValueHit,
  FacetValuesRequest,
  Filter,
  FilterGroup,
  GeoPoint,
  Highlight,
  HighlightRequest,
  IndexOptions,
  IndexStats,
  LoadResult,
  NumberStats,
  OrderKey,
  Scheduler,
  Schema,
  SchemaDefinition,
  SearchDocument,
  SearchIndex,
  SearchRequest,
  SearchResponse,
  Sort,
  Synonym,
  TextField,
} from './types.ts';
export type { MissOrder } from './miss-order.ts';
export { fold } from './fold.ts';
export { defineSchema } from './schema.ts';
export { createSearchIndex } from './search-index.ts';
