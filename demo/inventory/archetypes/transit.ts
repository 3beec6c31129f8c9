import type { Archetype, Chassis, Powertrain } from './archetype.ts';
import { integral, powertrain as p, size } from './archetype.ts';
import { fordF53, freightlinerS2C } from './chassis.ts';

const B400 = 'Allison B400';

const isc = p([1999, 2006], 'diesel', 'Cummins ISC 8.3L', B400, 2);
const isl = p([2004, 2016], 'diesel', 'Cummins ISL 9L', B400, 4);
const l9 = p([2017, 2026], 'diesel', 'Cummins L9', B400, 4);
const islVoith = p([2005, 2016], 'diesel', 'Cummins ISL 9L', 'Voith D864.5', 1.5);
const series50 = p([1996, 2003], 'diesel', 'Detroit Series 50', B400, 3);
const islG = p([2008, 2016], 'cng', 'Cummins ISL G', B400, 1.5);
const l9n = p([2017, 2026], 'cng', 'Cummins L9N', B400, 1.5);
const isbHybrid = p([2006, 2020], 'hybrid', 'Cummins ISB 6.7L hybrid', 'Allison H 40 EP', 1.5);
const isb = p([2000, 2009], 'diesel', 'Cummins 5.9L ISB', 'Allison B300', 3);
const isb67 = p([2008, 2020], 'diesel', 'Cummins ISB 6.7L', 'Allison B300', 3);

const base = {
  category: 'transit',
  equipment: 'transit',
  price: 'transit',
  milesPerYear: [26_000, 42_000],
  widthIn: 102,
  heightIn: 120,
  headroomIn: 78,
} as const;
const bus = (wmi: string | null, ...powertrains: Powertrain[]): Chassis =>
  integral(wmi, 'air', 'air', powertrains);

export const transitBuses: readonly Archetype[] = [
  { ...base, make: 'Gillig', model: 'Low Floor', years: [2000, 2025], weight: 10, builds: [
    { chassis: bus('15G', isc, isl, l9, islG, l9n, isbHybrid, islVoith), sizes: [size(30, 26, 36_000), size(35, 32, 39_600), { ...size(40, 38, 41_600), weight: 3 }] },
  ] },
  { ...base, make: 'Gillig', model: 'Phantom', years: [1996, 2008], weight: 5, access: 'lift', priceFactor: 0.8, builds: [
    { chassis: bus('15G', series50, isc, p([2004, 2008], 'diesel', 'Cummins ISL 9L',  B400, 3)), sizes: [size(30, 28, 34_000), size(35, 37, 37_000), size(40, 45, 39_600)] },
  ] },
  { ...base, make: 'New Flyer', model: 'D40LF', years: [1999, 2010], weight: 7, priceFactor: 0.85, builds: [
    { chassis: bus('5FY', series50, isc, isl), sizes: [size(40.8, 38, 39_600), size(40.8, 40, 39_600)] },
  ] },
  { ...base, make: 'New Flyer', model: 'XD40', years: [2011, 2024], weight: 5, builds: [
    { chassis: bus('5FY', isl, l9), sizes: [size(40.5, 38, 42_500), size(40.5, 40, 42_500)] },
  ] },
  { ...base, make: 'New Flyer', model: 'XN40', years: [2012, 2023], weight: 2, builds: [
    { chassis: bus('5FY', islG, l9n), sizes: [size(40.5, 38, 42_500)] },
  ] },
  { ...base, make: 'Nova Bus', model: 'LFS', years: [2001, 2022], weight: 4, builds: [
    { chassis: bus('4RK', isc, isl, l9), sizes: [size(40, 38, 41_000), size(40, 41, 41_000)] },
  ] },
  { ...base, make: 'Orion', model: 'Orion VII', years: [2003, 2012], weight: 4, priceFactor: 0.75, builds: [
    { chassis: bus('1VH', isl, isbHybrid, islG), sizes: [size(32.5, 32, 37_000), size(40, 38, 42_500)] },
  ] },
  { ...base, make: 'NABI', model: '40-LFW', years: [2002, 2013], weight: 3, priceFactor: 0.75, builds: [
    { chassis: bus(null, series50, isl, islG), sizes: [size(40, 38, 41_000)] },
  ] },
  { ...base, make: 'ElDorado National', model: 'E-Z Rider II', years: [2005, 2022], weight: 5, priceFactor: 0.8, builds: [
    { chassis: bus(null, isb, isb67, isl), sizes: [size(30, 25, 31_500), size(32, 29, 33_000), size(35, 33, 33_000)] },
  ] },
  { ...base, make: 'ElDorado National', model: 'Axess', years: [2008, 2022], weight: 2, builds: [
    { chassis: bus(null, isl, l9, islG), sizes: [size(35, 33, 40_500), size(40, 39, 42_500)] },
  ] },
  { ...base, make: 'Optima', model: 'Opus', years: [2002, 2008], weight: 2, priceFactor: 0.6, builds: [
    { chassis: bus(null, isb), sizes: [size(30, 23, 26_500), size(34, 29, 30_000)] },
  ] },
  { ...base, make: 'Vicinity', model: 'Vicinity Classic', years: [2014, 2024], weight: 2, priceFactor: 0.8, builds: [
    { chassis: bus(null, isb67, l9), sizes: [size(27.5, 23, 27_500), size(30, 26, 29_500), size(35, 33, 32_500)] },
  ] },
]; // prettier-ignore

