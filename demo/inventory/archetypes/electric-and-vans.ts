import { integral, powertrain as p, size, type Archetype, type Chassis } from './archetype.ts';
import { rowsBehindHood } from './school-chassis.ts';

const electricSchool = { category: 'school', schoolType: 'C', equipment: 'school', price: 'electric-school', milesPerYear: [4_000, 11_000], widthIn: 96, heightIn: 122, headroomIn: 77 } as const; // prettier-ignore
const electricTransit = { category: 'electric', equipment: 'transit', price: 'electric-transit', milesPerYear: [14_000, 30_000], widthIn: 102, heightIn: 130, headroomIn: 78 } as const; // prettier-ignore
/** Years and battery packs, each as the engine text of a listing. */
function battery(
  wmi: string | null,
  years: readonly [number, number],
  packs: readonly string[],
): Chassis {
  return integral(wmi, 'air', 'air', packs.map((pack) => p(years, 'electric', pack, 'Direct drive'))); // prettier-ignore
}

export const electricBuses: readonly Archetype[] = [
  { ...electricSchool, make: 'Lion Electric', model: 'LionC', years: [2018, 2025], weight: 5, builds: [{ chassis: battery('2LB', [2016, 2026], ['Electric, 132 kWh battery', 'Electric, 168 kWh battery', 'Electric, 210 kWh battery']), sizes: [rowsBehindHood(11, 33_000), rowsBehindHood(12, 33_000)] }] },
  { ...electricSchool, make: 'Thomas Built', model: 'Saf-T-Liner C2 Jouley', years: [2020, 2026], weight: 4, priceFactor: 1.05, builds: [{ chassis: { ...battery('4UZ', [2020, 2026], ['Electric, 226 kWh battery']), suspension: 'spring' }, sizes: [rowsBehindHood(11, 33_000), rowsBehindHood(13, 33_000)] }] },
  { ...electricSchool, make: 'Blue Bird', model: 'Vision', years: [2020, 2026], weight: 4, builds: [{ chassis: { ...battery('1BA', [2020, 2026], ['Electric, 155 kWh battery', 'Electric, 196 kWh battery']), suspension: 'spring' }, sizes: [rowsBehindHood(11, 33_000), rowsBehindHood(12, 33_000)] }] },
  { ...electricTransit, make: 'Proterra', model: 'Catalyst BE40', years: [2015, 2020], weight: 4, priceFactor: 0.5, builds: [{ chassis: battery('7JZ', [2014, 2020], ['Electric, 330 kWh battery', 'Electric, 440 kWh battery']), sizes: [size(40, 38, 39_050), size(40, 40, 43_650)] }] },
  { ...electricTransit, make: 'Proterra', model: 'ZX5', years: [2020, 2023], weight: 3, priceFactor: 0.7, builds: [{ chassis: battery('7JZ', [2020, 2023], ['Electric, 450 kWh battery', 'Electric, 675 kWh battery']), sizes: [size(35, 29, 39_050), size(40, 40, 43_650)] }] },
  { ...electricTransit, make: 'BYD', model: 'K9', years: [2016, 2024], weight: 3, priceFactor: 0.75, builds: [{ chassis: battery(null, [2014, 2026], ['Electric, 324 kWh battery', 'Electric, 352 kWh battery']), sizes: [size(40, 38, 43_430)] }] },
  { ...electricTransit, make: 'New Flyer', model: 'XE40', years: [2018, 2025], weight: 3, builds: [{ chassis: battery('5FY', [2016, 2026], ['Electric, 388 kWh battery', 'Electric, 466 kWh battery']), sizes: [size(40.5, 38, 44_000), size(40.5, 40, 44_000)] }] },
  { ...electricTransit, make: 'GreenPower', model: 'EV Star', equipment: 'shuttle', price: 'electric-shuttle', years: [2019, 2025], weight: 5, widthIn: 80, heightIn: 108, headroomIn: 76, milesPerYear: [6_000, 18_000], builds: [{ chassis: { ...battery(null, [2018, 2026], ['Electric, 118 kWh battery']), brakes: 'hydraulic', suspension: 'spring' }, sizes: [size(25, 17, 14_330), size(25, 19, 14_330)] }] },
  { ...electricTransit, make: 'MCI', model: 'J4500', equipment: 'coach', price: 'electric-coach', years: [2022, 2026], weight: 2, heightIn: 140, headroomIn: 79, builds: [{ chassis: battery('2MG', [2021, 2026], ['Electric, 520 kWh battery']), sizes: [size(45.6, 56, 54_000)] }] },
  { ...electricTransit, make: 'Ford', model: 'E-Transit', equipment: 'van', price: 'electric-van', years: [2022, 2026], weight: 3, widthIn: 81, heightIn: 109, headroomIn: 77, milesPerYear: [6_000, 18_000], builds: [{ chassis: { ...battery('1FB', [2022, 2026], ['Electric, 68 kWh battery', 'Electric, 89 kWh battery']), brakes: 'hydraulic', suspension: 'spring', drive: 'rear' }, sizes: [size(22, 14, 9_950)] }] },
]; // prettier-ignore

