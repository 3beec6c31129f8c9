import { expect, it } from 'vitest';
import { inMetric } from './units-switch.ts';

it.each([
  ['84,210 mi', '135,523 km'],
  ['14,500 lb', '6,577 kg'],
  ['about 42 miles away', 'about 68 km away'],
  ['about 1 mile away', 'about 2 km away'],
  ['N/A', 'N/A'],
  ['25', '25'],
  ['Columbus, OH', 'Columbus, OH'],
  ['Millennium', 'Millennium'],
])('%s reads %s', (text, metric) => {
  expect(inMetric(text)).toBe(metric);
});
