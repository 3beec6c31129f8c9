import type { Archetype, Chassis, Powertrain } from './archetype.ts';
import { integral, powertrain as p, size } from './archetype.ts';
import { fordE450, fordF550, freightlinerM2 } from './chassis.ts';
import {
  allAmericanRear,
  amtranRear,
  ceSeries,
  fs65,
  hdx,
  intl3800,
  vision,
} from './school-chassis.ts';

const B500 = 'Allison B500';
const air = (wmi: string | null, ...powertrains: Powertrain[]): Chassis =>
  integral(wmi, 'air', 'air', powertrains);

const decker = { category: 'double-decker', equipment: 'double-decker', price: 'double-decker', milesPerYear: [9_000, 26_000], widthIn: 100, heightIn: 168, headroomIn: 68 } as const; // prettier-ignore
const british = { ...decker, access: 'none', price: 'double-decker-classic', milesPerYear: [3_000, 9_000], widthIn: 96, heightIn: 172 } as const; // prettier-ignore

export const doubleDeckers: readonly Archetype[] = [
  { ...decker, make: 'Alexander Dennis', model: 'Enviro500', years: [2006, 2022], weight: 6, builds: [
    { chassis: air('SFE', p([2004, 2016], 'diesel', 'Cummins ISL 9L',  B500, 3), p([2017, 2026], 'diesel', 'Cummins L9',  B500, 3)), sizes: [size(42.5, 78, 54_000), size(42.5, 81, 54_000)] },
  ] },
  { ...decker, make: 'Van Hool', model: 'TD925', years: [2008, 2018], weight: 5, milesPerYear: [32_000, 60_000], builds: [
    { chassis: air('YE2', p([2006, 2009], 'diesel', 'Detroit Series 60 14L',  B500, 3), p([2010, 2018], 'diesel', 'Detroit DD13',  B500, 3)), sizes: [size(45, 79, 57_000), size(45, 81, 57_000)] },
  ] },
  { ...decker, make: 'Van Hool', model: 'TDX25', years: [2018, 2024], weight: 2, priceFactor: 1.1, milesPerYear: [32_000, 60_000], builds: [
    { chassis: air('YE2', p([2018, 2024], 'diesel', 'Cummins X12',  B500, 3)), sizes: [size(45, 69, 57_000), size(45, 79, 57_000)] },
  ] },
  { ...decker, make: 'Neoplan', model: 'Skyliner', years: [1996, 2005], weight: 2, price: 'double-decker-classic', priceFactor: 1.3, access: 'none', milesPerYear: [14_000, 30_000], builds: [
    { chassis: air(null, p([1994, 2006], 'diesel', 'Detroit Series 60 12.7L',  B500, 3)), sizes: [size(40, 77, 56_000)] },
  ] },
  { ...british, make: 'Leyland', model: 'Olympian', years: [1984, 1993], weight: 5, use: 'open-top', builds: [
    { chassis: air(null, p([1981, 1993], 'diesel', 'Gardner 6LXB',  'Voith automatic', 2), p([1986, 1993], 'diesel', 'Cummins L10',  'ZF automatic', 2)), sizes: [size(31, 70, 34_000), size(33, 76, 36_000)] },
  ] },
  { ...british, make: 'MCW', model: 'Metrobus', years: [1982, 1989], weight: 3, builds: [
    { chassis: air(null, p([1978, 1989], 'diesel', 'Gardner 6LXB',  'Voith D851', 2)), sizes: [size(31.5, 73, 34_000)] },
  ] },
  { ...british, make: 'Bristol', model: 'Lodekka', years: [1960, 1968], weight: 1, priceFactor: 1.2, use: 'open-top', builds: [
    { chassis: air(null, { ...p([1950, 1968], 'diesel', 'Gardner 6LW',  '5-speed manual', 2), manual: true }), sizes: [size(30, 60, 30_000)] },
  ] },
]; // prettier-ignore

const limo = { category: 'limo-bus', equipment: 'limo', price: 'limo-bus', milesPerYear: [7_000, 22_000], widthIn: 96, heightIn: 122, headroomIn: 79 } as const; // prettier-ignore
const limoF550 = { chassis: fordF550, sizes: [size(30, 26, 19_500), size(33, 28, 19_500), size(34, 30, 19_500)] }; // prettier-ignore
const limoM2 = { chassis: freightlinerM2, sizes: [size(36, 34, 26_000), size(38, 38, 26_000)] };

