import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCallTurns, mostAnswerChars, type SearchCall } from './call-turns.ts';

const callOf = (count: number, answer: () => string, weight = 1): SearchCall => ({
  parts: Array.from({ length: count }, () => ({ weight, answer })),
  join: (answers) => answers.join(','),
});

it('answers one question at once, in the turn in which it is asked', () => {
  const turns = createCallTurns();
  let answered = false;
  void turns.run(callOf(1, () => ((answered = true), 'a')));
  expect(answered).toBe(true);
});

it('begins a few small questions or one large one in a turn, whoever asks', async () => {
  const turns = createCallTurns();
  const begun = async (weight: number) => {
    await nextTurn();
    await nextTurn();
    let count = 0;
    const calls = Array.from({ length: 10 }, () =>
      turns.run(callOf(1, () => ((count += 1), 'a'), weight)),
    );
    const atOnce = count;
    await nextTurn();
    const inNextTurn = count - atOnce;
    await Promise.all(calls);
    return [atOnce, inNextTurn, count];
  };
  expect(await begun(1)).toEqual([4, 4, 10]);
  expect(await begun(11)).toEqual([1, 1, 10]);
});

it('stops where an answer grows too large', async () => {
  const turns = createCallTurns();
  let made = 0;
  const part = () => {
    made += 1;
    return 'x'.repeat(mostAnswerChars / 4);
  };
  await expect(turns.run(callOf(50, part))).rejects.toMatchObject({ status: 400 });
  expect(made).toBe(5);
});

it('keeps no place for calls that failed, whichever question it was', async () => {
  const turns = createCallTurns();
  for (let round = 0; round < 20; round++) {
    let left = round;
    const part = () => {
      if (left-- === 0) throw new Error('a fault');
      return 'a';
    };
    await expect(turns.run(callOf(20, part, 15))).rejects.toThrow('a fault');
  }
  const two = [1, 2].map(() => turns.run(callOf(20, () => 'a', 10)));
  expect(await Promise.all(two)).toHaveLength(2);
});

it('answers small calls before large ones, and large ones all the same', async () => {
  const turns = createCallTurns();
  const order: string[] = [];
  const ask = (name: string, count: number, weight: number) =>
    turns.run(callOf(count, () => (order.push(name), name), weight));
  const large = ask('large', 10, 10);
  const small = Array.from({ length: 20 }, () => ask('small', 2, 1));
  await Promise.all([large, ...small]);
  expect(order[0]).toBe('large');
  expect(order.slice(0, 20).filter((name) => name === 'large').length).toBeLessThanOrEqual(6);
  expect(order.slice(0, 48)).toContain('large');
  expect(order.filter((name) => name === 'large')).toHaveLength(10);
});
