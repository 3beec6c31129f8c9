import { z } from 'zod';
import { problemKinds, problemType, type ProblemKind } from '../../problem-details.ts';
import { apiBasePath } from '../../program-paths.ts';
import type { Operation } from '../operations/operation.ts';
import { schemaCollection, type Json, type SchemaCollection } from './json-schemas.ts';

/** The body of RFC 9457, as every refusal has it. */
const problemSchema = z
  .object({
    type: z.url().describe('What kind of problem; its address explains it'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What is wrong with this request'),
    errors: z
      .array(z.object({ parameter: z.string(), detail: z.string() }))
      .optional()
      .describe('Of parameters that cannot be read'),
    parameters: z.array(z.string()).optional().describe('The names that there are'),
  })
  .meta({ id: 'Problem' });

/** What an operation answers besides when it asks for a key. */
const withKey: readonly ProblemKind[] = [
  'key-missing',
  'key-unknown',
  'key-revoked',
  'scope-missing',
];

/** What any operation may answer besides its own. */
const everywhere: readonly ProblemKind[] = [
  'unknown-parameter',
  'invalid-parameter',
  'method-not-allowed',
  'not-acceptable',
  'address-too-long',
  'too-many-requests',
  'internal-error',
  'unavailable',
];

const apiVersion = '1.0.0';

const asBefore = { description: 'As it was: the ETag sent in If-None-Match still holds' };

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Of your choice, another for each call: sent again within a day it does nothing and gets the first answer, with `Idempotency-Replayed: true`',
  required: false,
  schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
} satisfies Json;

/** What an operation says of itself. */
type TellingOperation = Omit<Operation, 'run' | 'example'>;

/** The API in OpenAPI 3.1, made of the operations themselves. */
export function openapiDocument(
  operations: readonly TellingOperation[],
  site: { url: string; name: string },
): Json {
  const schemas = schemaCollection();
  const problem = schemas.told(problemSchema);
  const told = (one: TellingOperation): Json => ({
    operationId: one.id,
    tags: [one.tag],
    summary: one.summary,
    description: one.description,
    parameters: [
      ...parametersOf(one.parameters, 'path', schemas),
      ...parametersOf(one.query, 'query', schemas),
      ...(one.problems.includes('invalid-idempotency-key') ? [idempotencyKey] : []),
    ],
    ...(one.scope === undefined ? {} : { security: [{ partnerKey: [] }] }),
    ...(one.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            description: one.body.about,
            content: { [one.body.type]: { schema: schemas.told(one.body.schema) } },
          },
        }),
    responses: {
      ...Object.fromEntries(
        [200, ...(one.otherStatuses ?? [])].map((status) => [
          status,
          {
            description: one.answerAbout,
            content: { 'application/json': { schema: schemas.told(one.answer) } },
          },
        ]),
      ),
      ...(one.scope === undefined ? { 304: asBefore } : {}),
      ...problemsOf(
        [...everywhere, ...(one.scope === undefined ? [] : withKey), ...one.problems],
        problem,
      ),
    },
  });
  const paths: Record<string, Json> = {};
  for (const one of operations) {
    paths[one.path] = { ...paths[one.path], [one.method]: told(one) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: site.name,
      version: apiVersion,
      description:
        'Buses for sale, to read: for that nobody needs a key. Partners have keys to write their own. Money in answers is in whole US cents, units stand in the names, null is unknown, times are UTC. Filters take whole dollars, miles and feet, as the addresses of /buses do.',
    },
    servers: [{ url: site.url + apiBasePath }],
    security: [],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named(),
      securitySchemes: {
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A partner's key, made by staff",
        },
      },
    },
  };
}

function parametersOf(
  schema: z.ZodObject,
  where: 'path' | 'query',
  schemas: SchemaCollection,
): Json[] {
  const { properties = {}, required = [] } = schemas.told(schema) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...told }]) => ({
    name,
    in: where,
    ...(description === undefined ? {} : { description }),
    required: where === 'path' || required.includes(name),
    ...(told.type === 'array' ? { style: 'form', explode: false } : {}),
    schema: told,
  }));
}

/** A status is told once, with all the kinds of problems that have it. */
function problemsOf(kinds: readonly ProblemKind[], problem: Json): Json {
  const byStatus = Map.groupBy(kinds, (kind) => problemKinds[kind].status);
  return Object.fromEntries(
    [...byStatus].map(([status, alike]) => [
      status,
      {
        description: alike.map((kind) => `${kind}: ${problemKinds[kind].title}`).join('. '),
        content: { [problemType]: { schema: problem } },
      },
    ]),
  );
}
