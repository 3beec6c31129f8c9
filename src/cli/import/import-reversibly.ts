import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportInput } from '#domain/inventory/import/import-inputs.ts';
import { rowWord } from '#domain/inventory/import/table-file.ts';
import type { ImportService } from '#domain/staff/import/import-service.ts';
import type { ImportRecord } from '#domain/staff/import/import-record.ts';
import { createStaffImport } from '#server/wiring/staff/create-staff-import.ts';
import { CommandError, type CommandContext } from '../command.ts';
import { withListings } from '../open-inventory.ts';

const author = { id: 'command-line', name: 'Command line' };
const mostRejections = 40;

interface ReversibleImport {
  file: string;
  source: string;
  /** Their column, in any case, to our field; null leaves it out. */
  overrides: ReadonlyMap<string, ImportInput | null>;
  clearBlanks: boolean;
}

/** Imports a file as the back office does: it stands in its history and can be rolled back there. */
export async function importReversibly(
  context: CommandContext,
  { file, source, overrides, clearBlanks }: ReversibleImport,
): Promise<string> {
  const { env } = context;
  if (!env.ok) throw new CommandError(env.problem);
  const { dataDir } = env.env;
  const opened = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} ${error.code === 'ENOENT' ? 'does not exist' : error.message}`);
  });
  return withListings(context, async (_, { database, jobTopics }) => {
    const imports = createStaffImport(database, { dataDir, jobTopics }, context.now);
    const { service } = imports;
    const fileName = basename(file);
    const bytes = opened.createReadStream();
    const received = await service.receive(author, { source, fileName, bytes });
    if (received.outcome === 'refused') throw new CommandError(received.reason);
    const record = (await service.find(received.id))!;
    const chosen = await service.choose(record, settingsOf(record, overrides, clearBlanks), {
      wait: true,
    });
    if (chosen !== 'planned')
      throw new CommandError(`no column of ${fileName} says which bus a row is about; see --map`);
    await service.apply(author, record.id);
    await imports.runToEnd(record.id);
    return reportOf(service, record);
  }).finally(() => opened.close());
}

function settingsOf(
  { headers, settings }: ImportRecord,
  overrides: ReversibleImport['overrides'],
  clearBlanks: boolean,
): ImportRecord['settings'] {
  const wanted = new Map([...overrides].map(([column, input]) => [column.toLowerCase(), input]));
  const columns = headers.map((header, index) => {
    const key = header.trim().toLowerCase();
    return wanted.has(key) ? wanted.get(key)! : (settings.columns[index] ?? null);
  });
  return { columns, missing: 'leave', clearBlanks };
}

async function reportOf(service: ImportService, record: ImportRecord): Promise<string> {
  const { id, fileName, format, rowCount } = record;
  const counts = await service.counts(id);
  const rejected = await service.rows(record, {
    outcomes: ['rejected'],
    afterLine: 0,
    limit: mostRejections,
  });
  const lines = [
    `${fileName}: ${figure(rowCount)} rows read, import ${id} of the back office`,
    `  added      ${figure(counts.new)}`,
    `  changed    ${figure(counts.changed + counts.returned)}`,
    `  unchanged  ${figure(counts.unchanged)}`,
    `  rejected   ${figure(counts.rejected)}`,
    ...(counts.stages.skipped > 0 ? [`  set aside  ${figure(counts.stages.skipped)}`] : []),
    ...rejected.map(
      ({ line, column, reason }) =>
        `  ${rowWord(format)} ${line}${column ? `, column ${column}` : ''}: ${reason}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const figure = (count: number) => count.toLocaleString('en-US');
