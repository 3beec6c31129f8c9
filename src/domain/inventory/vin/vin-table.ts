/** Years from and to (null: still) in which a schema holds, and its place among the schemas. */
type SchemaSpan = readonly [from: number, to: number | null, schema: number];

/** One maker's beginning of a VIN: three characters, or six (1–3 and 12–14) of a small maker. */
export interface VinMaker {
  /** The firm, as NHTSA has it on file. */
  maker: string;
  /** The makes it builds under. */
  makes: readonly string[];
  /** "Bus", "Incomplete Vehicle", … */
  type: string;
  country: string | null;
  spans: readonly SchemaSpan[];
}

/**
 * What NHTSA's vPIC knows of buses, chassis and vans; `bin/vin-table/make-vin-table.mjs` makes it. A
 * schema is text, a line a pattern: the characters (`*` any, `[AB]` one of, `|` between positions 4–8
 * and 10–17), the fact, and the places of its word and, of a model, of the make in `words`.
 */
export interface VinTable {
  source: string;
  /** ISO day of the newest entry. */
  date: string;
  words: readonly string[];
  makers: Readonly<Record<string, VinMaker>>;
  schemas: readonly string[];
}

/** Where what it tells is from, to stand beside it. */
export const vinSource = ({ source }: Pick<VinTable, 'source'>): string =>
  `NHTSA vPIC by ${source}`;
