import { snakeCase, type SnakeCase } from './snake-case.ts';

/** The columns of the fields of `Source` that `Names` lists: kept as they are, each under its own name. */
export type ColumnsOf<Source, Names extends readonly (keyof Source & string)[]> = {
  -readonly [Field in Names[number] as SnakeCase<Field>]: Source[Field];
};

/** Fields of a record of the domain as their columns. */
export function columnsOf<Source, Name extends keyof Source & string>(
  source: Source,
  names: readonly Name[],
): ColumnsOf<Source, readonly Name[]> {
  const cells = names.map((name) => [snakeCase(name), source[name]]);
  return Object.fromEntries(cells) as ColumnsOf<Source, readonly Name[]>;
}

/** Fields of a record of the domain, read from a row that has their columns. */
export function fieldsOf<Name extends string, Row extends Record<SnakeCase<Name>, unknown>>(
  row: Row,
  names: readonly Name[],
): { [Field in Name]: Row[SnakeCase<Field>] } {
  const fields = names.map((name) => [name, row[snakeCase(name)]]);
  return Object.fromEntries(fields) as { [Field in Name]: Row[SnakeCase<Field>] };
}
