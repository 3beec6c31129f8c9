import { z } from 'zod';
import { isSourceId, readSentBus } from '#domain/partners/sent-bus.ts';
import type { BusWritten } from '#domain/partners/bus-writer.ts';
import { recordLimits } from '#domain/partners/record-lines.ts';
import type { PartnerAnswer } from '#domain/partners/once.ts';
import { readBoundedBody } from '#site/read-bounded-body.ts';
import { ApiProblem } from '../../problem-details.ts';
import { invalidParameters } from '../../public-api/operations/read-parameters.ts';
import { partnerOperation } from '../partner-operation.ts';
import { wantMediaType } from '../media-type.ts';
import {
  dryRunQuery,
  ownSource,
  sentBusSchema,
  sourcePath,
  writeProblems,
} from './source-parameters.ts';

const busPath = sourcePath.extend({
  sourceId: z.string().max(120).describe('Your own id of the bus, of your choice'),
});

const writtenBusSchema = z
  .object({
    outcome: z.enum(['created', 'changed', 'returned', 'removed', 'unchanged']),
    dryRun: z.boolean(),
    bus: z.object({
      id: z.int().nullable().describe('Ours; null for one that a dry run would make'),
      status: z.string(),
    }),
    importId: z
      .int()
      .nullable()
      .describe('Under which our staff see it and can roll it back; null: nothing was written'),
    changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
    notes: z.array(z.string()).describe('Values that could not be used; the others were'),
  })
  .meta({ id: 'WrittenBus' });

export const putBus = partnerOperation({
  id: 'putBus',
  method: 'put',
  path: '/sources/{source}/buses/{sourceId}',
  tag: 'Partners',
  summary: 'Write one bus',
  description:
    'Makes the bus or changes what is said of it; names that are absent stay as they are, but a make, model, VIN or title has to be there each time. It goes through the checks of our imports: a complete bus is published at once, others stay drafts. 201 when it is new.',
  parameters: busPath,
  query: dryRunQuery,
  body: {
    type: 'application/json',
    schema: sentBusSchema,
    about: 'What the bus is, at most 64 kB',
  },
  answer: writtenBusSchema,
  answerAbout: 'What was done, field by field',
  otherStatuses: [201],
  problems: [
    ...writeProblems,
    'body-unreadable',
    'body-too-large',
    'wrong-media-type',
    'unusable-bus',
    'contended',
  ],
  scope: 'inventory.write',
  turn: 'write',
  async handle({ key, request, services, parameters, query, once }) {
    ownSource(key, parameters.source);
    const sourceId = idOf(parameters.sourceId);
    wantMediaType(request, 'application/json');
    const bytes = await readBoundedBody(request, recordLimits.lineBytes);
    const dryRun = query['dry-run'] === '1';
    return once(bytes, async () => {
      const record = recordOf(bytes, sourceId);
      return answerOf(await services.buses.put(key, record, { dryRun }), dryRun);
    });
  },
});

export const removeBus = partnerOperation({
  id: 'removeBus',
  method: 'delete',
  path: '/sources/{source}/buses/{sourceId}',
  tag: 'Partners',
  summary: 'Take one bus off the site',
  description:
    'Puts the bus into the archive, as a file of the whole stock does with what it lacks; sending it again brings it back. One that is sold or withdrawn stays as it is.',
  parameters: busPath,
  query: dryRunQuery,
  answer: writtenBusSchema,
  answerAbout: 'What was done',
  problems: [...writeProblems, 'not-found', 'contended'],
  scope: 'inventory.write',
  turn: 'write',
  async handle({ key, services, parameters, query, once }) {
    ownSource(key, parameters.source);
    const sourceId = idOf(parameters.sourceId);
    const dryRun = query['dry-run'] === '1';
    return once('', async () =>
      answerOf(await services.buses.remove(key, sourceId, { dryRun }), dryRun),
    );
  },
});

function idOf(text: string): string {
  if (isSourceId(text)) return text;
  throw invalidParameters([
    { parameter: 'sourceId', detail: 'Cannot be the id of a bus: blank, too long or oddly spaced' },
  ]);
}

function recordOf(bytes: Uint8Array, sourceId: string) {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiProblem('body-unreadable', 'The body is not JSON in UTF-8.');
  }
  const reading = readSentBus(value);
  if (reading.outcome === 'faulty') {
    const { field, reason } = reading;
    throw new ApiProblem('unusable-bus', `${field ?? 'The body'} ${reason}.`, {
      members: { field },
    });
  }
  const named = reading.record.get('sourceId');
  if (named !== undefined && named !== sourceId)
    throw new ApiProblem('unusable-bus', 'The sourceId of the body is not that of the address.', {
      members: { field: 'sourceId' },
    });
  return new Map(reading.record).set('sourceId', sourceId);
}

function answerOf(written: BusWritten, dryRun: boolean): PartnerAnswer {
  switch (written.outcome) {
    case 'missing':
      throw new ApiProblem('not-found', 'The source has no bus of this id.');
    case 'contended':
      throw new ApiProblem('contended', 'Nothing was written. Send it again.');
    case 'rejected':
      throw new ApiProblem('unusable-bus', `The bus cannot be used: ${written.reason}.`, {
        members: { field: written.column },
      });
    default: {
      const { outcome, busId, status, importId, changes, notes } = written;
      return {
        status: outcome === 'created' && !dryRun ? 201 : 200,
        body: { outcome, dryRun, bus: { id: busId, status }, importId, changes, notes },
      };
    }
  }
}
