import { busFields, type BusField } from '#domain/inventory/fields/bus-fields.ts';
import { choiceLabel } from '#domain/inventory/fields/bus-field.ts';
import type { BusDetails, BusListing } from '#domain/inventory/bus-listing.ts';
import { listingStatuses, type ListingStatus } from '#domain/inventory/choices.ts';
import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import type { ImportRow } from './import-record.ts';

/** One field of a row's bus: what it says now and what it would say; null where nothing is known. */
export interface FieldDifference {
  label: string;
  from: string | null;
  to: string | null;
}

/** What a row changes, field by field, in the order people read a bus in. */
export function rowDifferences(row: ImportRow, current: BusListing | null): FieldDifference[] {
  const { change } = row;
  if (change === null) return [];
  if ('new' in change) return fieldsOf(change.new.details, null, change.new.status, null);
  if ('archive' in change)
    return [{ label: 'Status', from: current && listingStatuses[current.status], to: 'Archive' }];
  const { details = {}, status } = change.change.patch ?? {};
  return fieldsOf(details, current, status, current?.status ?? null);
}

function fieldsOf(
  details: Partial<BusDetails>,
  current: BusListing | null,
  status: ListingStatus | undefined,
  statusNow: ListingStatus | null,
): FieldDifference[] {
  const differences: FieldDifference[] = [];
  if (status !== undefined && status !== statusNow)
    differences.push({
      label: 'Status',
      from: statusNow && listingStatuses[statusNow],
      to: listingStatuses[status],
    });
  for (const field of busFields) {
    if (!(field.key in details)) continue;
    const from = current ? shown(field, current[field.key]) : null;
    const to = shown(field, details[field.key] ?? null);
    if (from !== to && !(current === null && field.type === 'flag' && to === 'no'))
      differences.push({ label: field.label, from, to });
  }
  return differences;
}

function shown(field: BusField, value: BusDetails[keyof BusDetails]): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field.type === 'choice') return choiceLabel(field.choices, String(value));
  if (typeof value === 'string') return value;
  if (field.type !== 'integer') return String(value);
  if (field.unit === 'usd-cents') return formatDollars(value);
  if (field.unit === 'model-year') return String(value);
  const units: Record<string, string> = { miles: ' mi', pounds: ' lb', inches: ' in', hours: ' h' };
  return `${formatNumber(value)}${units[field.unit] ?? ''}`;
}
