import { expect, it } from 'vitest';
import { keepTexts } from './kept-texts.ts';

it('writes an object once, and one that was long not asked for again', () => {
  const written: number[] = [];
  const textOf = keepTexts(({ id }: { id: number }) => {
    written.push(id);
    return `bus ${id}`;
  }, 2);
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((id) => ({ id })) as [
    { id: number },
    ...{ id: number }[],
  ];
  expect([one, two!, one, three!, one].map(textOf)).toEqual([
    'bus 1',
    'bus 2',
    'bus 1',
    'bus 3',
    'bus 1',
  ]);
  expect(written).toEqual([1, 2, 3]);
  [four!, five!].forEach(textOf);
  expect(textOf(two!)).toBe('bus 2');
  expect(written).toEqual([1, 2, 3, 4, 5, 2]);
  // Another object says what it says, whatever was written of the bus before.
  expect(textOf({ id: 1 })).toBe('bus 1');
  expect(written.at(-1)).toBe(1);
});
