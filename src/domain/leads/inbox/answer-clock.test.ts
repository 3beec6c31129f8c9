import { expect, it } from 'vitest';
import { answerClock } from './answer-clock.ts';

const lead = { kind: 'contact', state: 'new', firstAnswerAt: null } as const;
/** A Monday in New Jersey, before opening and after it. */
const early = new Date('2026-11-30T12:07:00.000Z');
const later = new Date('2026-11-30T15:20:00.000Z');

it.each([
  ['2026-11-28T07:07:00.000Z', early, 'waits until we open'],
  ['2026-11-28T07:07:00.000Z', later, /^waits \d+ (min|h)/],
  ['2026-11-30T15:19:40.000Z', later, 'waits 0 min'],
])('tells how long one waits that came in at %s', (createdAt, now, text) => {
  expect(answerClock({ ...lead, createdAt }, now).text).toMatch(text);
});

it('says of one that is new again that it waits', () => {
  const createdAt = '2026-11-28T07:07:00.000Z';
  const answered = { ...lead, createdAt, firstAnswerAt: '2026-11-30T12:00:00.000Z' };
  expect(answerClock(answered, later)).toMatchObject({ state: 'due', text: 'waits again' });
  expect(answerClock({ ...answered, state: 'answered' }, later).text).toBe('answered in 0 min');
});
