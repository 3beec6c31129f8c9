import { describe, expect, it } from 'vitest';
import { countableWords, popularWords } from './search-tally.ts';
import { parseSmartQuery } from './smart-search/parse-smart-query.ts';

const words = (text: string) =>
  countableWords(parseSmartQuery(text, { now: new Date('2026-11-21T12:00:00Z') }));

describe('counting searches', () => {
  it('counts what was understood whole, tidied', () => {
    expect(words('  15 Passenger   with LIFT ')).toBe('15 passenger with lift');
    expect(words('no cdl church bus')).toBe('no cdl church bus');
    expect(words('blue-bird under $30,000 7.3')).toBe('blue-bird under $30,000 7.3');
  });

  it.each([
    'john smith 856 555 0142',
    'call ada@example.com about prevost',
    'prevost for jim',
    '1FDDEM00XG0900000',
    'shuttle near 08067',
    'finance a bus',
    '',
    'zzzz',
    'www.coach.com',
    'shuttle ★★★ 😀',
    'shuttle !!!',
    '\u202eshuttle',
    'shut\u200btle',
    'shuttle\u0301\u0301\u0301',
  ])('never counts %j', (text) => expect(words(text)).toBeNull());

  it('lets counted searches lead and the built-in list fill up, without repeats', () => {
    expect(popularWords(['coach', 'skoolie'], ['Skoolie', 'church bus', 'van'], 3)).toEqual([
      'coach',
      'skoolie',
      'church bus',
    ]);
  });
});
