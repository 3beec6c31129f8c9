import { powertrain as p, type Chassis } from './archetype.ts';

const V10 = 'Ford 6.8L Triton V10';
const GODZILLA = 'Ford 7.3L V8';

const truck = { suspension: 'spring', drive: '4x2' } as const;

const fordSeries = [
  p([1997, 2003], 'diesel', 'Ford 7.3L Power Stroke V8', 'Ford 4R100', 2),
  p([2004, 2010], 'diesel', 'Ford 6.0L Power Stroke V8', 'Ford 5R110 TorqShift', 1),
  p([1998, 2004], 'gas', V10, 'Ford 4R100', 3),
  p([2005, 2015], 'gas', V10, 'Ford 5R110 TorqShift', 8),
  p([2016, 2019], 'gas', V10, 'Ford 6R140 TorqShift', 8),
  p([2012, 2015], 'propane', `${V10} (propane)`, 'Ford 5R110 TorqShift', 0.7),
  p([2016, 2019], 'propane', `${V10} (propane)`, 'Ford 6R140 TorqShift', 0.7),
  p([2020, 2026], 'gas', GODZILLA, 'Ford 6R140 TorqShift', 8),
];

export const fordE350: Chassis = {
  make: 'Ford', model: 'E-350', wmi: '1FD', brakes: 'hydraulic', ...truck,
  powertrains: [
    ...fordSeries,
    p([2000, 2014], 'gas', 'Ford 5.4L Triton V8',  null, 3),
    p([2017, 2019], 'gas', 'Ford 6.2L V8',  'Ford 6R140 TorqShift', 3),
  ],
}; // prettier-ignore

export const fordE450: Chassis = { ...fordE350, model: 'E-450', powertrains: fordSeries };

export const chevyExpress3500: Chassis = {
  make: 'Chevrolet', model: 'Express 3500', wmi: '1GB', brakes: 'hydraulic', ...truck,
  powertrains: [
    p([2003, 2009], 'gas', 'GM 6.0L Vortec V8',  'GM 4L80E', 5),
    p([2010, 2020], 'gas', 'GM 6.0L Vortec V8',  'GM 6L90', 5),
    p([2021, 2026], 'gas', 'GM 6.6L V8',  'GM 6L90', 5),
    p([2010, 2016], 'diesel', 'GM 6.6L Duramax V8',  'GM 6L90', 2),
  ],
}; // prettier-ignore

export const chevyExpress4500: Chassis = {
  ...chevyExpress3500,
  model: 'Express 4500',
  powertrains: chevyExpress3500.powertrains.filter((each) => each.from >= 2010),
};

export const fordF550: Chassis = {
  make: 'Ford', model: 'F-550', wmi: '1FD', brakes: 'hydraulic', ...truck,
  powertrains: [
    p([2003, 2007], 'diesel', 'Ford 6.0L Power Stroke V8',  'Ford 5R110 TorqShift', 2),
    p([2008, 2010], 'diesel', 'Ford 6.4L Power Stroke V8',  'Ford 5R110 TorqShift', 2),
    p([2011, 2019], 'diesel', 'Ford 6.7L Power Stroke V8',  'Ford 6R140 TorqShift', 3),
    p([2020, 2026], 'diesel', 'Ford 6.7L Power Stroke V8',  'Ford 10R140', 2),
    p([2005, 2010], 'gas', V10,  'Ford 5R110 TorqShift', 3),
    p([2011, 2019], 'gas', V10,  'Ford 6R140 TorqShift', 4),
    p([2020, 2026], 'gas', GODZILLA,  'Ford 10R140', 4),
  ],
}; // prettier-ignore

export const fordF650: Chassis = {
  make: 'Ford', model: 'F-650', wmi: '1FD', brakes: 'air', ...truck,
  powertrains: [
    p([2004, 2006], 'diesel', 'Cummins 5.9L ISB',  'Allison 2200', 2),
    p([2007, 2015], 'diesel', 'Cummins ISB 6.7L',  'Allison 2200', 3),
    p([2016, 2026], 'diesel', 'Ford 6.7L Power Stroke V8',  'Ford 6R140 TorqShift', 3),
    p([2012, 2019], 'gas', V10,  'Ford 6R140 TorqShift', 2),
    p([2021, 2026], 'gas', GODZILLA,  'Ford 6R140 TorqShift', 3),
  ],
}; // prettier-ignore

const cumminsB = [
  p([2004, 2006], 'diesel', 'Cummins 5.9L ISB', 'Allison 2200', 2),
  p([2007, 2016], 'diesel', 'Cummins ISB 6.7L', 'Allison 2200', 4),
  p([2017, 2026], 'diesel', 'Cummins B6.7', 'Allison 2200', 4),
];

export const freightlinerM2: Chassis = {
  make: 'Freightliner', model: 'M2 106', wmi: '1FV', brakes: 'air', suspension: 'air', drive: '4x2',
  powertrains: [
    ...cumminsB,
    p([2004, 2009], 'diesel', 'Mercedes-Benz MBE900 7.2L',  'Allison 2200', 2),
  ],
}; // prettier-ignore

export const freightlinerS2C: Chassis = {
  make: 'Freightliner', model: 'S2C', wmi: '4UZ', brakes: 'air', suspension: 'air', drive: '4x2',
  powertrains: cumminsB,
}; // prettier-ignore

/** Rear-engine raised-rail chassis under mid-size coaches. */
export const freightlinerXBR: Chassis = {
  make: 'Freightliner', model: 'XB-R', wmi: '4UZ', brakes: 'air', suspension: 'air', drive: '4x2',
  powertrains: [
    p([2004, 2009], 'diesel', 'Cummins ISC 8.3L',  'Allison 3000', 2),
    p([2010, 2016], 'diesel', 'Cummins ISL 9L',  'Allison 3000', 3),
    p([2017, 2020], 'diesel', 'Cummins L9',  'Allison 3000', 3),
  ],
}; // prettier-ignore

export const international3200: Chassis = {
  make: 'International', model: '3200', wmi: '1HV', brakes: 'air', suspension: 'air', drive: '4x2',
  powertrains: [
    p([2004, 2007], 'diesel', 'International VT365 6.0L V8',  'Allison 2200', 3),
    p([2008, 2014], 'diesel', 'International MaxxForce 7',  'Allison 2200', 3),
  ],
}; // prettier-ignore

export const chevyC5500: Chassis = {
  make: 'Chevrolet', model: 'C5500', wmi: '1GB', brakes: 'hydraulic', ...truck,
  powertrains: [
    p([2003, 2005], 'diesel', 'GM 6.6L Duramax V8',  'Allison 1000', 3),
    p([2006, 2009], 'diesel', 'GM 6.6L Duramax V8',  'Allison 2200', 3),
  ],
}; // prettier-ignore

/** Stripped front-engine chassis under trolleys. */
export const fordF53: Chassis = {
  make: 'Ford', model: 'F-53', wmi: '1F6', brakes: 'hydraulic', ...truck,
  powertrains: [
    p([2000, 2005], 'gas', V10,  'Ford 4R100', 3),
    p([2006, 2015], 'gas', V10,  'Ford 5R110 TorqShift', 3),
    p([2016, 2019], 'gas', V10,  'Ford 6R140 TorqShift', 3),
    p([2020, 2026], 'gas', GODZILLA,  'Ford 6R140 TorqShift', 3),
  ],
}; // prettier-ignore