const van = { category: 'van', equipment: 'van', price: 'van', milesPerYear: [9_000, 24_000], widthIn: 80, heightIn: 84, headroomIn: 54 } as const; // prettier-ignore
const complete = (wmi: string, drive: 'rear' | 'front', ...powertrains: Chassis['powertrains'][number][]): Chassis => ({ ...integral(wmi, 'hydraulic', 'spring', powertrains), drive }); // prettier-ignore
const express = (wmi: string) => complete(wmi, 'rear',
  p([2003, 2009], 'gas', 'GM 6.0L Vortec V8',  'GM 4L80E', 3),
  p([2010, 2020], 'gas', 'GM 6.0L Vortec V8',  'GM 6L90', 3),
  p([2021, 2026], 'gas', 'GM 6.6L V8',  'GM 8L90', 3)); // prettier-ignore

/** Seats without the driver: what car makers call a 15-passenger van carries fourteen. */
export const vans: readonly Archetype[] = [
  { ...van, make: 'Ford', model: 'Transit 350', years: [2015, 2026], weight: 8, heightIn: 100, headroomIn: 68, builds: [{ chassis: complete('1FB', 'rear', p([2015, 2019], 'gas', 'Ford 3.7L V6',  'Ford 6R80', 3), p([2015, 2026], 'gas', 'Ford 3.5L EcoBoost V6',  null, 1), p([2020, 2026], 'gas', 'Ford 3.5L V6',  'Ford 10R80', 3)), sizes: [size(19.7, 11, 9_150), { ...size(19.7, 14, 9_150), weight: 2 }] }] },
  { ...van, make: 'Ford', model: 'Transit 350HD', years: [2015, 2026], weight: 4, heightIn: 109, headroomIn: 77, widthIn: 97, builds: [{ chassis: complete('1FB', 'rear', p([2015, 2019], 'gas', 'Ford 3.7L V6',  'Ford 6R80', 3), p([2020, 2026], 'gas', 'Ford 3.5L V6',  'Ford 10R80', 3)), sizes: [size(22, 14, 10_360)] }] },
  { ...van, make: 'Ford', model: 'E-350 Passenger Van', years: [2003, 2014], weight: 5, builds: [{ chassis: complete('1FB', 'rear', p([2003, 2014], 'gas', 'Ford 5.4L Triton V8',  null, 3), p([2003, 2014], 'gas', 'Ford 6.8L Triton V10',  'Ford 5R110 TorqShift', 1)), sizes: [size(18, 11, 9_100), size(19.7, 14, 9_400)] }] },
  { ...van, make: 'Chevrolet', model: 'Express 3500', years: [2004, 2026], weight: 5, builds: [{ chassis: express('1GA'), sizes: [size(18.7, 11, 9_600), size(20.3, 14, 9_600)] }] },
  { ...van, make: 'GMC', model: 'Savana 3500', years: [2004, 2026], weight: 3, builds: [{ chassis: express('1GJ'), sizes: [size(20.3, 14, 9_600)] }] },
  { ...van, make: 'Mercedes-Benz', model: 'Sprinter', years: [2010, 2026], weight: 6, heightIn: 110, headroomIn: 76, priceFactor: 1.2, builds: [{ chassis: complete('WDZ', 'rear', p([2010, 2018], 'diesel', 'Mercedes-Benz 3.0L V6 BlueTEC',  '7G-Tronic', 3), p([2019, 2026], 'diesel', 'Mercedes-Benz 2.0L 4-cylinder diesel',  '9G-Tronic', 3)), sizes: [size(22.8, 11, 9_050), size(22.8, 14, 11_030)] }] },
  { ...van, make: 'Ram', model: 'ProMaster', years: [2015, 2025], weight: 2, heightIn: 101, headroomIn: 76, builds: [{ chassis: complete('3C6', 'front', p([2014, 2021], 'gas', 'Ram 3.6L Pentastar V6',  '6-speed automatic', 3), p([2022, 2026], 'gas', 'Ram 3.6L Pentastar V6',  '9-speed automatic', 3)), sizes: [size(19.7, 9, 9_350), size(20.9, 11, 9_350)] }] },
  { ...van, make: 'Nissan', model: 'NV3500', years: [2012, 2021], weight: 2, builds: [{ chassis: complete('5BZ', 'rear', p([2012, 2016], 'gas', 'Nissan 5.6L V8',  '5-speed automatic', 3), p([2017, 2021], 'gas', 'Nissan 5.6L V8',  '7-speed automatic', 3)), sizes: [size(20, 11, 9_500)] }] },
]; // prettier-ignore
