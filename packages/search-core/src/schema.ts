import type { Schema, SchemaDefinition } from './types.ts';

/**
 * Check a definition and freeze it. Throws on a programming error: a name used twice, a default
 * order over a field that is neither number nor flag.
 */
export function defineSchema<
  const T extends string,
  const F extends string,
  const N extends string,
  const B extends string,
>(definition: SchemaDefinition<T, F, N, B>): Schema<T, F, N, B> {
  const names = [
    ...definition.text,
    ...definition.facets,
    ...definition.numbers,
    ...definition.flags,
  ].map((field): string => field.name);
  const twice = names.find((name, position) => names.indexOf(name) !== position);
  if (twice !== undefined) throw new Error(`search schema: the name "${twice}" is used twice`);
  for (const { field } of definition.defaultOrder) {
    const known = [...definition.numbers, ...definition.flags].some(
      (other) => other.name === field,
    );
    if (!known)
      throw new Error(`search schema: default order over "${field}", which is no number or flag`);
  }
  return Object.freeze({ kind: 'search-schema' as const, ...definition });
}

/** What must be equal for a snapshot of one index to be loaded into another. */
export function schemaFingerprint(schema: Schema): string {
  const { text, facets, numbers, flags, geo, defaultOrder } = schema;
  return JSON.stringify([
    text.map((field) => [field.name, field.tier, field.stored !== false]),
    facets.map((field) => [field.name, field.multi === true]),
    numbers.map((field) => field.name),
    flags.map((field) => field.name),
    geo === true,
    defaultOrder.map((key) => [key.field, key.direction]),
  ]);
}
