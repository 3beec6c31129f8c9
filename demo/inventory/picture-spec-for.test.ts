import { describe, expect, it } from 'vitest';
import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import { bodyStyleOf } from './body-style-of.ts';
import { demoListings } from './demo-listings.ts';
import { paintOf } from './paint-colors.ts';
import { floorPlanSpec, pictureSpecFor, sideViewSpec } from './picture-spec-for.ts';

const bus = (details: Partial<BusDetails>): BusDetails => ({ ...emptyBusDetails, ...details });
const armed = (details: Partial<BusDetails>) => pictureSpecFor(bus(details)).schoolStopArm;

describe('the picture of a listing', () => {
  it.each([
    ['school-a', { category: 'school', schoolType: 'A-2' }],
    ['school-c', { category: 'school', bodyMake: 'Blue Bird', bodyModel: 'Vision' }],
    ['school-d', { category: 'school', bodyMake: 'AmTran', bodyModel: 'RE' }],
    ['school-a', { category: 'school-activity', gvwrLb: 14_500 }],
    ['cutaway-shuttle', { category: 'shuttle', chassisModel: 'E-450', lengthIn: 312 }],
    ['mid-size-shuttle', { category: 'shuttle', chassisModel: 'F-550', lengthIn: 330 }],
    ['mid-size-shuttle', { category: 'shuttle', lengthIn: 400 }],
    ['coach', { category: 'coach', lengthIn: 540 }],
    ['mini-coach', { category: 'coach', lengthIn: 420 }],
    ['van', { category: 'van' }],
    ['school-c', { category: 'electric', bodyMake: 'Lion Electric', bodyModel: 'LionC' }],
    ['transit', { category: 'electric', bodyMake: 'Proterra', bodyModel: 'ZX5', lengthIn: 480 }],
    ['coach', { category: 'electric', bodyMake: 'MCI', bodyModel: 'J4500', lengthIn: 547 }],
    ['van', { category: 'electric', bodyMake: 'Ford', bodyModel: 'E-Transit' }],
    ['coach', { category: null, bodyMake: 'MCI', bodyModel: 'J4500' }],
  ] as const)('shows a %s for %o', (style, details) => {
    expect(bodyStyleOf(bus(details))).toBe(style);
  });

  it('never puts a hood on a flat-nosed skoolie, nor seats where there are beds', () => {
    const skoolie = bus({
      category: 'skoolie',
      bodyMake: 'AmTran',
      bodyModel: 'RE',
      lengthIn: 456,
    });
    expect(sideViewSpec(skoolie)).toMatchObject({ bodyStyle: 'school-d', schoolStopArm: false });
    expect(floorPlanSpec(skoolie).bodyStyle).toBe('skoolie');
    expect(sideViewSpec({ ...skoolie, bodyModel: 'Volunteer' }).bodyStyle).toBe('skoolie');
  });

  it('opens the roof only of double deckers that are open', () => {
    const decker = bus({ category: 'double-decker', description: 'Open-top conversion.' });
    expect(pictureSpecFor(decker).openTop).toBe(true);
    expect(pictureSpecFor({ ...decker, description: 'Closed, with A/C.' }).openTop).toBe(false);
    expect(pictureSpecFor({ ...decker, category: 'coach' }).openTop).toBe(false);
  });

  it('arms school buses only', () => {
    expect(armed({ category: 'school', schoolType: 'C' })).toBe(true);
    expect(armed({ category: 'school-activity', schoolType: 'C' })).toBe(false);
    expect(armed({ category: 'coach' })).toBe(false);
  });

  it('reads paint as dealers write it', () => {
    expect(paintOf('White with blue stripe')).toEqual({ body: '#F4F5F3', accent: '#1F5FA8' });
    expect(paintOf('Dark blue')).toEqual({ body: '#17304F', accent: null });
    expect(paintOf('SCHOOL BUS YELLOW').body).toBe('#F7B500');
    expect(paintOf('chartreuse')).toEqual({ body: null, accent: null });
    expect(paintOf(null)).toEqual({ body: null, accent: null });
  });

  it('knows the paint of every demo bus, and shares pictures among alike ones', () => {
    const details = demoListings().map((listing) => listing.details);
    expect(details.filter((each) => paintOf(each.colorExterior).body === null)).toEqual([]);
    const views = details.flatMap((each) => [sideViewSpec(each), floorPlanSpec(each)]);
    const different = new Set(views.map((spec) => JSON.stringify(spec))).size;
    expect(different).toBeLessThan(views.length * 0.75);
  });

  it('shows the stated seats and wheelchair positions on the floor plan', () => {
    for (const { details } of demoListings()) {
      const { passengers, wheelchairPositions } = details;
      expect(floorPlanSpec(details)).toMatchObject({ passengers, wheelchairPositions });
    }
  });
});