const trolley = { ...base, category: 'trolley', equipment: 'trolley', price: 'trolley', milesPerYear: [3_500, 11_000], widthIn: 99, heightIn: 126, headroomIn: 80 } as const; // prettier-ignore
const cummins59 = p([1994, 2003], 'diesel', 'Cummins 5.9L',  'Allison AT545', 2); // prettier-ignore

export const trolleys: readonly Archetype[] = [
  { ...trolley, make: 'Hometown Trolley', model: 'Villager', years: [2006, 2026], weight: 6, builds: [
    { chassis: fordF53, sizes: [size(28, 26, 22_000), size(31, 30, 24_000), size(33, 32, 26_000)] },
  ] },
  { ...trolley, make: 'Hometown Trolley', model: 'Streetcar', years: [2010, 2026], weight: 4, priceFactor: 1.25, builds: [
    { chassis: freightlinerS2C, sizes: [size(33, 32, 26_000), size(35.5, 36, 30_000)] },
  ] },
  { ...trolley, make: 'Supreme', model: 'Classic American Trolley', years: [2001, 2014], weight: 5, priceFactor: 0.9, builds: [
    { chassis: fordF53, sizes: [size(27, 24, 20_500), size(30, 28, 22_000), size(33, 32, 26_000)] },
  ] },
  { ...trolley, make: 'Double K', model: 'Mainstreet', years: [2006, 2022], weight: 3, builds: [
    { chassis: fordF53, sizes: [size(28, 26, 22_000), size(32, 32, 26_000)] },
  ] },
  { ...trolley, make: 'Chance', model: 'AH-28', years: [1994, 2002], weight: 3, priceFactor: 0.7, builds: [
    { chassis: bus(null, cummins59), sizes: [size(28, 28, 24_500)] },
  ] },
  { ...trolley, make: 'Dupont Industries', model: 'Champlain Trolley', years: [2002, 2014], weight: 2, priceFactor: 0.8, builds: [
    { chassis: fordF53, sizes: [size(29, 28, 22_000), size(33, 32, 26_000)] },
  ] },
  { ...trolley, make: 'Gillig', model: 'Low Floor Trolley', years: [2008, 2024], weight: 3, priceFactor: 1.3, access: 'ramp', milesPerYear: [9_000, 22_000], builds: [
    { chassis: bus('15G', isl, l9), sizes: [size(30, 26, 36_000), size(35, 31, 39_600)] },
  ] },
]; // prettier-ignore
