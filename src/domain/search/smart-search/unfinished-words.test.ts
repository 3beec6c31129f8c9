import { expect, it } from 'vitest';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery, type SmartLanguage } from './parse-smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// What is typed so far → the chips while it is being typed; "…" introduces text searched.
it.each([
  ['shuttle co', 'Shuttle Buses … co'],
  ['school bus va', 'School Buses … va'],
  ['wi', '… wi'],
  ['new je', '… je'],
  ['shuttle new jerse', 'Shuttle Buses · New Jersey'],
  ['new shu', 'New … shu'],
  ['nj shuttle', 'New Jersey · Shuttle Buses'],
  ['shuttle in co', 'Shuttle Buses · Colorado'],
  ['shuttle CO', 'Shuttle Buses · Colorado'],
  ['shuttle under 20', 'Shuttle Buses'],
  ['shuttle under 20 ', 'Shuttle Buses'],
  ['shuttle under 20k', 'Shuttle Buses · Under $20,000'],
  ['under 20 shuttle', 'Up to 19 passengers · Shuttle Buses'],
  ['over 50', ''],
  ['50+', '50 passengers or more'],
  ['10-14', '10–14 passengers'],
  ['budget 35', ''],
  ['budget 35k', 'Under $35,000'],
  ['coach $3', 'Coach Buses'],
  ['seats 2', ''],
  ['seats 24', '24 passengers'],
  ['prevost motorcoach und', 'Prevost · Coach Buses … und'],
  ['mfsab 14', 'Activity Buses (MFSAB)'],
  ['bio d', 'Diesel'],
  ['bio dies', 'Diesel'],
  ['vans near bergen cou', 'Passenger Vans · Near Hackensack, NJ'],
  ['vans near', 'Passenger Vans'],
  ['vans near b', 'Passenger Vans'],
  ['double decke', 'Double Decker Buses'],
  ['goshen coac', 'Goshen Coach'],
  ['seat belt', 'Seat belts'],
  ['internat', 'International'],
  ['ford e450 sh', 'Ford · E-450 chassis … sh'],
  ['high roof transi', 'Raised roof · Ford Transit'],
  ['shuttle 24 pa', 'Shuttle Buses · 24 passengers'],
  ['diesel p', 'Diesel … p'],
  ['handic', 'Wheelchair accessible'],
  ['autobús con aire acond', 'Air conditioning', 'es'],
  ['autobús co', '… co', 'es'],
  ['2012 mi', '2012 ± 2 years'],
  ['used coache', 'Used · Coach Buses'],
  ['silla de r', 'Wheelchair accessible', 'es'],
  ['autob', '', 'es'],
  ['bus avec cl', '… cl', 'fr'],
  ['près de philadelphi', 'Near Philadelphia, PA', 'fr'],
  ['bus avec climat', 'Air conditioning', 'fr'],
  ['autocar moins de 50 0', 'Coach Buses · Under $50,000', 'fr'],
] as [string, string, SmartLanguage?][])(
  'while “%s” is being typed: %s',
  (typed, chips, language = 'en') => {
    const { understood, text } = parseSmartQuery(typed, { now, language, isTyping: true });
    const read = [
      understood.map(({ chip }) => chipWords(chip)).join(' · '),
      ...(text ? [`… ${text}`] : []),
    ];
    expect(read.filter(Boolean).join(' ')).toBe(chips);
  },
);

it('waits with a condition in Spanish, too', () => {
  const read = (typed: string) =>
    parseSmartQuery(typed, { now, language: 'es', isTyping: true }).filters.condition;
  expect(read('nueva j')).toBeUndefined();
  expect(read('nueva')).toBe('new');
});
