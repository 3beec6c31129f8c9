import { expect, it } from 'vitest';
import { builtInRates } from '#domain/costs/cost-rates.ts';
import { assumedOn, sayRate } from './cost-words.ts';

it('an assumption of the day of most others names no day, one of another day does', () => {
  const driverPerMile = { amount: 0.95, source: null, setOn: '2026-12-01' };
  const rates = { ...builtInRates, driverPerMile };
  expect(assumedOn(rates)).toBe('November 23, 2026');
  expect(sayRate('driverLeast', rates)).toBe('Driver, at least: $300');
  expect(sayRate('driverPerMile', rates)).toBe(
    'Driver: $0.95 a mile (our own assumption, set on December 1, 2026)',
  );
  expect(assumedOn({ ...rates, roadFactor: driverPerMile })).toBe('November 23, 2026');
});
