import type { Archetype, Build } from './archetype.ts';
import {
  allAmericanFront,
  allAmericanRear,
  amtranRear,
  be200,
  c2,
  ceSeries,
  efx,
  fs65,
  hdx,
  intl3800,
  narrowSchool,
  reSeries,
  rowsBehindHood,
  rowsFlatNose,
  school,
  tc2000,
  typeA,
  vision,
} from './school-chassis.ts';

const conventionalSizes = [
  rowsBehindHood(8, 25_500),
  rowsBehindHood(9, 27_500),
  { ...rowsBehindHood(11, 29_800), weight: 2 },
  { ...rowsBehindHood(12, 29_800), weight: 4 },
  { ...rowsBehindHood(13, 31_000), weight: 3 },
];
const frontEngineSizes = [
  rowsFlatNose(12, 31_000),
  { ...rowsFlatNose(13, 33_000), weight: 2 },
  { ...rowsFlatNose(14, 36_200), weight: 2 },
];
const rearEngineSizes = [
  rowsFlatNose(12, 33_000),
  { ...rowsFlatNose(13, 34_000), weight: 2 },
  { ...rowsFlatNose(14, 36_200), weight: 3 },
];
const singleRear: Build[] = [
  { chassis: typeA.e350, sizes: [narrowSchool(20, 4, 9_900), narrowSchool(21, 5, 9_900)] },
  { chassis: typeA.chevy3500, sizes: [narrowSchool(20, 4, 9_900), narrowSchool(21, 5, 9_900)] },
];
const dualRear: Build[] = [
  { chassis: typeA.e450, sizes: [school(22.5, 4, 14_500), school(25, 5, 14_500)], weight: 2 },
  { chassis: typeA.chevy4500, sizes: [school(22.5, 4, 14_200), school(25, 5, 14_200)] },
];

const base = {
  category: 'school',
  equipment: 'school',
  milesPerYear: [6_000, 15_000],
  widthIn: 96,
} as const;
const typeA1 = { ...base, schoolType: 'A-1', price: 'school-a', heightIn: 108, headroomIn: 72, priceFactor: 0.88, builds: singleRear } as const; // prettier-ignore
const typeA2 = { ...base, schoolType: 'A-2', price: 'school-a', heightIn: 112, headroomIn: 75, builds: dualRear } as const; // prettier-ignore
const typeC = { ...base, schoolType: 'C', price: 'school-c', heightIn: 122, headroomIn: 77 } as const; // prettier-ignore
const typeD = { ...base, schoolType: 'D', price: 'school-d', heightIn: 124, headroomIn: 77 } as const; // prettier-ignore

