import { dollarText } from '../display-values.ts';
import type { BusDetails } from '../bus-listing.ts';
import { busFields, type BusField } from '../fields/bus-fields.ts';
import type { BusListing } from '../bus-listing.ts';
import { withFormulaGuard } from './values/read-cell-text.ts';

/** Column of the export, and of a re-import: `body_make`, `price_usd`, `length_in`, `gvwr_lb`. */
export function exportHeader(field: BusField): string {
  const snake = field.key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake.replace(/_cents$/, '_usd');
}

/** One field as an export writes it; the import reads exactly this value back. */
export function exportCell(field: BusField, value: BusDetails[keyof BusDetails]): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return withFormulaGuard(value);
  if (field.type === 'integer' && field.unit === 'usd-cents') return dollarText(value);
  return String(value);
}

export const exportHeaders: readonly string[] = [
  'listing_id',
  'status',
  'source',
  'source_id',
  ...busFields.map(exportHeader),
  'created_at',
  'sold_at',
];

/** A listing as one row under `exportHeaders`. */
export function exportCells(listing: BusListing): string[] {
  return [
    String(listing.id),
    listing.status,
    withFormulaGuard(listing.source),
    withFormulaGuard(listing.sourceId ?? ''),
    ...busFields.map((field) => exportCell(field, listing[field.key])),
    listing.createdAt,
    listing.soldAt ?? '',
  ];
}

/**
 * RFC 4180: quotes where needed, quotes doubled; line ends are the caller's. Semicolons and tabs are
 * quoted as well: programs in half of the world part cells by them.
 */
export function csvLine(cells: readonly string[]): string {
  return cells
    .map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}
