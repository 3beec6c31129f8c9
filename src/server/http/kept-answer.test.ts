import { expect, it } from 'vitest';
import { kept } from './kept-answer.ts';

it('makes an answer once in five minutes', () => {
  let now = 1_000;
  let made = 0;
  const answer = kept(
    300_000,
    () => (made += 1),
    () => now,
  );
  expect([answer(), answer()]).toEqual([1, 1]);
  now += 299_999;
  expect(answer()).toBe(1);
  now += 1;
  expect(answer()).toBe(2);
});

it('does not keep a failure', () => {
  let broken = true;
  const answer = kept(
    300_000,
    () => {
      if (broken) throw new Error('down');
      return 'up';
    },
    () => 0,
  );
  expect(answer).toThrow('down');
  broken = false;
  expect(answer()).toBe('up');
});
