import { integral, powertrain as p, type Chassis, type Size } from './archetype.ts';
import { chevyExpress3500, chevyExpress4500, fordE350, fordE450 } from './chassis.ts';

const PTS = 'Allison 2500 PTS';
const BIG_PTS = 'Allison 3000 PTS';

export const vision: Chassis = integral('1BA', 'air', 'spring', [
  p([2004, 2009], 'diesel', 'Caterpillar C7', PTS, 3),
  p([2010, 2016], 'diesel', 'Cummins ISB 6.7L', PTS, 3),
  p([2017, 2026], 'diesel', 'Cummins B6.7', PTS, 3),
  p([2012, 2020], 'propane', 'Ford 6.8L V10 (propane)', 'Ford 6R140 TorqShift', 2),
  p([2021, 2026], 'gas', 'Ford 7.3L V8', 'Ford 6R140 TorqShift', 1.5),
]);
export const allAmericanFront: Chassis = integral('1BA', 'air', 'spring', [
  p([1999, 2003], 'diesel', 'Cummins 5.9L 24-valve', 'Allison AT545', 2),
  p([2004, 2009], 'diesel', 'Caterpillar C7', PTS, 2),
  p([2010, 2016], 'diesel', 'Cummins ISB 6.7L', BIG_PTS, 2),
  p([2017, 2026], 'diesel', 'Cummins B6.7', BIG_PTS, 2),
]);
export const allAmericanRear: Chassis = integral('1BA', 'air', 'spring', [
  p([1996, 2003], 'diesel', 'Cummins 8.3L', 'Allison MD3060', 2),
  p([2004, 2009], 'diesel', 'Caterpillar C7', BIG_PTS, 2),
  p([2004, 2011], 'diesel', 'Cummins ISC 8.3L', BIG_PTS, 2),
  p([2012, 2016], 'diesel', 'Cummins ISL 9L', BIG_PTS, 2),
  p([2017, 2026], 'diesel', 'Cummins B6.7', BIG_PTS, 2),
  p([2017, 2022], 'cng', 'Cummins L9N', BIG_PTS, 0.7),
]);
export const tc2000: Chassis = integral('1BA', 'air', 'spring', [
  p([1993, 1997], 'diesel', 'Cummins 5.9L 12-valve', 'Allison AT545', 3),
  p([1998, 2003], 'diesel', 'Cummins 5.9L 24-valve', 'Allison AT545', 3),
]);
export const c2: Chassis = {
  ...integral('4UZ', 'air', 'spring', [
    p([2005, 2009], 'diesel', 'Mercedes-Benz MBE900 6.4L', PTS, 3),
    p([2008, 2016], 'diesel', 'Cummins ISB 6.7L', PTS, 3),
    p([2017, 2026], 'diesel', 'Cummins B6.7', PTS, 3),
    p([2019, 2026], 'diesel', 'Detroit DD5', PTS, 1),
    p([2015, 2020], 'propane', 'PSI 8.8L (propane)', PTS, 0.7),
  ]),
  make: 'Freightliner',
  model: 'C2',
};
export const fs65: Chassis = {
  ...integral('4UZ', 'air', 'spring', [
    p([1998, 2006], 'diesel', 'Cummins 5.9L ISB', 'Allison AT545', 2),
    p([1998, 2003], 'diesel', 'Caterpillar 3126', 'Allison 2000', 3),
    p([2004, 2006], 'diesel', 'Caterpillar C7', 'Allison 2000', 3),
    p([2001, 2006], 'diesel', 'Mercedes-Benz MBE900', 'Allison 2000', 2),
  ]),
  make: 'Freightliner',
  model: 'FS-65',
};
export const ceSeries: Chassis = integral('4DR', 'air', 'spring', [
  p([2004, 2007], 'diesel', 'International VT365 6.0L V8', 'Allison 2000 PTS', 2),
  p([2004, 2009], 'diesel', 'International DT466E', PTS, 2.5),
  p([2008, 2014], 'diesel', 'International MaxxForce 7', PTS, 2),
  p([2010, 2014], 'diesel', 'International MaxxForce DT', PTS, 2),
  p([2014, 2016], 'diesel', 'Cummins ISB 6.7L', PTS, 3),
  p([2017, 2026], 'diesel', 'Cummins B6.7', PTS, 3),
  p([2016, 2023], 'propane', 'PSI 8.8L (propane)', PTS, 1),
]);
export const reSeries: Chassis = integral('4DR', 'air', 'air', [
  p([2002, 2008], 'diesel', 'International DT466E', PTS, 2),
  p([2008, 2014], 'diesel', 'International MaxxForce DT', PTS, 2),
  p([2015, 2016], 'diesel', 'Cummins ISL 9L', PTS, 2),
  p([2017, 2026], 'diesel', 'Cummins L9', BIG_PTS, 2),
]);
export const be200: Chassis = integral('4DR', 'hydraulic', 'spring', [
  p([2006, 2007], 'diesel', 'International VT365 6.0L V8', 'Allison 2200', 1),
  p([2008, 2015], 'diesel', 'International MaxxForce 7', 'Allison 2200', 1),
]);
export const amtranRear: Chassis = integral('1HV', 'air', 'air', [
  p([1996, 2001], 'diesel', 'International DT466E', 'Allison MD3060', 1),
]);
export const intl3800: Chassis = {
  ...integral('1HV', 'air', 'spring', [
    p([1996, 2003], 'diesel', 'International DT466E', 'Allison MT643', 2),
    p([1996, 2003], 'diesel', 'International T444E', 'Allison AT545', 3),
  ]),
  make: 'International',
  model: '3800',
};
export const hdx: Chassis = integral('1T7', 'air', 'air', [
  p([2002, 2011], 'diesel', 'Cummins ISC 8.3L', BIG_PTS, 3),
  p([2004, 2009], 'diesel', 'Caterpillar C7', BIG_PTS, 3),
  p([2012, 2016], 'diesel', 'Cummins ISL 9L', BIG_PTS, 3),
  p([2017, 2026], 'diesel', 'Cummins L9', BIG_PTS, 2),
  p([2017, 2026], 'diesel', 'Cummins B6.7', BIG_PTS, 2),
]);
export const efx: Chassis = integral('1T7', 'air', 'spring', [
  p([2004, 2009], 'diesel', 'Caterpillar C7', PTS, 2),
  p([2010, 2016], 'diesel', 'Cummins ISB 6.7L', PTS, 2),
  p([2017, 2023], 'diesel', 'Cummins B6.7', PTS, 2),
]);
export const typeA = {
  e350: fordE350,
  e450: fordE450,
  chevy3500: chevyExpress3500,
  chevy4500: chevyExpress4500,
};

/** A conventional: about 29 inches a row behind eight feet of hood and cab. */
export function rowsBehindHood(rows: number, gvwrLb: number): Size {
  return school(Math.round((rows * 2.42 + 8.1) * 2) / 2, rows, gvwrLb);
}

/** A flat-nosed bus: the same rows in two feet less, since nothing stands ahead of the driver. */
export function rowsFlatNose(rows: number, gvwrLb: number): Size {
  return school(Math.round((rows * 2.42 + 6) * 2) / 2, rows, gvwrLb);
}

/** Three children to a 39-inch bench, two benches to a row, one window to a row. */
export function school(lengthFt: number, rows: number, gvwrLb: number): Size {
  return { lengthFt, seats: rows * 6, gvwrLb, rows, windows: rows, threeAbreast: true };
}

/** Two children to a 30-inch bench, as in the narrow single-rear-wheel bodies. */
export function narrowSchool(lengthFt: number, rows: number, gvwrLb: number): Size {
  return { lengthFt, seats: rows * 4, gvwrLb, rows, windows: rows };
}
