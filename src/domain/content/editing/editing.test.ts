import { describe, expect, it } from 'vitest';
import { diffLines } from './diff-lines.ts';
import { diffWords } from './diff-words.ts';
import { followRedirects } from './follow-redirects.ts';
import { fromOfficeTime, officeTime } from './office-time.ts';
import { ownPath } from './redirect-values.ts';
import { phoneHref } from './settings-values.ts';

describe('redirects', () => {
  it('lead straight to the end of a chain, and nowhere in a loop', () => {
    const stored = new Map([
      ['/a', '/b'],
      ['/b', '/c?x=1'],
      ['/c', '/d'],
      ['/left', '/right'],
      ['/right', '/LEFT/'],
      ['/self', '/self'],
      ['/away', '//evil.example'],
    ]);
    expect(Object.fromEntries(followRedirects(stored))).toEqual({
      '/a': '/d',
      '/b': '/d',
      '/c': '/d',
    });
  });

  it('stay on this site', () => {
    expect(ownPath('/Buses/?a=b#c')).toEqual({ path: '/Buses', search: '?a=b#c' });
    expect(ownPath('/knowledge-center/faqs')?.path).toBe('/knowledge-center/faqs/');
    for (const address of [
      '',
      'a',
      '//x.y',
      '/\\x.y',
      '/a//b',
      '/a\nb',
      '/a%0Ab',
      'https://x.y/',
      '/é',
    ])
      expect(ownPath(address), address).toBeNull();
  });
});

describe('the clock of the office', () => {
  it('is New York’s, in summer and in winter', () => {
    expect(fromOfficeTime('2026-07-01T09:30')?.toISOString()).toBe('2026-07-01T13:30:00.000Z');
    expect(fromOfficeTime('2026-12-01T09:30')?.toISOString()).toBe('2026-12-01T14:30:00.000Z');
    expect(officeTime(new Date('2026-12-01T04:59:00Z'))).toBe('2026-11-30T23:59');
  });

  it('leaps over an hour in March and has one twice in November', () => {
    expect(fromOfficeTime('2027-03-14T02:30')).toBeNull();
    expect(fromOfficeTime('2026-11-01T01:30')?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    for (const wrong of ['', '2026-13-01T09:30', '2026-02-30T09:30', 'tomorrow'])
      expect(fromOfficeTime(wrong), wrong).toBeNull();
  });
});

it('compares lines', () => {
  const told = (before: string, after: string) =>
    diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);
  expect(told('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([
    'same a',
    'gone b',
    'same c',
    'new x',
    'same d',
  ]);
  expect(told('a', 'a')).toEqual(['same a']);
  expect(told('a\na', 'a')).toEqual(['same a', 'gone a']);
  expect(told('x\n'.repeat(3_000), 'y\n'.repeat(3_000))).toHaveLength(6_001);
});

it('compares the words of a line that was rewritten', () => {
  const told = (before: string, after: string) =>
    diffWords(before, after).map(({ kind, parts }) =>
      [kind, ...parts.map(({ text, changed }) => (changed ? `[${text}]` : text))].join('|'),
    );
  expect(told('We ship it anywhere.', 'We do ship anywhere.')).toEqual([
    'gone|We ship |[it]| anywhere.',
    'new|We |[do]| ship anywhere.',
  ]);
  expect(told('a: one two three', 'a: four')).toEqual([
    'gone|a: |[one two three]',
    'new|a: |[four]',
  ]);
  // Nothing in common: no word is set off.
  expect(told('one\nsame', 'two\nsame')).toEqual(['gone|one', 'new|two', 'same|same']);
  expect(told('one', 'one\ntwo')).toEqual(['same|one', 'new|two']);
  expect(told('', '')).toEqual(['same|']);
});

it('reads phone numbers as people write them', () => {
  expect(phoneHref('(856) 555-0142')).toBe('tel:+18565550142');
  expect(phoneHref('1-856-555-0142')).toBe('tel:+18565550142');
  expect(phoneHref('+44 20 7946 0000')).toBe('tel:+442079460000');
  for (const wrong of ['555-0142', '+1', '(856) 555-0142;evil=1', 'tel:+18565550142'])
    expect(phoneHref(wrong), wrong).toBeNull();
});
