import { integral, powertrain as p, size, type Archetype, type Powertrain } from './archetype.ts';
import { freightlinerXBR } from './chassis.ts';

const B500 = 'Allison B500';

const series60 = (from: number, to: number): Powertrain =>
  p([from, to], 'diesel', from < 2004 ? 'Detroit Series 60 12.7L' : 'Detroit Series 60', B500, 3); // prettier-ignore
const catC13 = p([2005, 2009], 'diesel', 'Caterpillar C13', B500, 2);
const ism = p([2003, 2010], 'diesel', 'Cummins ISM 10.8L', B500, 2);
const dd13 = p([2010, 2026], 'diesel', 'Detroit DD13', B500, 3);
const isx12 = p([2012, 2017], 'diesel', 'Cummins ISX12', B500, 3);
const x12 = p([2018, 2026], 'diesel', 'Cummins X12', B500, 4);
const volvoD13 = p([2008, 2026], 'diesel', 'Volvo D13', 'Volvo I-Shift', 4);
const volvoD13Allison = p([2008, 2026], 'diesel', 'Volvo D13', B500, 2);
const isl = p([2010, 2016], 'diesel', 'Cummins ISL 9L', B500, 3);
const l9 = p([2017, 2026], 'diesel', 'Cummins L9', B500, 3);

const air = 'air' as const;
const mci = [series60(2001, 2009), catC13, ism, dd13, isx12, x12];
const prevost = [series60(1996, 2007), volvoD13, volvoD13Allison];

const base = {
  category: 'coach',
  equipment: 'coach',
  price: 'coach',
  milesPerYear: [38_000, 72_000],
  widthIn: 102,
  heightIn: 140,
  headroomIn: 79,
} as const;

export const coaches: readonly Archetype[] = [
  { ...base, make: 'MCI', model: 'J4500', years: [2003, 2026], weight: 14, priceFactor: 1.08, builds: [
    { chassis: integral('2MG', air, air, mci), sizes: [size(45.6, 54, 54_000), { ...size(45.6, 56, 54_000), weight: 4 }, { ...size(45.6, 60, 54_000), years: [2018, 2026] }] },
  ] },
  { ...base, make: 'MCI', model: 'D4505', years: [2007, 2024], weight: 6, priceFactor: 0.88, builds: [
    { chassis: integral('1M8', air, air, [series60(2006, 2009), ism, dd13, isx12, x12]), sizes: [size(45.4, 55, 54_000), size(45.4, 57, 54_000)] },
  ] },
  { ...base, make: 'MCI', model: 'D4500', years: [2002, 2020], weight: 5, priceFactor: 0.85, builds: [
    { chassis: integral('1M8', air, air, [series60(2001, 2009), ism, isx12, x12, dd13]), sizes: [size(45.4, 55, 48_000), size(45.4, 57, 48_000)] },
  ] },
  { ...base, make: 'MCI', model: 'D4000', years: [2003, 2016], weight: 2, priceFactor: 0.75, builds: [
    { chassis: integral('1M8', air, air, [series60(2001, 2009), ism, dd13]), sizes: [size(40.5, 47, 46_000), size(40.5, 49, 46_000)] },
  ] },
  { ...base, make: 'MCI', model: 'E4500', years: [2001, 2012], weight: 4, builds: [
    { chassis: integral('2MG', air, air, [series60(2001, 2009), catC13, ism, dd13]), sizes: [size(45.5, 54, 54_000), size(45.5, 56, 54_000)] },
  ] },
  { ...base, make: 'MCI', model: '102DL3', years: [1996, 2001], weight: 4, priceFactor: 0.9, builds: [
    { chassis: integral('1M8', air, air, [series60(1992, 2001)]), sizes: [size(45, 55, 48_000), size(45, 57, 50_000)] },
  ] },
  { ...base, make: 'Prevost', model: 'H3-45', years: [1998, 2026], weight: 8, priceFactor: 1.15, heightIn: 149, builds: [
    { chassis: integral('2PC', air, air, prevost), sizes: [size(45, 54, 54_500), { ...size(45, 56, 54_500), weight: 3 }, size(45, 58, 54_500)] },
  ] },
  { ...base, make: 'Prevost', model: 'X3-45', years: [2006, 2026], weight: 5, priceFactor: 1.05, builds: [
    { chassis: integral('2PC', air, air, prevost), sizes: [size(45, 44, 53_000), { ...size(45, 56, 53_000), weight: 3 }] },
  ] },
  { ...base, make: 'Van Hool', model: 'C2045', years: [2004, 2014], weight: 6, priceFactor: 0.92, builds: [
    { chassis: integral('YE2', air, air, [series60(2004, 2007), catC13, ism, dd13]), sizes: [size(45, 56, 51_000), size(45, 57, 51_000)] },
  ] },
  { ...base, make: 'Van Hool', model: 'CX45', years: [2014, 2024], weight: 6, builds: [
    { chassis: integral('YE2', air, air, [dd13, isx12, x12]), sizes: [{ ...size(45, 56, 53_000), weight: 3 }, size(45, 58, 53_000)] },
  ] },
  { ...base, make: 'Van Hool', model: 'T2145', years: [2001, 2008], weight: 3, priceFactor: 0.85, builds: [
    { chassis: integral('YE2', air, air, [series60(2000, 2007), catC13, ism]), sizes: [size(45, 57, 49_500)] },
  ] },
  { ...base, make: 'Setra', model: 'S 417', years: [2004, 2018], weight: 4, priceFactor: 1.05, heightIn: 144, builds: [
    { chassis: integral('WKK', air, air, [series60(2003, 2007), dd13]), sizes: [size(45, 54, 53_000), size(45, 56, 53_000)] },
  ] },
  { ...base, make: 'Temsa', model: 'TS 45', years: [2013, 2026], weight: 4, priceFactor: 0.9, builds: [
    { chassis: integral('NLT', air, air, [isx12, x12]), sizes: [size(45, 54, 53_000), size(45, 56, 53_000)] },
  ] },
  { ...base, make: 'Volvo', model: '9700', years: [2010, 2024], weight: 3, priceFactor: 0.98, builds: [
    { chassis: integral('3CE', air, air, [volvoD13]), sizes: [size(45, 54, 53_000), size(45, 56, 53_000)] },
  ] },
]; // prettier-ignore

