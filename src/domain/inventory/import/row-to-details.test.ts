import { describe, expect, it } from 'vitest';
import { busFields } from '../fields/bus-fields.ts';
import type { ImportedRow, RowOutcome } from './imported-row.ts';
import { mapHeaders } from './map-headers.ts';
import { rowToDetails, type RowReading } from './row-to-details.ts';

function read(
  record: Record<string, string>,
  clearBlanks = false,
  zipPlaces?: RowReading['zipPlaces'],
): RowOutcome {
  const mapped = mapHeaders(Object.keys(record));
  if (mapped.outcome === 'unusable') throw new Error(mapped.reason);
  return rowToDetails(
    mapped.map,
    { line: 7, cells: Object.values(record) },
    { currentYear: 2026, clearBlanks, zipPlaces },
  );
}

function row(record: Record<string, string>): ImportedRow {
  const outcome = read(record);
  if (outcome.outcome !== 'row') throw new Error(JSON.stringify(outcome));
  return outcome.row;
}

describe('rowToDetails', () => {
  it('makes every flag unknown that may be, and a no of the others, where a file clears', () => {
    const flags = busFields.flatMap((field) => (field.type === 'flag' ? [field] : []));
    const blanks = Object.fromEntries(flags.map(({ key }) => [key, '']));
    const outcome = read({ Year: '2016', Make: 'Ford', ...blanks }, true);
    expect(outcome.outcome === 'row' && outcome.row.given).toMatchObject(
      Object.fromEntries(flags.map(({ key, mayBeUnknown }) => [key, mayBeUnknown ? null : false])),
    );
  });

  it('reads a dealer’s row', () => {
    const { given, derived } = row({
      Year: '2016',
      Make: 'Ford',
      Body: 'Starcraft Allstar',
      'Stock #': 'A-17',
      Price: '$45,900',
      Odometer: '98K',
      Pax: '24+2',
      Fuel: 'Gasoline',
      Location: 'Trenton, NJ 08601',
      'A/C': 'Front and rear',
      Lift: 'Braun',
    });
    expect(given).toMatchObject({
      year: 2016,
      bodyMake: 'Starcraft',
      chassisMake: 'Ford',
      stockNumber: 'A-17',
      priceCents: 4_590_000,
      mileageMiles: 98_000,
      passengers: 24,
      wheelchairPositions: 2,
      fuel: 'gas',
      city: 'Trenton',
      state: 'NJ',
      zip: '08601',
      airConditioning: 'both',
      lift: 'lift',
    });
    expect(derived).toMatchObject({ category: 'shuttle', condition: 'used' });
  });

  it('takes what a cell says beside its own field to the field that it is about', () => {
    expect(
      row({
        'Year/Make/Model': '2015 Ford E450',
        City: 'Newark, NJ',
        Fuel: 'Gas 6.8L V10',
        Wheelchair: 'Yes – Braun lift',
      }).given,
    ).toMatchObject({
      year: 2015,
      chassisMake: 'Ford',
      chassisModel: 'E-450',
      city: 'Newark',
      state: 'NJ',
      fuel: 'gas',
      engine: 'Gas 6.8L V10',
      lift: 'lift',
      liftMake: 'Braun',
    });
    const ricon = { Make: 'Ford', 'Wheelchair lift': 'RICON rear' };
    expect(row(ricon).given).toMatchObject({ lift: 'lift', liftMake: 'Ricon' });
    expect(row({ ...ricon, 'Lift make': 'Stewart' }).given.liftMake).toBe('Stewart');
    expect(row({ Year: '2015 Ford E450', VIN: '' }).given).toMatchObject({
      year: 2015,
      chassisModel: 'E-450',
    });
    expect(row({ Make: 'Ford', Wheelchair: 'Yes, 2 tie-downs' }).given.wheelchairPositions).toBe(2);
  });

  it('uses what it can of a cell and says what was left out', () => {
    const outcome = read({ Year: '2015 Ford', Make: 'IC Bus', City: '1 Elm St, Newark, NJ' });
    expect(outcome).toMatchObject({ row: { given: { year: 2015, city: 'Newark' } } });
    expect(outcome.outcome === 'row' && outcome.problems.map(({ clause }) => clause)).toEqual([
      'is more than a year; the rest was left out',
      'has a street, which was left out',
    ]);
  });

  it('finds town and state by the ZIP code, and says where the state is another', () => {
    const zipPlaces = { find: () => ({ city: 'Atlanta', state: 'GA' }) };
    expect(read({ Make: 'IC Bus', City: '30301' }, false, zipPlaces)).toMatchObject({
      row: { given: { zip: '30301' }, derived: { city: 'Atlanta', state: 'GA' } },
    });
    expect(read({ Make: 'IC Bus', State: 'NJ', ZIP: '30301' }, false, zipPlaces)).toMatchObject({
      row: { given: { state: 'NJ' } },
      problems: [{ column: 'ZIP', clause: 'is in GA, and the state is NJ; both were kept' }],
    });
  });

  it('does not take a cutaway for the car of the same name', () => {
    expect(row({ Make: 'Ford', Model: 'Odyssey' }).given.chassisMake).toBe('Ford');
    expect(read({ Make: 'Honda', Model: 'Odyssey' }).outcome).toBe('rejected');
  });

  it('keeps a row whose cells it cannot all read, and says which', () => {
    const outcome = read({ Make: 'Prevost', Year: 'soon', Price: 'cheap', Fuel: 'steam' });
    expect(outcome.outcome === 'row' && outcome.problems).toEqual([
      { line: 7, column: 'Year', value: 'soon', clause: 'is not a model year' },
      { line: 7, column: 'Price', value: 'cheap', clause: 'is not a price' },
      { line: 7, column: 'Fuel', value: 'steam', clause: expect.stringContaining('is not one of') },
    ]);
  });

  it('offers nothing of which none is left, and says so', () => {
    const read0 = (more: Record<string, string>) => {
      const outcome = read({ Make: 'Ford', Model: 'E-450', Qty: '0', ...more });
      if (outcome.outcome !== 'row') throw new Error(JSON.stringify(outcome));
      return outcome;
    };
    const { row: bus, problems } = read0({});
    expect(bus.status).toBe('unread');
    expect(bus.given.quantity).toBeUndefined();
    expect(problems).toMatchObject([{ column: 'Qty', value: '0' }]);
    expect(problems[0]?.clause).toContain('none is left');
    expect(read0({ Status: 'available' }).row.status).toBe('unread');
    expect(read0({ Status: 'sold' }).row.status).toBe('sold');
    expect(row({ Make: 'Ford', Model: 'E-450', Qty: '2' }).status).toBeNull();
  });

  it('says nothing about blank cells unless asked to clear them', () => {
    expect(row({ Make: 'MCI', Price: '', Mileage: ' ' }).given).not.toHaveProperty('priceCents');
    const cleared = read({ Make: 'MCI', Price: '', Featured: '' }, true);
    expect(cleared.outcome === 'row' && cleared.row.given).toMatchObject({
      priceCents: null,
      featured: false,
    });
  });

  it('never offers what an agency paid as a price', () => {
    const outcome = read({ Make: 'Gillig', price_usd: '26,000', price_kind: 'acquisition cost' });
    expect(outcome.outcome === 'row' && outcome.row.given.priceCents).toBeUndefined();
    expect(outcome.outcome === 'row' && outcome.problems[0]?.clause).toMatch(/not an asking price/);
  });

  it('splits a body type into category and school type', () => {
    expect(row({ Make: 'Blue Bird', body_type: 'school Type C' }).given).toMatchObject({
      category: 'school',
      schoolType: 'C',
    });
    const typeA = row({
      Make: 'Micro Bird',
      Model: 'G5',
      body_type: 'school Type A',
      passengers: '30',
    });
    expect(typeA.given.schoolType).toBe('A-2');
    const light = row({ Make: 'Collins', body_type: 'school Type A', GVWR: '9,600 lb' });
    expect(light.given.schoolType).toBe('A-1');
    expect(row({ Make: 'Collins', body_type: 'school Type A' }).given.schoolType).toBeUndefined();
  });

  it('reads wheelchair columns of both kinds', () => {
    expect(row({ Make: 'MCI', Wheelchair: 'no' }).given.wheelchairPositions).toBe(0);
    expect(row({ Make: 'MCI', Wheelchair: '2 positions' }).given.wheelchairPositions).toBe(2);
    expect(row({ Make: 'MCI', Wheelchair: 'yes' }).given).toMatchObject({ lift: 'lift' });
  });

  it('keeps a VIN whose check digit does not fit, with a word of doubt', () => {
    const outcome = read({ Make: 'MCI', VIN: '1M8GDM9A1KP042788' });
    expect(outcome.outcome === 'row' && outcome.row.given.vin).toBe('1M8GDM9A1KP042788');
    expect(outcome.outcome === 'row' && outcome.problems[0]?.clause).toMatch(/check digit/);
  });

  it('tells gasoline from a registry’s default', () => {
    expect(row({ Make: 'MCI', Model: 'D4505', Fuel: 'gasoline' }).given.fuel).toBeUndefined();
    expect(row({ Make: 'Ford', Model: 'E450', Fuel: 'gasoline' }).given.fuel).toBe('gas');
  });

  it('falls back to the next column that says the same', () => {
    expect(row({ make_raw: 'PREVOST', make: '' }).given.bodyMake).toBe('Prevost');
  });

  it.each([
    [{ Make: 'Lincoln', Model: 'Town Car' }, 'not-a-bus'],
    [{ Make: 'Ford', Model: 'E450', bus_like: 'no' }, 'not-a-bus'],
    [{ Make: 'TOTAL', Price: '1,234,500' }, 'not-a-bus'],
    [{ Stock: 'Grand total: 12', Price: '9' }, 'not-a-bus'],
    [{ Make: '', Year: '2008' }, 'nothing-known'],
    [{ Make: 'MCI', Note: 'a\u0000b' }, 'control-characters'],
    [{ Make: 'MCI', Description: 'x'.repeat(20_001) }, 'too-long'],
  ])('rejects %j as %s', (record, code) => {
    expect(read(record)).toMatchObject({ outcome: 'rejected', rejection: { line: 7, code } });
  });

  it('rejects cells beyond the header, passes over blank rows', () => {
    const mapped = mapHeaders(['Make', 'Year']);
    if (mapped.outcome === 'unusable') throw new Error(mapped.reason);
    const how = { currentYear: 2026, clearBlanks: false };
    const outcome = rowToDetails(mapped.map, { line: 3, cells: ['MCI', '2008', 'oops'] }, how);
    expect(outcome).toMatchObject({ outcome: 'rejected', rejection: { code: 'too-many-cells' } });
    expect(rowToDetails(mapped.map, { line: 3, cells: ['MCI', '2008', ' '] }, how).outcome).toBe(
      'row',
    );
    expect(rowToDetails(mapped.map, { line: 3, cells: [' ', ''] }, how).outcome).toBe('blank');
  });
});
