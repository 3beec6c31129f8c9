import { expect, it } from 'vitest';
import { readingOf, wordingRows } from '#test/factories/query-wordings.ts';

const now = new Date('2026-11-21T12:00:00Z');

// How the trade asks: series of makers, licenses, crews, and messages that were pasted whole.
const asked = `
no lift or bathrom | No wheelchair lift · No restroom
van hool tx | Van Hool · TX
vanhool cx under 400k | Van Hool · CX · Under $400,000
van hool coach tx | Van Hool · Coach Buses · Texas
van hool, tx | Van Hool · Texas
van hool tx dallas | Van Hool · Texas · Dallas, TX
nissan nv | Nissan · NV3500
nissan van in nv | Nissan · Passenger Vans · Nevada
freightliner mt45 shuttle | Freightliner · MT45 chassis · Shuttle Buses
nv200 taxi | … nv200 taxi
setra topclass | Setra · S 417
neoplan cityliner | Neoplan · Cityliner
coach n equipment phoenix | Coach & Equipment · Phoenix
gaz engine school bus | Gasoline · School Buses
non cdl 15 passenger | No CDL · 15 passengers, driver counted or not
no cdl 14 passenger | No CDL · 14 passengers
s endorsement school bus | CDL required · School Buses
class 4 license minibus | Up to 24 passengers · Shuttle Buses, Passenger Vans
class c license bus |
no rebuilt title | No salvage
swat bus | Commercial & Specialty Buses
border patrol bus | Commercial & Specialty Buses
farm workers bus | Commercial & Specialty Buses
childcare center van | Day care · Passenger Vans
after school program bus | Day care
dialysis transport van | Passenger Vans
small diesel bus | Shuttle Buses · Diesel
small church in ohio, bus for 25 people | For churches · Ohio · 25 passengers
ft lauderdale limo bus | Fort Lauderdale, FL · Limo & Party Buses
st pete florida | St. Petersburg, FL
ontario school bus | Ontario · School Buses
near quebec | Quebec
buses for mexico |
shuttle in new mexico | Shuttle Buses · New Mexico
call 856 555 0142 about the shuttle | Shuttle Buses ! 856 555 0142
text (609) 555-0199, 14 pass | 14 passengers … text ! (609) 555-0199
ford 350 450 2015 | Ford · 350 chassis · 450 chassis · 2015 ± 2 years
info@church.org 24 passenger | 24 passengers ! info@church.org
https://buses.example/buses/1541-2008-starcraft-allstar | 2008 ± 2 years · Starcraft · Allstar ! https://buses.example/buses/1541-
`;

const rows = wordingRows<[string, string]>(asked);

it.each(rows)('%s → %s', (query, chips) => {
  expect(readingOf(query, { now, language: 'en' })).toBe(chips);
});
