import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createLine, LineFull } from '#domain/line.ts';
import type { FileProgress, LinesReceived } from '#domain/partners/bus-files.ts';
import type { ImportState } from '#domain/staff/import/import-record.ts';
import { recordLimits } from '#domain/partners/record-lines.ts';
import { importLimits } from '#domain/staff/import/import-ports.ts';
import { ApiProblem } from '../../problem-details.ts';
import { partnerOperation } from '../partner-operation.ts';
import { wantMediaType } from '../media-type.ts';
import { arrivingBytes } from './arriving-bytes.ts';
import {
  dryRunQuery,
  ownSource,
  sentBusSchema,
  sourcePath,
  writeProblems,
} from './source-parameters.ts';

/**
 * Bodies that are compared and written at once: each may be as large as a file, and is as much work.
 * They wait on the disk. Nobody waits for one that is still arriving: its sender may be slow.
 */
const writing = createLine({ mostAtOnce: 2, mostWaiting: 16 });
/** Keys of which a body is on its way or at work: a program has no use for two, and could fill the disk. */
const sending = new Set<number>();

const importSchema = z
  .object({
    id: z.int(),
    state: z.enum(['running', 'preview', 'done', 'stopped', 'rolled-back', 'failed']),
    rows: z.int(),
    counts: z
      .object({
        created: z.int(),
        changed: z.int(),
        returned: z.int().describe('Back from the archive'),
        unchanged: z.int(),
        rejected: z.int(),
        applied: z.int().describe('Of those to create, change and return: written'),
        skipped: z.int().describe('Of those: left, as somebody changed the bus meanwhile'),
      })
      .describe('Rows; as far as it has come'),
    rejected: z
      .array(z.object({ line: z.int(), field: z.string().nullable(), reason: z.string() }))
      .describe('The first ones, by line'),
  })
  .meta({ id: 'BusImport' });

const importPath = (source: string, id: number) =>
  `/api/v1/sources/${encodeURIComponent(source)}/imports/${id}`;

export const sendBuses = partnerOperation({
  id: 'sendBuses',
  method: 'post',
  path: '/sources/{source}/buses',
  tag: 'Partners',
  summary: 'Write many buses',
  description: `One JSON object a line, each with its \`sourceId\`: at most ${recordLimits.rows.toLocaleString('en-US')} lines of ${recordLimits.lineBytes / 1024} kB, ${importLimits.fileBytes / 1024 / 1024} MB in all. Nothing is written before the body has arrived whole and every line is a bus by its form; rows that cannot be used are counted and left out. A dry run stays as a preview. 202 for large ones: they go on, and the address in \`Location\` tells how far they are.`,
  parameters: sourcePath,
  query: dryRunQuery,
  body: {
    type: 'application/x-ndjson',
    schema: sentBusSchema,
    about: 'One such object a line, with its sourceId',
  },
  answer: importSchema,
  answerAbout: 'What was done, or how far it is',
  otherStatuses: [202],
  problems: [
    ...writeProblems,
    'body-unreadable',
    'body-too-large',
    'body-too-slow',
    'wrong-media-type',
    'unusable-lines',
  ],
  scope: 'inventory.write',
  turn: 'file',
  async handle({ key, request, services, parameters, query, once }) {
    ownSource(key, parameters.source);
    wantMediaType(request, 'application/x-ndjson');
    const dryRun = query['dry-run'] === '1';
    const { files } = services;
    if (sending.has(key.id))
      throw new ApiProblem('too-many-requests', 'Another body of this key is on its way.', {
        headers: { 'retry-after': '30' },
      });
    sending.add(key.id);
    try {
      const hash = createHash('sha256');
      const received = receivedOf(await files.receive(arrivingBytes(request, hash)));
      let isTaken = false;
      const work = () =>
        once(hash.digest(), async () => {
          isTaken = true;
          const progress = await files.begin(key, received, { dryRun });
          const { record } = progress;
          return {
            status: stateOf[record.state] === 'running' ? 202 : 200,
            body: told(progress),
            location: importPath(record.source, record.id),
          };
        });
      try {
        return await writing.run(work);
      } finally {
        if (!isTaken) await files.discard(received);
      }
    } catch (error) {
      if (!(error instanceof LineFull)) throw error;
      throw new ApiProblem('unavailable', 'Other bodies are being written. Nothing was done.', {
        headers: { 'retry-after': '30' },
      });
    } finally {
      sending.delete(key.id);
    }
  },
});

export const readImport = partnerOperation({
  id: 'readImport',
  method: 'get',
  path: '/sources/{source}/imports/{importId}',
  tag: 'Partners',
  summary: 'How far many buses have come',
  description: 'What became of the buses that this key sent at once.',
  parameters: sourcePath.extend({
    importId: z.int().min(1).describe('Of the answer to sendBuses'),
  }),
  query: z.object({}),
  answer: importSchema,
  answerAbout: 'How far it is',
  problems: ['other-source', 'not-found'],
  scope: 'inventory.write',
  turn: 'read',
  async handle({ key, services, parameters }) {
    ownSource(key, parameters.source);
    const progress = await services.files.find(key, parameters.importId);
    if (!progress) throw new ApiProblem('not-found', 'This key has no such import.');
    return { status: 200, body: told(progress) };
  },
});

function receivedOf(outcome: LinesReceived) {
  switch (outcome.outcome) {
    case 'received':
      return outcome.received;
    case 'faulty': {
      const [first] = outcome.faults;
      throw new ApiProblem(
        'unusable-lines',
        `Nothing was written. Line ${first!.line}: ${first!.field ?? 'it'} ${first!.reason}.`,
        { members: { faults: outcome.faults } },
      );
    }
    case 'too-large':
      throw new ApiProblem(
        'body-too-large',
        `Nothing was written: the body is larger than ${importLimits.fileBytes / 1024 / 1024} MB.`,
      );
    case 'full':
      throw new ApiProblem('unavailable', 'Nothing was written: there is no room at the moment.', {
        headers: { 'retry-after': '600' },
      });
    case 'empty':
      throw new ApiProblem('unusable-lines', 'The body has no line.', { members: { faults: [] } });
    case 'nameless':
      throw new ApiProblem(
        'unusable-lines',
        'No line says which bus it is about: a make, model, VIN or title.',
        { members: { faults: [] } },
      );
  }
}

const stateOf = {
  columns: 'running',
  planning: 'running',
  ready: 'preview',
  applying: 'running',
  done: 'done',
  cancelled: 'stopped',
  undoing: 'running',
  undone: 'rolled-back',
  failed: 'failed',
} as const satisfies Record<ImportState, string>;

function told({ record, counts, rejected }: FileProgress): z.infer<typeof importSchema> {
  return {
    id: record.id,
    state: stateOf[record.state],
    rows: record.rowCount,
    counts: {
      created: counts.new,
      changed: counts.changed,
      returned: counts.returned,
      unchanged: counts.unchanged,
      rejected: counts.rejected,
      applied: counts.stages.applied,
      skipped: counts.stages.skipped,
    },
    rejected: rejected.map(({ line, column, reason }) => ({
      line,
      field: column,
      reason: reason ?? '',
    })),
  };
}
