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

  it('gives no two filters one place or one parameter, and every filter something to filter by', () => {
    const filters = busFields.filter(({ filter }) => filter);
    expect(new Set(filters.map(({ filter }) => filter!.position)).size).toBe(filters.length);
    expect(new Set(filters.map(({ filter }) => filter!.parameter)).size).toBe(filters.length);
    const idle = filters.filter(({ record, filter }) => {
      return filter!.ranges ? record !== 'figure' && record !== 'counted' : record !== 'facet';
    });
    expect(idle.map(({ key }) => key)).toEqual([]);
  });

  it('has in search records whatever buyers ask for by words', () => {
    const asked = busFields.filter(({ type, buyerWords }) => buyerWords && type !== 'text');
    expect(asked.filter(({ record }) => !record).map(({ key }) => key)).toEqual([]);
    expect(asked.map(({ key }) => key)).toContain('restroom');
  });

  it('leaves a flag unknown that may be, and any other one a no', () => {
    const flags = busFields.flatMap((field) =>
      field.type === 'flag' ? [[field.mayBeUnknown, emptyBusDetails[field.key]]] : [],
    );
    expect(flags).toEqual(
      flags.map(([mayBeUnknown]) => [mayBeUnknown, mayBeUnknown ? null : false]),
    );
    expect(flags).toContainEqual([true, null]);
    expect(flags).toContainEqual([false, false]);
  });

  it('names what a listing still needs before it can be published', () => {
    expect(missingToPublish({ ...emptyBusDetails, category: 'school' }).map((f) => f.key)).toEqual([
      'year',
      'bodyMake',
      'schoolType',
      'condition',
      'state',
    ]);
    const byChassis = { ...emptyBusDetails, category: 'shuttle', chassisMake: 'Ford' };
    expect(missingToPublish(byChassis).map((f) => f.key)).toEqual(['year', 'condition', 'state']);
    expect(busField('gvwrLb').label).toBe('GVWR');
  });
});