export const limoBuses: readonly Archetype[] = [
  { ...limo, make: 'Grech Motors', model: 'GM33', years: [2013, 2025], weight: 6, priceFactor: 1.25, builds: [limoF550] },
  { ...limo, make: 'Grech Motors', model: 'GM28', years: [2013, 2025], weight: 2, priceFactor: 1.1, builds: [{ chassis: fordE450, sizes: [size(28, 22, 14_500)] }] },
  { ...limo, make: 'Grech Motors', model: 'GM40', years: [2014, 2025], weight: 2, priceFactor: 1.45, builds: [{ ...limoM2, sizes: [size(40, 40, 33_000)] }] },
  { ...limo, make: 'Krystal Koach', model: 'KK33', years: [2004, 2012], weight: 4, builds: [limoF550] },
  { ...limo, make: 'Krystal Koach', model: 'KK28', years: [2002, 2012], weight: 3, priceFactor: 0.85, builds: [{ chassis: fordE450, sizes: [size(27.5, 22, 14_500)] }] },
  { ...limo, make: 'Tiffany Coachworks', model: 'F550 Limo', years: [2006, 2015], weight: 4, builds: [limoF550] },
  { ...limo, make: 'Tiffany Coachworks', model: 'Executive', years: [2008, 2015], weight: 2, priceFactor: 1.2, builds: [limoM2] },
  { ...limo, make: 'LGE Coachworks', model: 'F-550 Limo', years: [2008, 2022], weight: 3, builds: [limoF550] },
  { ...limo, make: 'Ameritrans', model: '285', years: [2003, 2013], weight: 3, builds: [{ ...limoF550, sizes: limoF550.sizes.slice(0, 2) }] },
  { ...limo, make: 'Federal Coach', model: 'Premier', years: [2005, 2017], weight: 3, priceFactor: 1.1, builds: [limoM2] },
]; // prettier-ignore

const motorhome = { category: 'conversion', equipment: 'conversion', price: 'conversion', milesPerYear: [6_000, 22_000], widthIn: 102, heightIn: 144, headroomIn: 80 } as const; // prettier-ignore
const prevostShell = air('2PC',
  p([1996, 2007], 'diesel', 'Detroit Series 60',  B500, 3),
  p([2008, 2026], 'diesel', 'Volvo D13',  'Volvo I-Shift', 3)); // prettier-ignore

export const conversions: readonly Archetype[] = [
  { ...motorhome, make: 'Prevost', model: 'H3-45 VIP', years: [1998, 2023], weight: 5, use: 'motorhome', builds: [{ chassis: prevostShell, sizes: [size(45, 4, 54_500), size(45, 6, 54_500)] }] },
  { ...motorhome, make: 'Prevost', model: 'X3-45 VIP', years: [2007, 2023], weight: 4, use: 'entertainer', milesPerYear: [30_000, 55_000], builds: [{ chassis: prevostShell, sizes: [size(45, 10, 54_500), size(45, 12, 54_500)] }] },
  { ...motorhome, make: 'Prevost', model: 'XL-45', years: [1997, 2005], weight: 3, use: 'entertainer', priceFactor: 0.7, milesPerYear: [22_000, 45_000], builds: [{ chassis: air('2PC', p([1996, 2006], 'diesel', 'Detroit Series 60 12.7L',  B500)), sizes: [size(45, 10, 52_000), size(45, 12, 52_000)] }] },
  { ...motorhome, make: 'Blue Bird', model: 'Wanderlodge', years: [1988, 2008], weight: 4, use: 'motorhome', priceFactor: 0.45, heightIn: 140, milesPerYear: [3_500, 9_000], builds: [{ chassis: air('1BA', p([1984, 1996], 'diesel', 'Detroit 8V92',  'Allison HT740', 3), p([1996, 2007], 'diesel', 'Detroit Series 60',  'Allison 4000', 3), p([2008, 2009], 'diesel', 'Caterpillar C13',  'Allison 4000', 3)), sizes: [size(36, 4, 36_000), size(40, 4, 44_000), size(43, 6, 51_000)] }] },
  { ...motorhome, make: 'Eagle', model: 'Model 15', years: [1988, 1996], weight: 2, use: 'motorhome', priceFactor: 0.3, milesPerYear: [5_000, 11_000], builds: [{ chassis: air(null, p([1987, 1994], 'diesel', 'Detroit 6V92TA',  'Allison HT740', 3), p([1992, 1998], 'diesel', 'Detroit Series 60',  'Allison HT740', 2)), sizes: [size(40, 4, 40_000), size(45, 6, 46_000)] }] },
  { ...motorhome, make: 'MCI', model: '102DL3', years: [1996, 2001], weight: 3, use: 'mobile office', priceFactor: 0.45, milesPerYear: [14_000, 26_000], builds: [{ chassis: air('1M8', p([1992, 2001], 'diesel', 'Detroit Series 60 12.7L',  B500)), sizes: [size(45, 8, 48_000)] }] },
]; // prettier-ignore

