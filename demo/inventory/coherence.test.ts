import { describe, expect, it } from 'vitest';
import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { cdlNeed } from '#domain/inventory/cdl.ts';
import { modelsOf } from '#domain/inventory/vocabulary/models.ts';
import { engineFamilies } from '#domain/inventory/vocabulary/engines.ts';
import { demoListings } from './demo-listings.ts';
import { generateListings } from './generate-listings.ts';

/** The demo set and two thousand more, so that rare combinations come up. */
const buses: BusDetails[] = [
  ...demoListings().map((listing) => listing.details),
  ...[...generateListings({ count: 2_000, seed: 91 })].map((listing) => listing.details),
];
const label = (bus: BusDetails) => `${bus.year} ${bus.bodyMake} ${bus.bodyModel} (${bus.category})`;
/** Buses that break a rule, by name, so that a failure says which. */
const breaking = (rule: (bus: BusDetails) => boolean) =>
  buses.filter((bus) => !rule(bus)).map(label);

const recordOf = (bus: BusDetails) =>
  modelsOf(bus.bodyMake!).find((model) => model.name === bus.bodyModel) ?? null;
const within = (figure: number, range: { min: number | null; max: number | null }, slack = 0) =>
  figure >= (range.min ?? -Infinity) - slack && figure <= (range.max ?? Infinity) + slack;

const weightUnknown = (bus: BusDetails) => bus.gvwrLb === null;
const ordinary = (bus: BusDetails) =>
  bus.wheelchairPositions === null &&
  !['skoolie', 'commercial', 'conversion', 'van', 'electric'].includes(bus.category!);
const family = (bus: BusDetails) => engineFamilies.find((each) => each.name === bus.engineFamily); // prettier-ignore
const sold = (bus: BusDetails) =>
  within(bus.year!, { min: family(bus)!.yearFrom, max: family(bus)!.yearTo }, 1);
const school = (bus: BusDetails) => bus.rows !== null;
const schoolish = (bus: BusDetails) => bus.category === 'school' || bus.category === 'school-activity'; // prettier-ignore
const noRestroom = ['school', 'school-activity', 'shuttle', 'van', 'transit', 'trolley']; // prettier-ignore
const newCoach = (bus: BusDetails) => bus.category === 'coach' && bus.year! >= 2017;

describe('every generated bus', () => {
  it('is a make and model of the vocabulary, in a year it was built', () => {
    expect(breaking((bus) => recordOf(bus) !== null)).toEqual([]);
    expect(breaking((bus) => within(bus.year!, recordOf(bus)!.years))).toEqual([]);
  });

  it('keeps to the fuels, lengths and weights of its model', () => {
    expect(breaking((bus) => recordOf(bus)!.fuels.includes(bus.fuel!))).toEqual([]);
    expect(breaking((bus) => within(bus.lengthIn! / 12, recordOf(bus)!.lengthFt, 1.1))).toEqual([]);
    expect(
      breaking((bus) => weightUnknown(bus) || within(bus.gvwrLb!, recordOf(bus)!.gvwrLb)),
    ).toEqual([]);
  });

  it('seats no more than its model can, and no fewer unless wheelchairs or beds take the room', () => {
    expect(breaking((bus) => bus.passengers! <= (recordOf(bus)!.seats.max ?? 99))).toEqual([]);
    expect(breaking((bus) => !ordinary(bus) || within(bus.passengers!, recordOf(bus)!.seats))).toEqual([]); // prettier-ignore
  });

  it('has an engine family that was sold in its year', () => {
    expect(breaking((bus) => bus.engineFamily === null || family(bus) !== undefined)).toEqual([]);
    expect(breaking((bus) => bus.engineFamily === null || sold(bus))).toEqual([]);
    expect(breaking((bus) => (bus.fuel === 'electric') === /kWh/.test(bus.engine!))).toEqual([]);
  });

  it('counts school seats by row: six children, four adults', () => {
    expect(buses.filter(school).length).toBeGreaterThan(300);
    expect(breaking((bus) => !school(bus) || [4, 6].includes(bus.passengers! / bus.rows!))).toEqual([]); // prettier-ignore
    expect(breaking((bus) => bus.passengersAdult === null || bus.passengersAdult === bus.rows! * 4)).toEqual([]); // prettier-ignore
    expect(breaking((bus) => bus.rows === null || bus.windowsPerSide! >= bus.rows)).toEqual([]);
  });

  it('uses school types only on school and activity buses, by weight', () => {
    expect(breaking((bus) => bus.schoolType === null || schoolish(bus))).toEqual([]);
    expect(breaking((bus) => bus.category !== 'school' || bus.schoolType !== null)).toEqual([]);
    expect(breaking((bus) => bus.schoolType !== 'A-1' || (bus.gvwrLb ?? 0) <= 10_000)).toEqual([]);
    expect(breaking((bus) => bus.schoolType !== 'A-2' || (bus.gvwrLb ?? 10_001) > 10_000)).toEqual([]); // prettier-ignore
    expect(breaking((bus) => bus.category !== 'school' || bus.colorExterior === 'School bus yellow')).toEqual([]); // prettier-ignore
  });

  it('has no fittings its kind cannot have', () => {
    expect(breaking((bus) => !bus.restroom || !noRestroom.includes(bus.category!))).toEqual([]);
    expect(breaking((bus) => bus.category !== 'van' || bus.brakes === 'hydraulic')).toEqual([]);
    expect(breaking((bus) => bus.category !== 'coach' || bus.brakes === 'air')).toEqual([]);
    expect(breaking((bus) => bus.wheelchairPositions === null || bus.lift === 'lift' || bus.lift === 'ramp')).toEqual([]); // prettier-ignore
    expect(breaking((bus) => bus.seatType !== 'perimeter' || bus.category === 'limo-bus')).toEqual([]); // prettier-ignore
    expect(breaking((bus) => !newCoach(bus) || bus.seatBelts === '3-point')).toEqual([]);
  });

  it('says about the CDL what the rule says', () => {
    const saysNo = /No CDL|regular license can drive/;
    const saysYes = /needs a CDL|Plan on a CDL/;
    expect(buses.filter((bus) => saysNo.test(bus.description!)).length).toBeGreaterThan(10);
    expect(breaking((bus) => !saysNo.test(bus.description!) || cdlNeed(bus) === 'no')).toEqual([]);
    expect(breaking((bus) => !saysYes.test(bus.description!) || cdlNeed(bus) === 'yes')).toEqual([]); // prettier-ignore
  });

  it('costs and has run what is possible', () => {
    expect(breaking((bus) => bus.priceCents === null || within(bus.priceCents, { min: 90_000, max: 300_000_000 }))).toEqual([]); // prettier-ignore
    expect(breaking((bus) => bus.condition !== 'new' || (bus.mileageMiles ?? 0) < 2_500)).toEqual([]); // prettier-ignore
    expect(breaking((bus) => bus.mileageMiles === null || within(bus.mileageMiles, { min: 50, max: 1_300_000 }))).toEqual([]); // prettier-ignore
    expect(breaking((bus) => bus.mileageMiles !== null || bus.mileageStatus === 'unknown')).toEqual([]); // prettier-ignore
  });

  it('passes the limits that forms and imports enforce', () => {
    for (const field of busFields) {
      if (field.type !== 'integer' && field.type !== 'decimal') continue;
      const { key, min, max } = field;
      const fits = (bus: BusDetails) => bus[key] === null || within(Number(bus[key]), { min, max });
      expect([key, breaking(fits)]).toEqual([key, []]);
    }
  });
});