const mini = { ...base, category: 'mini-coach', equipment: 'mini-coach', price: 'mini-coach', milesPerYear: [24_000, 48_000], heightIn: 132 } as const; // prettier-ignore

export const miniCoaches: readonly Archetype[] = [
  { ...mini, make: 'Temsa', model: 'TS 35', years: [2009, 2026], weight: 8, builds: [
    { chassis: integral('NLT', air, air, [isl, l9]), sizes: [size(35, 36, 38_500), { ...size(35, 40, 38_500), weight: 2 }] },
  ] },
  { ...mini, make: 'Temsa', model: 'TS 30', years: [2011, 2026], weight: 6, priceFactor: 0.88, builds: [
    { chassis: integral('NLT', air, air, [p([2011, 2016], 'diesel', 'Cummins ISB 6.7L',  'Allison 3000', 3), p([2017, 2026], 'diesel', 'Cummins B6.7',  'Allison 3000', 3)]), sizes: [size(30, 30, 32_000), size(30, 34, 32_000)] },
  ] },
  { ...mini, make: 'MCI', model: 'J3500', years: [2018, 2026], weight: 4, priceFactor: 1.15, builds: [
    { chassis: integral('2MG', air, air, [l9]), sizes: [size(35.5, 40, 42_000), size(35.5, 44, 42_000)] },
  ] },
  { ...mini, make: 'Van Hool', model: 'CX35', years: [2015, 2024], weight: 5, priceFactor: 1.08, builds: [
    { chassis: integral('YE2', air, air, [p([2015, 2016], 'diesel', 'Cummins ISL 9L',  B500, 3), l9]), sizes: [size(35, 36, 40_000), size(35, 40, 40_000)] },
  ] },
  { ...mini, make: 'CAIO', model: 'G3400', years: [2012, 2018], weight: 4, priceFactor: 0.75, builds: [
    { chassis: freightlinerXBR, sizes: [size(36, 37, 36_000), size(37, 41, 37_000)] },
  ] },
  { ...mini, make: 'MCI', model: 'F3500', years: [2000, 2005], weight: 2, priceFactor: 0.8, builds: [
    { chassis: integral('1M8', air, air, [p([1999, 2005], 'diesel', 'Cummins ISC 8.3L',  'Allison B300', 3)]), sizes: [size(35, 36, 34_500), size(35, 38, 34_500)] },
  ] },
]; // prettier-ignore
