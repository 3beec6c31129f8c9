import { size, type Archetype, type Build } from './archetype.ts';
import {
  chevyC5500,
  chevyExpress3500,
  chevyExpress4500,
  fordE350,
  fordE450,
  fordF550,
  fordF650,
  freightlinerM2,
  freightlinerS2C,
  international3200,
} from './chassis.ts';

const e350: Build = {
  chassis: fordE350,
  sizes: [size(21, 13, 12_500), size(22, 14, 12_500), size(23, 15, 12_500)],
  weight: 2,
};
const chevy3500: Build = {
  chassis: chevyExpress3500,
  sizes: [size(21, 13, 12_300), size(22, 14, 12_300), size(23, 16, 12_300)],
};
const e450: Build = {
  chassis: fordE450,
  sizes: [
    size(24, 19, 14_500),
    size(25, 21, 14_500),
    size(26, 23, 14_500),
    size(27, 24, 14_500),
    size(27.5, 25, 14_500),
  ],
  weight: 5,
};
const chevy4500: Build = {
  chassis: chevyExpress4500,
  sizes: [size(24, 18, 14_200), size(25.5, 21, 14_200), size(27, 24, 14_200)],
};
const f550: Build = {
  chassis: fordF550,
  sizes: [
    size(28.5, 28, 19_500),
    size(31, 29, 19_500),
    size(33, 32, 19_500),
    size(33.5, 33, 19_500),
  ],
  weight: 3,
};
const c5500: Build = {
  chassis: chevyC5500,
  sizes: [size(29, 28, 19_500), size(32.5, 32, 19_500)],
};
const f650: Build = {
  chassis: fordF650,
  sizes: [size(34, 36, 26_000), size(37, 40, 26_000)],
};
const m2: Build = {
  chassis: freightlinerM2,
  sizes: [size(34, 36, 26_000), size(38, 40, 30_000), size(40, 44, 33_000)],
};
const s2c: Build = {
  chassis: freightlinerS2C,
  sizes: [size(35, 37, 26_000), size(38, 41, 30_000), size(40, 45, 33_000)],
};
const intl3200: Build = {
  chassis: international3200,
  sizes: [size(32, 32, 25_500), size(35, 36, 25_500)],
};

const small = {
  category: 'shuttle',
  equipment: 'shuttle',
  price: 'shuttle-small',
  milesPerYear: [6_000, 26_000],
  widthIn: 96,
  heightIn: 116,
  headroomIn: 79,
} as const;
const large = {
  ...small,
  price: 'shuttle-large',
  milesPerYear: [9_000, 34_000],
  heightIn: 123,
  headroomIn: 80,
} as const;

export const shuttles: readonly Archetype[] = [
  { ...small, make: 'Starcraft', model: 'Allstar', years: [2004, 2026], weight: 10, builds: [e350, e450] },
  { ...large, make: 'Starcraft', model: 'Allstar XL', years: [2006, 2026], weight: 5, builds: [f550, f650] },
  { ...large, make: 'Starcraft', model: 'XLT', years: [2005, 2018], weight: 2, builds: [f650, m2] },
  { ...small, make: 'Glaval', model: 'Universal', years: [2003, 2022], weight: 7, builds: [e350, e450] },
  { ...small, make: 'Glaval', model: 'Titan II', years: [2010, 2022], weight: 4, builds: [chevy3500, chevy4500] },
  { ...large, make: 'Glaval', model: 'Entourage', years: [2009, 2022], weight: 4, builds: [f550] },
  { ...large, make: 'Glaval', model: 'Concorde II', years: [2005, 2017], weight: 3, builds: [f650, m2] },
  { ...large, make: 'Glaval', model: 'Legacy', years: [2013, 2023], weight: 3, builds: [s2c], priceFactor: 1.15 },
  { ...small, make: 'ElDorado National', model: 'Aerotech', years: [2003, 2021], weight: 7, builds: [e350, { ...e450, sizes: e450.sizes.slice(0, 3) }] },
  { ...large, make: 'ElDorado National', model: 'Aero Elite', years: [2004, 2021], weight: 4, builds: [f550, intl3200] },
  { ...small, make: 'ElDorado National', model: 'Advantage', years: [2008, 2018], weight: 2, builds: [e350] },
  { ...small, make: 'Champion', model: 'Challenger', years: [2003, 2020], weight: 5, builds: [e350, e450] },
  { ...large, make: 'Champion', model: 'Defender', years: [2007, 2020], weight: 3, builds: [f550, { ...m2, sizes: m2.sizes.slice(0, 2) }] },
  { ...small, make: 'StarTrans', model: 'Senator II', years: [2003, 2020], weight: 6, builds: [e350, e450] },
  { ...large, make: 'StarTrans', model: 'Senator HD', years: [2008, 2019], weight: 2, builds: [{ ...f550, sizes: f550.sizes.slice(0, 1) }] },
  { ...large, make: 'StarTrans', model: 'Ambassador', years: [2004, 2009], weight: 2, builds: [c5500] },
  { ...small, make: 'StarTrans', model: 'Candidate II', years: [2004, 2018], weight: 2, builds: [e350, chevy3500] },
  { ...small, make: 'Goshen Coach', model: 'GCII', years: [2003, 2019], weight: 3, builds: [e350, e450] },
  { ...small, make: 'Goshen Coach', model: 'Impulse', years: [2011, 2019], weight: 2, builds: [e450] },
  { ...small, make: 'Turtle Top', model: 'Odyssey', years: [2004, 2024], weight: 4, builds: [e450] },
  { ...large, make: 'Turtle Top', model: 'Odyssey XL', years: [2005, 2024], weight: 3, builds: [f550] },
  { ...small, make: 'Turtle Top', model: 'Van Terra', years: [2005, 2022], weight: 2, builds: [e350] },
  { ...small, make: 'Elkhart Coach', model: 'EC II', years: [2003, 2019], weight: 3, builds: [e350, e450] },
  { ...small, make: 'Coach & Equipment', model: 'Phoenix', years: [2005, 2022], weight: 2, builds: [e350, e450] },
  { ...small, make: 'Diamond Coach', model: 'VIP 2500', years: [2004, 2016], weight: 2, builds: [e450] },
  { ...small, make: 'Federal Coach', model: 'Spirit', years: [2003, 2017], weight: 2, builds: [e450] },
  { ...small, make: 'Arboc', model: 'Spirit of Freedom', years: [2010, 2024], weight: 3, priceFactor: 1.1, access: 'ramp', builds: [{ chassis: chevyExpress4500, sizes: [size(23, 15, 14_200), size(26, 19, 14_200)] }] },
  { ...small, make: 'Micro Bird', model: 'D-Series', years: [2020, 2026], weight: 3, builds: [e350, e450] },
  { ...large, make: 'IC Bus', model: 'AC Series', years: [2012, 2014], weight: 1, builds: [{ chassis: { ...international3200, model: 'AC' }, sizes: [size(32, 33, 25_500)] }] },
]; // prettier-ignore
