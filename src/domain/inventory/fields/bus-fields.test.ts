import { describe, expect, it } from 'vitest';
import { emptyBusDetails } from '../bus-listing.ts';
import { busField, busFields, missingToPublish } from './bus-fields.ts';

describe('field descriptor', () => {
  it('describes every field of a listing exactly once', () => {
    const described = busFields.map((field) => field.key).toSorted();
    expect(described).toEqual(Object.keys(emptyBusDetails).toSorted());
  });

  it('never lets two fields claim the same import header', () => {
    const owners = new Map<string, string>();
    for (const field of busFields) {
      for (const header of field.importHeaders) {
        expect(owners.get(header) ?? field.key, header).toBe(field.key);
        owners.set(header, field.key);
      }
    }
  });

  it('names what a listing still needs before it can be published', () => {
    expect(missingToPublish({ ...emptyBusDetails, category: 'school' }).map((f) => f.key)).toEqual([
      'year',
      'bodyMake',
      'schoolType',
      'condition',
      'state',
    ]);
    expect(busField('gvwrLb').label).toBe('GVWR');
  });
});
