import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import type { TableFile } from '#domain/inventory/import/table-file.ts';
import { cleanCell } from '#domain/inventory/import/values/cell-reading.ts';
import {
  withFormulaGuard,
  withoutFormulaGuard,
} from '#domain/inventory/import/values/read-cell-text.ts';
import { mostUnits, type LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { UnitRow } from './plan-units.ts';
import { unitColumnKeys, unitColumns, unitTexts, type UnitColumn } from './unit-columns.ts';

export type UnitFileReading =
  | { outcome: 'rows'; rows: UnitRow[]; ignored: string[] }
  | { outcome: 'refused'; reason: string };

type Meaning = UnitColumn | 'unit' | 'state';

const plainHeader = (text: string) => text.toLowerCase().replace(/[^a-z\d#]/g, '');

const meanings = new Map<string, Meaning>([
  ...['unit', 'unitnumber', 'unitno', 'no', 'number', '#'].map((name) => [name, 'unit'] as const),
  ...['state', 'status'].map((name) => [name, 'state'] as const),
  ...unitColumnKeys.flatMap((key) =>
    [plainHeader(unitColumns[key].header), ...unitColumns[key].also].map(
      (name) => [name, key] as const,
    ),
  ),
]);

/** The rows of a file by what its columns mean; blank rows are left out. */
export async function readUnitFile(table: TableFile): Promise<UnitFileReading> {
  const columns = table.headers.map((header) => meanings.get(plainHeader(header)) ?? null);
  const known = columns.filter((meaning) => meaning !== null);
  const refused = (reason: string): UnitFileReading => ({ outcome: 'refused', reason });
  if (!known.some((meaning) => meaning !== 'unit' && meaning !== 'state'))
    return refused('has no column that tells of a unit: VIN, miles, price, color or condition');
  const twice = known.find((meaning, at) => known.indexOf(meaning) !== at);
  if (twice) return refused(`has two columns for ${labelOf(twice)}`);
  const rows: UnitRow[] = [];
  for await (const { line, cells } of table.rows()) {
    const row: UnitRow = { line, texts: {} };
    columns.forEach((meaning, at) => {
      if (meaning === null) return;
      const text = withoutFormulaGuard(cleanCell(cells[at] ?? ''));
      if (meaning === 'unit' || meaning === 'state') row[meaning] = text;
      else row.texts[meaning] = text;
    });
    if (cells.every((cell) => cleanCell(cell) === '')) continue;
    rows.push(row);
    if (rows.length > mostUnits) return refused(`has more than ${mostUnits} rows`);
  }
  if (rows.length === 0) return refused('has no rows below its header');
  const ignored = table.headers.filter((header, at) => columns[at] === null && header !== '');
  return { outcome: 'rows', rows, ignored };
}

const labelOf = (meaning: Meaning): string =>
  meaning === 'unit' || meaning === 'state' ? meaning : unitColumns[meaning].label.toLowerCase();

/** The units of a lot as a file that `readUnitFile` reads back; never for whom one is kept. */
export function unitCsv(listing: BusListing, units: readonly LotUnit[]): string {
  const head = ['unit', ...unitColumnKeys.map((key) => unitColumns[key].header), 'state', 'since'];
  const lines = units.map((unit) => {
    const texts = unitTexts(unit, listing);
    return [
      String(unit.number),
      ...unitColumnKeys.map((key) => withFormulaGuard(texts[key])),
      unit.state,
      unit.stateAt ?? '',
    ];
  });
  return [head, ...lines].map((cells) => `${csvLine(cells)}\r\n`).join('');
}
