import { expect, it } from 'vitest';
import { clockAhead } from './send-inspection.ts';

const noon = Date.parse('2026-11-26T12:00:00.000Z');

it('leaves a clock alone that may be right, however slow the line was', () => {
  expect(clockAhead(noon, noon + 900, noon + 950)).toBe(0);
  expect(clockAhead(noon, noon - 4_000, noon + 200)).toBe(0);
  expect(clockAhead(noon, noon + 100, noon + 9_000)).toBe(0);
});

it('says how far a wrong one is off, from the middle of what it may be', () => {
  // The phone believes that it is an hour later.
  const hour = 3_600_000;
  expect(clockAhead(noon, noon + hour, noon + hour + 1_000)).toBe(-hour);
  expect(clockAhead(noon, noon - hour, noon - hour + 1_000)).toBe(hour);
});
