import { basename } from 'node:path';
import { openRecallFile } from '#adapters/table-files/recalls/open-recall-file.ts';
import { BrokenTable } from '#adapters/table-files/table-rows.ts';
import { createRecallStore } from '#db/repositories/recall-store.ts';
import {
  importRecalls,
  mostBrokenShare,
  type RecallCounts,
  type RecallImport,
} from '#domain/inventory/recalls/import-recalls.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { Progress } from '../progress.ts';
import { withDatabase } from '../with-database.ts';

const usage = 'Usage: npx omnibus recalls import FILE [FILE] [--anyway]';
const mostFiles = 4;

const help = `${usage}

Reads NHTSA's flat file of recalls (FLAT_RCL.txt, tab-separated; newer editions come in two files:
give both). Files named together are the whole list and take the place of the list before, at once and
only when all was good. Kept are campaigns of vehicles whose make our vocabulary of buses and chassis
has, spelled as it knows it; cars, equipment, tires and child seats are left out.

A broken row is named and left out; with more than ${mostBrokenShare * 100} in 100 of them nothing is taken, nor with a file
that ends within a line. An older list, or one that lacks a tenth of the campaigns, is refused.

  --anyway      take a list that is older or smaller than the one in use
  -h, --help    this text
`;

export const recallsCommand: Command = {
  name: 'recalls',
  summary: "bring NHTSA's flat file of recalls in",
  help,
  options: { anyway: { type: 'boolean' } },
  async run({ values, positionals }, context) {
    const [what, ...paths] = positionals;
    if (what !== 'import' || paths.length === 0 || paths.length > mostFiles)
      throw new CommandError(usage);
    const progress = new Progress(context.stderr, 'Reading recalls');
    const files: Parameters<typeof importRecalls>[0][number][] = [];
    let allBytes = 0;
    let doneBytes = 0;
    for (const path of paths) {
      const opened = await openRecallFile(path);
      if (opened.outcome === 'unreadable') throw new CommandError(`${path} ${opened.reason}`);
      allBytes += opened.sizeBytes;
      if (opened.encoding !== 'utf-8')
        context.stderr.write(`note: ${path}: not UTF-8; read as ${opened.encoding}\n`);
      files.push({
        name: basename(path),
        async *lines() {
          const before = doneBytes;
          try {
            yield* opened.lines((bytes) => (doneBytes = before + bytes));
          } catch (error) {
            if (error instanceof BrokenTable)
              throw new CommandError(`${path} ${error.message}; nothing was changed`);
            throw error;
          }
        },
      });
    }
    return withDatabase<ExitCode>(context, async (database) => {
      const result = await importRecalls(files, createRecallStore(database, context.now), {
        today: context.now().toISOString().slice(0, 10),
        anyway: values.anyway === true,
        onRows: (rows) => progress.show(doneBytes, allBytes, `${count(rows)} rows`),
      }).finally(() => progress.clear());
      context.stdout.write(countLines(result.counts, paths.length > 1));
      if (result.outcome === 'refused') throw new CommandError(refusalWords(result));
      const { file, before } = result;
      const earlier = before === null ? '' : `, before it one of ${before.newestOn}`;
      context.stdout.write(
        `in use      the list of ${file.newestOn} with ${count(file.campaigns)} campaigns${earlier}\n`,
      );
      return 0;
    });
  },
};

const count = (value: number) => value.toLocaleString('en-US');

function countLines({ rows, kept, broken, named }: RecallCounts, manyFiles: boolean): string {
  const others = rows - kept - broken;
  const lines = [
    `read        ${count(rows)} rows`,
    `kept        ${count(kept)} of makes of buses and chassis`,
    `left out    ${count(others)} of other makes, or not of vehicles`,
    `broken      ${count(broken)}`,
    ...named.map(
      ({ file, line, reason }) => `  ${manyFiles ? `${file} ` : ''}line ${count(line)}: ${reason}`,
    ),
    ...(broken > named.length ? [`  and ${count(broken - named.length)} more`] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function refusalWords({ why, counts }: RecallImport & { outcome: 'refused' }): string {
  switch (why.outcome) {
    case 'broken':
      return `${count(counts.broken)} of ${count(counts.rows)} rows are broken, more than ${mostBrokenShare * 100} in 100; nothing was changed`;
    case 'empty':
      return 'no row is of a make that buses or chassis have; nothing was changed';
    case 'older':
      return `the list in use is of ${why.used.newestOn} and newer; nothing was changed (--anyway takes it)`;
    case 'smaller':
      return `only ${count(why.campaigns)} campaigns where the list in use has ${count(why.used.campaigns)}: half a download, or one file of two? Nothing was changed (--anyway takes it)`;
  }
}
