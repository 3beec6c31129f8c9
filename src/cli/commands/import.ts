import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { delimiterNames, openTable, type OpenTable } from '#adapters/table-files/open-table.ts';
import { importListings } from '#domain/inventory/import/import-listings.ts';
import { rowWord } from '#domain/inventory/import/table-file.ts';
import { withoutBreaks } from '#domain/inventory/import/without-breaks.ts';
import { createZipPlaces } from '#server/wiring/inventory/zip-places.ts';
import { CommandError, type Command, type CommandContext } from '../command.ts';
import { formatReport } from '../format-report.ts';
import { importReversibly } from '../import/import-reversibly.ts';
import { withListings } from '../open-inventory.ts';
import { Progress } from '../progress.ts';
import { inputKeys, readMapFile } from '../table/read-map-file.ts';
import { writeOut } from '../write-out.ts';

const help = `Usage: npx omnibus import FILE [OPTIONS]

Brings the buses of a CSV, TSV, XLSX, XML or JSON file into the inventory; of a workbook, of the
first sheet with columns we know. The first row names the columns, in XML and JSON the names of elements
and keys do (location.city); common names are understood. Every row says which bus it is by a make, model, title,
kind, VIN or stock number: ids and prices alone are not enough. Rows are recognized by id, VIN or
stock number, so the same file can be imported again: what has not changed stays as it is. The
listing_id of an export counts beside the created_at of that export only. A row that cannot be used is
reported with its line (or record) and column and never stops the others. The report goes to standard output.

  --dry-run        report what would happen, store nothing
  --source NAME    whose file this is; ids and stock numbers count within a source
                   (default: the file's own source column, else "import")
  --map FILE       JSON object of their column to our field: {"Asking": "priceCents", "Memo": null}
  --reversible     as an import of the back office: kept in its history, and rolled back there (needs
                   --source; up to 100,000 rows; its report is short)
  --clear-blanks   a blank cell empties the field (default: blank cells say nothing)
  --json           the report as JSON
  -h, --help       this text

Rows that know everything needed for publishing are published, the others become drafts. Sold stays
sold. Exit code 2 when nothing could be read.

Fields: ${wrapped(inputKeys)}
`;

export const importCommand: Command = {
  name: 'import',
  summary: 'bring the buses of a CSV, TSV, XLSX, XML or JSON file into the inventory',
  help,
  options: {
    'dry-run': { type: 'boolean' },
    source: { type: 'string' },
    map: { type: 'string' },
    'clear-blanks': { type: 'boolean' },
    reversible: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run({ values, positionals }, context) {
    const [file, surplus] = positionals;
    if (!file) throw new CommandError('which file? Usage: npx omnibus import FILE');
    if (surplus)
      throw new CommandError(`one file at a time; ${JSON.stringify(surplus)} is left over`);
    const overrides = values.map ? await readMapFile(String(values.map)) : new Map();
    const source = values.source === undefined ? null : sourceName(String(values.source));
    if (values.reversible === true) {
      if (source === null || values['dry-run'] === true || values.json === true)
        throw new CommandError('--reversible needs --source, and no --dry-run or --json');
      const clearBlanks = values['clear-blanks'] === true;
      const asked = { file, source, overrides, clearBlanks };
      await writeOut(context.stdout, await importReversibly(context, asked));
      return 0;
    }
    const rowsPath = join(tmpdir(), `omnibus-rows-${randomUUID()}`);
    const opened = await openTable(file, overrides, rowsPath);
    if (opened.outcome === 'unreadable') throw new CommandError(`${file} ${opened.reason}`);
    const { table } = opened;
    noteTable(file, table, overrides.keys(), context);
    const progress = new Progress(context.stderr, `Importing ${basename(file)}`);
    let bytes = 0;
    const report = await withListings(context, (listings) =>
      importListings(
        withoutBreaks(
          table.rows((position) => (bytes = position)),
          table.format,
          table.map,
        ),
        listings,
        {
          map: table.map,
          rowWord: rowWord(table.format),
          source,
          dryRun: values['dry-run'] === true,
          clearBlanks: values['clear-blanks'] === true,
          zipPlaces: createZipPlaces(),
          currentYear: context.now().getFullYear(),
          onProgress: (rows) =>
            progress.show(bytes, table.sizeBytes, `${rows.toLocaleString('en-US')} rows`),
        },
      ),
    ).finally(async () => {
      progress.clear();
      await rm(rowsPath, { force: true });
    });
    const text = values.json
      ? `${JSON.stringify({ file, ...report }, null, 2)}\n`
      : formatReport(basename(file), report, rowWord(table.format));
    await writeOut(context.stdout, text);
    return 0;
  },
};

function sourceName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 80)
    throw new CommandError('--source takes a name of 1 to 80 characters');
  return name;
}

function noteTable(
  file: string,
  table: OpenTable,
  mapped: Iterable<string>,
  { stderr }: CommandContext,
): void {
  const note = (text: string) => stderr.write(`note: ${basename(file)}: ${text}\n`);
  if (table.encoding === 'windows-1252') note('not UTF-8; read as Windows-1252');
  if (table.delimiter !== ',') note(`cells are separated by ${delimiterNames[table.delimiter]}s`);
  if (table.headerLine > 1)
    note(`the header is on line ${table.headerLine}; the lines above it were left out`);
  const headers = new Set(table.headers.map((header) => header.trim().toLowerCase()));
  for (const column of mapped)
    if (!headers.has(column.toLowerCase()))
      note(`the map names a column ${JSON.stringify(column)} that the file does not have`);
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [''];
  for (const word of words) {
    if (lines.at(-1)!.length + word.length > 84) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) ? ', ' : ''}${word}`;
  }
  return lines.join(',\n  ');
}
