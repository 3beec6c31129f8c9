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
class c cdl | CDL required
class c | Shuttle Buses
class c school bus | School Buses, Type C
class a school bus | School Buses, Type A
class c motorhome | Motorcoach Conversions
ford transit coach | Ford · Transit
gillig transit coach | Gillig · Transit Coach
transit coach | Transit Buses · Coach Buses
holds 3 wheelchairs | 3 wheelchair positions or more
wheelchair capacity 3 | 3 wheelchair positions or more
2 spots for wheelchairs | 2 wheelchair positions or more
with wheelchair positions 24 passenger | Wheelchair positions · 24 passengers
pa school bus | Pennsylvania · School Buses
shuttle pa 14 passenger | Shuttle Buses · Pennsylvania · 14 passengers
tv pa wifi shuttle | TV and DVD · Wi-Fi · Shuttle Buses … pa
jersey shore trolley | New Jersey · Trolley Buses
delaware valley shuttle | Philadelphia, PA · Shuttle Buses
south philly | Philadelphia, PA
certified pre-owned bus | Reconditioned
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
between 20k and 30k wheelchair lift | $20,000–$30,000 · Wheelchair lift
over 50k seats 24 | Over $50,000 · 24 passengers
seats 24 wheelchair lift | 24 passengers · Wheelchair lift
seats 24 max 40000 | 24 passengers · Under $40,000
seats 24 up to 30k | 24 passengers · Under $30,000
30k up to 20 passengers | Under $30,000 · Up to 20 passengers
20k up to 40k | $20,000–$40,000
2015 up to 2018 | 2015–2018
2015 to 30k | 2015 ± 2 years · Under $30,000
2015 budget 40k | 2015 ± 2 years · Under $40,000
20k max 2015 ford | Under $20,000 · 2015 ± 2 years · Ford chassis
2000 ford | 2000 ± 2 years · Ford chassis
early 2000s ford e450 | 2000–2004 · Ford · E-450 chassis
2000 diamond coach | VIP 2000 · Diamond Coach
90s allison | 1990–1999 · Allison
metro bus | Transit Buses
midi bus | Mini Coaches
n14 prevost | Cummins N14 · Prevost
sprinter om642 | Sprinter · Mercedes OM642
unit for sale b17091? | Stock B17091
shuttle pa. | Shuttle Buses · Pennsylvania
bus 25 people ? | 25 passengers
https://buses.example/buses/1541-2008-starcraft-allstar | 2008 ± 2 years · Starcraft · Allstar ! https://buses.example/buses/1541-
`;

const rows = wordingRows<[string, string]>(asked);

it.each(rows)('%s → %s', (query, chips) => {
  expect(readingOf(query, { now, language: 'en' })).toBe(chips);
});
