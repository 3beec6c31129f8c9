import type { Engine } from '../engine.ts';
import { postgresBinaries } from '../temporary-postgres.ts';
import { flexSearch } from './flexsearch.ts';
import { minisearch } from './minisearch.ts';
import { omnibus } from './omnibus.ts';
import { orama } from './orama.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

/** In the order of the report; each runs in a process of its own. PostgreSQL only where installed. */
export const ENGINES: Record<string, () => Engine> = {
  'search-core': omnibus,
  FlexSearch: flexSearch,
  MiniSearch: minisearch,
  'SQLite FTS5': sqlite,
  ...(postgresBinaries() ? { PostgreSQL: postgres } : {}),
  Orama: orama,
};
