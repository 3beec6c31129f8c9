import { describe, expect, it } from 'vitest';
import { answerCdl, readCdlQuestion } from './cdl-question.ts';

const ask = (query: string) => answerCdl(readCdlQuestion(new URLSearchParams(query)));

describe('CDL form', () => {
  it.each([
    ['seats=14&gvwr=14500', 'no'],
    ['seats=15&gvwr=14500', 'yes'],
    ['seats=12&wheelchair=2&gvwr=14,500', 'no'],
    ['seats=12&wheelchair=3&gvwr=14500', 'yes'],
    ['seats=12%2B2&gvwr=14500', 'no'],
    ['seats=12+%2B+3&gvwr=14500', 'yes'],
    ['seats=10&gvwr=26000', 'no'],
    ['seats=10&gvwr=26001', 'yes'],
    ['gvwr=30 000', 'yes'],
    ['seats=10&gvwr=26.500', 'yes'],
    ['seats=10&gvwr=26 500 lb', 'yes'],
    ['seats=10&gvwr=26.5k', 'yes'],
    ['seats=10&gvwr=26%C2%A0500', 'yes'],
    ['seats=10&gvwr=11.000 kg', 'no'],
    ['gvwr=14500', 'unknown'],
    ['seats=10', 'unknown'],
    ['seats=10&gvwr=0', 'unknown'],
  ])('%s: %s', (query, need) => {
    expect(ask(query)?.need).toBe(need);
  });

  it.each([
    '',
    'seats=',
    'seats=-3',
    'seats=1,5',
    'seats=1e3',
    'seats=999999',
    'seats=many',
    'wheelchair=2',
  ])('has no answer to "%s"', (query) => expect(ask(query)).toBeNull());

  it('shows the sum', () => {
    expect(ask('seats=12&wheelchair=2')?.reasons[0]).toBe(
      '12 seats + 2 wheelchair places + 1 driver = 15 people: fewer than 16.',
    );
  });
});