const converted = { category: 'skoolie', equipment: 'skoolie', price: 'skoolie', milesPerYear: [6_500, 13_000], widthIn: 96, heightIn: 128, headroomIn: 77 } as const; // prettier-ignore
const home = (lengthFt: number, berths: number, windows: number, gvwrLb: number) => ({ ...size(lengthFt, berths, gvwrLb), windows }); // prettier-ignore

export const skoolies: readonly Archetype[] = [
  { ...converted, make: 'Blue Bird', model: 'All American RE', years: [1998, 2012], weight: 4, priceFactor: 1.2, builds: [{ chassis: allAmericanRear, sizes: [home(38, 4, 13, 34_000), home(40, 6, 14, 36_200)] }] },
  { ...converted, make: 'Thomas Built', model: 'Saf-T-Liner HDX', years: [2002, 2012], weight: 4, priceFactor: 1.25, builds: [{ chassis: hdx, sizes: [home(37.5, 4, 13, 34_000), home(40, 6, 14, 36_200)] }] },
  { ...converted, make: 'AmTran', model: 'RE', years: [1997, 2001], weight: 3, builds: [{ chassis: amtranRear, sizes: [home(38, 4, 13, 34_000)] }] },
  { ...converted, make: 'AmTran', model: 'Volunteer', years: [1997, 2003], weight: 4, priceFactor: 0.85, builds: [{ chassis: intl3800, sizes: [home(27.5, 2, 8, 25_500), home(35, 4, 11, 29_000)] }] },
  { ...converted, make: 'Thomas Built', model: 'FS-65', years: [1999, 2006], weight: 3, priceFactor: 0.9, builds: [{ chassis: fs65, sizes: [home(27.5, 2, 8, 25_500), home(35, 4, 11, 29_800)] }] },
  { ...converted, make: 'IC Bus', model: 'CE Series', years: [2005, 2013], weight: 3, builds: [{ chassis: ceSeries, sizes: [home(30, 2, 9, 27_500), home(37, 6, 12, 29_800)] }] },
]; // prettier-ignore

const duty = { category: 'commercial', equipment: 'commercial', price: 'commercial', milesPerYear: [4_000, 16_000], widthIn: 96, heightIn: 124, headroomIn: 77 } as const; // prettier-ignore

export const commercialBuses: readonly Archetype[] = [
  { ...duty, make: 'Blue Bird', model: 'CSRE', years: [1998, 2005], weight: 3, use: 'inmate transport', priceFactor: 0.5, builds: [{ chassis: air('1BA', p([1996, 2005], 'diesel', 'Cummins 8.3L',  'Allison MD3060')), sizes: [size(35, 40, 33_000), size(39, 44, 36_000)] }] },
  { ...duty, make: 'IC Bus', model: 'HC Series', years: [2007, 2015], weight: 4, use: 'crew transport', builds: [{ chassis: air('4DR', p([2007, 2013], 'diesel', 'International MaxxForce DT',  'Allison 2500', 2), p([2014, 2016], 'diesel', 'Cummins ISB 6.7L',  'Allison 2500', 2)), sizes: [size(33, 34, 28_000), size(38, 42, 33_000)] }] },
  { ...duty, make: 'Blue Bird', model: 'Vision', years: [2008, 2020], weight: 4, use: 'crew transport', builds: [{ chassis: { ...vision }, sizes: [size(32.5, 40, 27_500), size(37, 44, 29_800)] }] },
  { ...duty, make: 'Thomas Built', model: 'Saf-T-Liner HDX', years: [2004, 2016], weight: 3, use: 'mobile clinic', priceFactor: 1.4, builds: [{ chassis: hdx, sizes: [size(38, 4, 34_000), size(40, 6, 36_200)] }] },
  { ...duty, make: 'Champion', model: 'Defender', years: [2008, 2018], weight: 3, use: 'mobile classroom', priceFactor: 1.1, builds: [{ chassis: freightlinerM2, sizes: [size(34, 10, 26_000), size(38, 12, 30_000)] }] },
  { ...duty, make: 'Blue Bird', model: 'All American RE', years: [2000, 2014], weight: 2, use: 'bookmobile', builds: [{ chassis: allAmericanRear, sizes: [size(35, 3, 33_000), size(38, 4, 34_000)] }] },
]; // prettier-ignore
