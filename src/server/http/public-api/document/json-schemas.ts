import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Schemas of one document: whatever has an `id` stands in it once, and is pointed at. */
export type SchemaCollection = ReturnType<typeof schemaCollection>;

const [own, shared] = ['"#/$defs/', '"#/components/schemas/'];

export function schemaCollection() {
  const components: Json = {};
  return {
    /** The schema as JSON Schema, in the same words that check it. */
    told(schema: z.ZodType): Json {
      // As input: an answer may have a member more one day, and nobody's program should mind.
      const told = z.toJSONSchema(schema, { io: 'input', override: withoutLargest });
      const {
        $schema: _,
        $defs = {},
        ...rest
      } = JSON.parse(JSON.stringify(told).replaceAll(own, shared)) as Json & { $defs?: Json };
      Object.assign(components, $defs);
      return rest;
    },
    named: (): Json => components,
  };
}

/** That a figure is none a computer could not count to says nothing of it. */
function withoutLargest({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
