import { describe, expect, it } from 'vitest';
import { recallCells } from '#test/factories/recall-file.ts';
import { readRecallRow } from './read-recall-row.ts';

const today = '2026-11-01';

describe('a row of the flat file', () => {
  it('is read by the place of its columns', () => {
    expect(readRecallRow(recallCells({ 28: 'Yes' }), today)).toEqual({
      is: 'row',
      newestOn: '2026-01-27',
      row: {
        number: '26V032000',
        make: 'Blue Bird',
        modelKey: 'vision',
        modelName: 'VISION SCHOOL BUS',
        year: 2026,
        component: 'VISIBILITY:WINDSHIELD',
        reportedOn: '2026-01-26',
        consequence: 'Fixture: a window of the wrong glass may break and hurt people.',
        remedy: 'Fixture: dealers check the windows and replace them free of charge.',
        doNotDrive: false,
        parkOutside: true,
      },
    });
  });

  it('of an older edition has 24 columns and no warnings', () => {
    expect(readRecallRow(recallCells().slice(0, 24), today)).toMatchObject({
      is: 'row',
      row: { doNotDrive: false, parkOutside: false },
    });
  });

  it.each([
    ['equipment', { 10: 'E' }],
    ['a make without buses', { 2: 'HARLEY-DAVIDSON' }],
  ])('is left out for %s', (_, told) => {
    expect(readRecallRow(recallCells(told), today)).toEqual({
      is: 'other',
      newestOn: '2026-01-27',
    });
  });

  it.each([
    ['the record number is none', { 0: 'RECORD_ID' }],
    ['the campaign number is none', { 1: '032000' }],
    ['the make is missing', { 2: ' ' }],
    ['the model is missing', { 3: '' }],
    ['the model year is none', { 4: '20026' }],
    ['the model year is none', { 4: '1492' }],
    ['the model year is none', { 4: '2199' }],
    ['the kind of recall is none', { 10: 'VEHICLE' }],
    ['a date is none', { 15: '20260230' }],
    ['a date is none', { 16: 'January' }],
    ['a date lies in the future', { 16: '20270101' }],
  ])('is broken when %s', (reason, told) => {
    expect(readRecallRow(recallCells(told), today)).toEqual({ is: 'broken', reason });
  });

  it('is broken when cut off, or run into the next', () => {
    expect(readRecallRow(recallCells().slice(0, 20), today)).toMatchObject({
      reason: '20 columns instead of 24 or more',
    });
    expect(readRecallRow([...recallCells(), ...recallCells()], today)).toMatchObject({
      reason: '58 columns, more than the layout has',
    });
  });

  it('keeps a year that is not told, and no control characters', () => {
    expect(readRecallRow(recallCells({ 4: '9999', 20: 'a\u0000b \u0007 c' }), today)).toMatchObject(
      {
        row: { year: 9999, consequence: 'a b c' },
      },
    );
  });

  it('ends a text that has no end', () => {
    const reading = readRecallRow(recallCells({ 21: 'word '.repeat(5_000) }), today);
    expect(reading.is === 'row' && reading.row.remedy.length).toBeLessThan(4_010);
  });
});