export const schoolBuses: readonly Archetype[] = [
  { ...typeC, make: 'Blue Bird', model: 'Vision', years: [2005, 2026], weight: 12, builds: [{ chassis: vision, sizes: conventionalSizes }] },
  { ...typeC, make: 'Thomas Built', model: 'Saf-T-Liner C2', years: [2006, 2026], weight: 11, builds: [{ chassis: c2, sizes: conventionalSizes }] },
  { ...typeC, make: 'IC Bus', model: 'CE Series', years: [2005, 2026], weight: 11, builds: [{ chassis: ceSeries, sizes: conventionalSizes }] },
  { ...typeC, make: 'Thomas Built', model: 'FS-65', years: [1999, 2006], weight: 4, builds: [{ chassis: fs65, sizes: conventionalSizes }] },
  { ...typeC, make: 'AmTran', model: 'Volunteer', years: [1996, 2003], weight: 3, builds: [{ chassis: intl3800, sizes: conventionalSizes.slice(0, 4) }] },
  { ...typeD, make: 'Blue Bird', model: 'All American FE', years: [2000, 2024], weight: 3, builds: [{ chassis: allAmericanFront, sizes: frontEngineSizes }] },
  { ...typeD, make: 'Blue Bird', model: 'All American RE', years: [1998, 2026], weight: 5, builds: [{ chassis: allAmericanRear, sizes: rearEngineSizes }] },
  { ...typeD, make: 'Blue Bird', model: 'TC/2000 FE', years: [1994, 2003], weight: 2, builds: [{ chassis: tc2000, sizes: [rowsFlatNose(12, 29_000), rowsFlatNose(13, 31_000)] }] },
  { ...typeD, make: 'Thomas Built', model: 'Saf-T-Liner HDX', years: [2002, 2025], weight: 6, builds: [{ chassis: hdx, sizes: rearEngineSizes }] },
  { ...typeD, make: 'Thomas Built', model: 'Saf-T-Liner EFX', years: [2005, 2023], weight: 2, builds: [{ chassis: efx, sizes: frontEngineSizes }] },
  { ...typeD, make: 'IC Bus', model: 'RE Series', years: [2003, 2025], weight: 4, builds: [{ chassis: reSeries, sizes: rearEngineSizes }] },
  { ...typeD, make: 'AmTran', model: 'RE', years: [1996, 2001], weight: 2, builds: [{ chassis: amtranRear, sizes: rearEngineSizes }] },
  { ...base, schoolType: 'B', price: 'school-c', priceFactor: 0.8, heightIn: 116, headroomIn: 75, make: 'IC Bus', model: 'BE200', years: [2006, 2015], weight: 3, builds: [{ chassis: be200, sizes: [school(22, 5, 21_500), school(25, 6, 23_500), school(28, 7, 25_500)] }] },
  { ...typeA1, make: 'Collins', model: 'NexBus', years: [2008, 2015], weight: 2 },
  { ...typeA1, make: 'Starcraft', model: 'Prodigy', years: [2010, 2019], weight: 2 },
  { ...typeA1, make: 'Micro Bird', model: 'G5 SRW', years: [2011, 2026], weight: 3 },
  { ...typeA2, make: 'Micro Bird', model: 'G5 DRW', years: [2011, 2026], weight: 4 },
  { ...typeA2, make: 'Starcraft', model: 'Quest', years: [2010, 2019], weight: 4 },
  { ...typeA2, make: 'Collins', model: 'DH500', years: [2014, 2026], weight: 4 },
  { ...typeA2, make: 'Thomas Built', model: 'Minotour', years: [2004, 2023], weight: 4 },
  { ...typeA2, make: 'Trans Tech', model: 'CST', years: [2010, 2024], weight: 2 },
]; // prettier-ignore

const activity = { category: 'school-activity', equipment: 'activity' } as const;
const activitySmall = { ...typeA2, ...activity } as const;
const activityLarge = { ...typeC, ...activity, priceFactor: 1.1 } as const;

/** Multi-function school activity buses: the same bodies without yellow paint and stop arm. */
export const activityBuses: readonly Archetype[] = [
  { ...activitySmall, make: 'Starcraft', model: 'Allstar MVP', schoolType: undefined, years: [2009, 2023], weight: 6, heightIn: 114, builds: [
    { chassis: typeA.e350, sizes: [narrowSchool(21.5, 3, 12_500)] },
    { chassis: typeA.e450, sizes: [narrowSchool(24, 5, 14_500), narrowSchool(26.5, 6, 14_500)] },
  ] },
  { ...activitySmall, make: 'Collins', model: 'DH500', years: [2014, 2026], weight: 5 },
  { ...activitySmall, make: 'Collins', model: 'NexBus', years: [2009, 2015], weight: 3, schoolType: 'A-1', builds: singleRear },
  { ...activitySmall, make: 'Micro Bird', model: 'G5 DRW', years: [2012, 2026], weight: 4 },
  { ...activitySmall, make: 'Micro Bird', model: 'G5 SRW', years: [2012, 2026], weight: 3, schoolType: 'A-1', builds: singleRear },
  { ...activitySmall, make: 'Thomas Built', model: 'Minotour', years: [2006, 2023], weight: 4 },
  { ...activitySmall, make: 'Trans Tech', model: 'CST', years: [2012, 2024], weight: 2 },
  { ...activityLarge, make: 'Blue Bird', model: 'Vision', years: [2008, 2025], weight: 4, builds: [{ chassis: vision, sizes: conventionalSizes.slice(0, 4) }] },
  { ...activityLarge, make: 'IC Bus', model: 'CE Series', years: [2008, 2025], weight: 3, builds: [{ chassis: ceSeries, sizes: conventionalSizes.slice(0, 4) }] },
  { ...activityLarge, make: 'Thomas Built', model: 'Saf-T-Liner C2', years: [2008, 2025], weight: 3, builds: [{ chassis: c2, sizes: conventionalSizes.slice(0, 4) }] },
]; // prettier-ignore
