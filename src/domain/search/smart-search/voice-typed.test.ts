import { expect, it } from 'vitest';
import { readingOf, wordingRows } from '#test/factories/query-wordings.ts';
import type { SmartLanguage } from './parse-smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// Questions as phones write down what is spoken: whole sentences, figures in words.
const wordings = `
en | I need a bus for my church that can hold about twenty five people and a wheelchair lift under forty thousand dollars | For churches · 25 passengers · Wheelchair lift · Under $40,000
en | i am looking for a shuttle bus that seats fourteen people and no cdl is needed | Shuttle Buses · 14 passengers · No CDL
en | we are a daycare and need to pick up about 14 kids | Day care · 14 passengers
en | a bus to pick up and drop off kids | 
en | convert a school bus into a camper something maybe twenty five feet | School Buses · 25 ft long
en | twenty fourteen ford e four fifty white | 2014 ± 2 years · Ford · E-450 chassis · White
en | hey siri show me shuttles you have in stock right now | Shuttle Buses
en | 12 psngr no cdl bus w wheelchair lft | 12 passengers · No CDL · Wheelchair lift
en | non emergency medical transport van | Passenger Vans
en | bus for 12 nuns | 12 passengers
en | bus for 45 clergy | 45 passengers … clergy
en | bus for 30 inmates | 30 passengers · Commercial & Specialty Buses
en | 30 vans for inmates | 30 units or more · Passenger Vans · Commercial & Specialty Buses
en | bus for 12 wheelchiars | 12 wheelchair positions or more
en | bus for 24 hrs | … hrs ! 24
en | bus for 30 dolars | … dolars ! 30
en | looking for 12 school buses | 12 units or more · School Buses
es | bus para 15 monjas | 15 passengers
fr | bus pour 25 religieuses | 25 passengers
en | need something to haul 40 kids | 40 passengers
en | ford based bus | Ford chassis
en | bus i can drive without special license | No CDL
en | school bus lift removed | School Buses · No wheelchair lift
en | bus with the bathroom taken out | No restroom
en | school bus seats removed | School Buses · Seats removed
es | autobús con elevador quitado | No wheelchair lift
fr | autocar toilettes enlevées | Coach Buses · No restroom
en | bus with luggage in the back | Rear luggage
en | white bus with blue stripes | White … blue stripes
es | autobús blanco con franja azul | White … franja azul
fr | autobus blanc à bande bleue | White … bande bleue
es | menos de cien mil millas | Under 100,000 miles
es | ciento veinte mil millas | Under 120,000 miles
es | menos de doscientas cincuenta mil millas | Under 250,000 miles
es | doscientos mil dólares | Under $200,000
es | autobus pa la iglesia q tenga aire y quepan 30 | For churches · Air conditioning · 30 passengers
es | camioneta menos de 20 mil dlls | Passenger Vans · Under $20,000
es | cuarenta y cinco pasajeros | 45 passengers
es | ochenta y cuatro pasajeros | 84 passengers
en | school bus with six point seven cummins | School Buses · Cummins 6.7
en | seven point three powerstroke | Ford 7.3 Power Stroke
es | autobús con cummins seis punto siete | Cummins 6.7
es | autobús para llevar a mi equipo | … equipo
fr | cummins six virgule sept | Cummins 6.7
fr | cent cinquante mille milles | Under 150,000 miles
fr | deux cent mille dollars | Under $200,000
`;

it.each(wordingRows<[SmartLanguage, string, string]>(wordings))(
  '%s: %s → %s',
  (language, query, chips) => expect(readingOf(query, { now, language })).toBe(chips),
);
