import { describe, expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';
import {
  openingHoursForm,
  readOpeningHours,
  saysOtherHours,
  storedOpeningHours,
} from './read-opening-hours.ts';

const form = openingHoursForm(openingHours);

describe('opening hours', () => {
  it('come back from their form as they were', () => {
    const office = { ...openingHours, closedDays: ['2026-12-24', '2026-12-31'] };
    expect(readOpeningHours(openingHoursForm(office))).toEqual({ office, problems: {} });
    expect(storedOpeningHours(openingHoursForm(office))).toEqual(office);
  });

  it.each([
    ['9:00 AM', 540],
    ['9am', 540],
    ['12 AM', 0],
    ['09:00', 540],
  ])('read %s', (opensAt, opensAtMinute) => {
    expect(readOpeningHours({ ...form, opensAt }).office).toMatchObject({ opensAtMinute });
  });

  it.each([
    [{ opensAt: 'nine' }, 'opensAt', 'Enter a time such as 9:00 AM'],
    [{ closesAt: '25:00' }, 'closesAt', 'Enter a time such as 6:00 PM'],
    [{ closesAt: '9:30 AM' }, 'closesAt', 'The office must be open for an hour at least'],
    [{ closedDays: '2026-02-30' }, 'closedDays', '“2026-02-30” is no date such as 2026-12-24'],
    [
      Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`open-${day}`, ''])),
      'open-1',
      'Choose at least one day of the week',
    ],
  ])('say what is wrong in %o', (typed, field, words) => {
    expect(readOpeningHours({ ...form, ...typed }).problems).toEqual({ [field]: words });
  });

  it('stored by a version that knew none, or unreadable, are those of the specification', () => {
    expect(storedOpeningHours({ name: 'Omnibus' })).toEqual(openingHours);
    expect(storedOpeningHours({ ...form, opensAt: 'never' })).toEqual(openingHours);
  });

  it.each([
    ['8AM-6PM EST', '8AM-6PM'],
    ['Monday - Friday, 9:00AM to 6:00PM', null],
    ['24/7 customer support', '24/7'],
    ['Call Our Bus Experts', null],
  ])('are compared with %s', (sentence, against) => {
    expect(saysOtherHours(sentence, openingHours)).toBe(against);
  });
});
