import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busFields } from '../fields/bus-fields.ts';
import type { BusDetails } from '../bus-listing.ts';
import { exportCell, exportHeader } from './listing-cells.ts';
import { mapHeaders, type HeaderMap } from './map-headers.ts';
import { newListing } from './merge-row.ts';
import { rowToDetails } from './row-to-details.ts';

const how = { currentYear: 2026, clearBlanks: false };
const identity = { source: 'test', sourceId: 'x', vin: null, stockNumber: null };
const map = mapOf(['make', 'model', ...busFields.map(exportHeader), 'status', 'sold']);

/** Cells as spiteful or careless as they come: digits, units, quotes, controls, any script. */
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[-+$]?[0-9][0-9.,' ]{0,12}( ?(k|mi|km|ft|in|lbs|kg|m|USD|pass|\+2|"))?$/),
  fc.constantFrom(
    '',
    '0',
    'N/A',
    'call',
    'yes',
    'no',
    'x',
    'none',
    '-1',
    '1e309',
    '#REF!',
    '＄１２３',
    '’08',
    '24+99',
    '99 row 999 adult',
  ),
);

describe('whatever a row holds', () => {
  it('no cell makes the import throw or store a value outside its field', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: map.width + 2 }), (cells) => {
        const outcome = rowToDetails(map, { line: 2, cells }, how);
        if (outcome.outcome === 'row')
          expectWithinBounds(newListing(outcome.row, identity).details);
      }),
      { numRuns: 500 },
    );
  });

  it('what one field exports it reads back', () => {
    for (const field of busFields) {
      if (field.type !== 'integer' && field.type !== 'decimal') continue;
      const values =
        field.type === 'integer' ? fc.integer(field) : fc.integer(field).map((n) => n + 0.25);
      const single = mapOf([exportHeader(field), 'title']);
      const cheap = field.type === 'integer' && field.unit === 'usd-cents' ? 10_000 : -Infinity;
      const years = field.key === 'year' ? 2028 : Infinity;
      fc.assert(
        fc.property(values, (value) => {
          fc.pre(
            value >= cheap && value <= years && (field.type === 'integer' || value <= field.max),
          );
          const cells = [exportCell(field, value), 'A bus'];
          const outcome = rowToDetails(single, { line: 2, cells }, how);
          expect(outcome.outcome === 'row' && outcome.row.given[field.key], field.key).toBe(value);
        }),
        { numRuns: 50 },
      );
    }
  });
});

function mapOf(headers: string[]): HeaderMap {
  const mapped = mapHeaders(headers);
  if (mapped.outcome === 'unusable') throw new Error(mapped.reason);
  return mapped.map;
}

function expectWithinBounds(details: BusDetails): void {
  for (const field of busFields) {
    const value = details[field.key];
    if (value === null) continue;
    if (field.type === 'text')
      expect(String(value).length, field.key).toBeLessThanOrEqual(field.maxLength);
    if (field.type === 'choice') expect(Object.keys(field.choices), field.key).toContain(value);
    if (field.type === 'flag') expect(typeof value, field.key).toBe('boolean');
    if (field.type === 'integer' || field.type === 'decimal') {
      expect(value, field.key).toBeGreaterThanOrEqual(field.min);
      expect(value, field.key).toBeLessThanOrEqual(field.max);
    }
    if (field.type === 'integer') expect(Number.isInteger(value), field.key).toBe(true);
  }
}
