import { expect, it } from 'vitest';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import { neighborStates } from './neighbor-states.ts';

const codes = usStates.map((state) => state.code as string);

it('knows the states around each, both ways', () => {
  for (const code of codes) {
    for (const other of neighborStates(code)) {
      expect(codes).toContain(other);
      expect(neighborStates(other), `${other} borders ${code}`).toContain(code);
    }
  }
});

it('leaves alone only what nobody drives to', () => {
  const alone = usStates.filter(({ code }) => neighborStates(code).length === 0);
  expect(alone.filter(({ region }) => region !== 'territory').map(({ code }) => code)).toEqual(
    expect.arrayContaining(['AK', 'HI']),
  );
  expect(neighborStates('NJ')).toEqual(['DE', 'NY', 'PA']);
});
