import { expect, it } from 'vitest';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery } from './parse-smart-query.ts';

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
])('while “%s” is being typed: %s', (typed, chips) => {
  const { understood, text } = parseSmartQuery(typed, { now, isTyping: true });
  const read = [
    understood.map(({ chip }) => chipWords(chip)).join(' · '),
    ...(text ? [`… ${text}`] : []),
  ];
  expect(read.filter(Boolean).join(' ')).toBe(chips);
});

it('waits with a condition in Spanish, too', () => {
  const read = (typed: string) =>
    parseSmartQuery(typed, { now, language: 'es', isTyping: true }).filters.condition;
  expect(read('nueva j')).toBeUndefined();
  expect(read('nueva')).toBe('new');
});
