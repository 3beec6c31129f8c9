import { expect, it } from 'vitest';
import { wordingRows } from '#test/factories/query-wordings.ts';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery } from './parse-smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// What a buyer types → the chips the page shows, in the order typed; "…" introduces text searched.
const golden = `
15 passenger with lift under 30k nj        | 15 passengers · Wheelchair lift · Under $30,000 · New Jersey
NJ UNDER $30K LIFT 15-PASSENGER            | New Jersey · Under $30,000 · Wheelchair lift · 15 passengers
2012-2016 thomas c2                        | 2012–2016 · Thomas Built · Saf-T-Liner C2
blubird                                    | Blue Bird
no cdl church bus                          | No CDL · For churches
no cdl license                             | No CDL
without a cdl license                      | No CDL
doesn't need a cdl                         | No CDL
does not require a CDL license             | No CDL
no need for a cdl                          | No CDL
no cdl license needed shuttle              | No CDL · Shuttle Buses
cdl license not required                   | No CDL
cdl license                                | CDL required
no salvage                                 | No salvage
not salvage                                | No salvage
no salvage clean title                     | No salvage
without salvage title                      | No salvage
no seat belts                              | No seat belts
2015 thomas                                | 2015 ± 2 years · Thomas Built
2015-2012 thomas                           | 2012–2015 · Thomas Built
2014-16 e450                               | 2014–2016 · Ford E-450 chassis
newer than 2015                            | 2016 and newer
2015 & newer                               | 2015 and newer
2015+ allstar                              | 2015 and newer · Starcraft Allstar
before 2005 mci                            | 2004 and older · MCI
'08 blue bird                              | 2008 ± 2 years · Blue Bird
08 thomas                                  | 2008 ± 2 years · Thomas Built
98 bluebird tc2000                         | 1998 ± 2 years · Blue Bird · TC/2000
2012, 2013 thomas                          | 2012–2013 · Thomas Built
1990s eagle                                | 1990–1999 · Eagle
under 10 years old coach                   | 2016 and newer · Coach Buses
24 passenger                               | 24 passengers
twenty-four passenger                      | 24 passengers
14+2                                       | 14 passengers · 2 wheelchair positions or more
24+2wc                                     | 24 passengers · 2 wheelchair positions or more
12 passenger + 2 wheelchair                | 12 passengers · 2 wheelchair positions or more
15 passenger + driver                      | 15 passengers
12 + driver                                | 12 passengers
14+driver bus                              | 14 passengers
15 passengers including driver             | 14 passengers
over 50                                    | 51 passengers or more
up to 20 passengers                        | Up to 20 passengers
72 kids                                    | 72 passengers
84 student or 56 adult                     | 84 passengers · 56 adults
30 to 40 passenger bus                     | 30–40 passengers
large groups (25-36)                       | 25–36 passengers
20-30k shuttle                             | $20,000–$30,000 · Shuttle Buses
between $20,000 and $30,000                | $20,000–$30,000
40k budget                                 | Under $40,000
shuttle less than 100k miles               | Shuttle Buses · Under 100,000 miles
75000 miles max                            | Under 75,000 miles
low mileage shuttle                        | Lowest mileage first · Shuttle Buses
cheap school bus                           | Lowest price first · School Buses
45' coach                                  | 45 ft long · Coach Buses
35-40 foot transit                         | 35–40 ft long · Transit Buses
gillig 40                                  | Gillig · 40 ft long
26,000 lb gvwr                             | Up to 26,000 lb GVWR
5 window short bus                         | 5 windows a side · School Buses, Type A
14 row thomas                              | 14 rows · Thomas Built
prevost motorhome 2 slides                 | Prevost · Motorcoach Conversions · 2 slide-outs
provost h345                               | Prevost · H3-45
van hol t2145                              | Van Hool · T2145
mci or prevost 56 passenger                | MCI · Prevost · 56 passengers
international ce200                        | IC Bus CE200
2005 thomas freightliner                   | 2005 ± 2 years · Thomas Built · Freightliner chassis
freightliner chassis school bus            | Freightliner chassis · School Buses
shuttle chasis                             | Shuttle Buses
chassis freightliner c2                    | Freightliner chassis · Thomas Built Saf-T-Liner C2
ford f550 champion defender                | Ford · F-550 chassis · Champion · Defender
ford transit 2019                          | Ford · Transit · 2019 ± 2 years
city transit bus                           | Transit Buses … city
15 passenger ford van                      | 15 passengers, driver counted or not · Ford · Passenger Vans
perimeter seating sprinter                 | Perimeter seating · Sprinter
dt466 5 speed                              | International DT466 · Manual
5.9L cummins 12 valve                      | Cummins 5.9 12v
powerstroke short bus                      | Power Stroke · School Buses, Type A
propane school bus                         | Propane · School Buses
without lift                               | No wheelchair lift
no lift or restroom                        | No wheelchair lift · No restroom
thomas not freightliner                    | Thomas Built · No Freightliner
no rust no def                             | Rust free · No DEF or DPF
shuttle free of rust                       | Shuttle Buses · Rust free
reduced price shuttle                      | Price reduced · Shuttle Buses
price drop under 20k                       | Price reduced · Under $20,000
not in california                          | No California
outside of California                      | No California
far from Texas or oklahoma                 | No Texas · No Oklahoma
not near texas                             | No Texas
not in the midwest                         | No Midwest
not near Dallas or Houston                 | No Dallas, TX · No Houston, TX
not in Dallas TX                           | No Dallas, TX
away from Hoboken NJ                       | No Hoboken, NJ
not near hoboken                           |
not near Dallas, near Houston              | No Dallas, TX · Near Houston, TX
not near 08067                             | 
100 miles away from Dallas                 | Within 100 miles of Dallas, TX
shuttle with outside luggage               | Shuttle Buses · Luggage space … outside
bus w/o restroom w/ wifi                   | No restroom · Wi-Fi
wheelchair van                             | Wheelchair accessible · Passenger Vans
rear luggage and seat belts                | Rear luggage · Seat belts
a/c, air brakes, air ride                  | Air conditioning · Air brakes · Air ride
skoolie 4x4                                | Skoolies & Bus Conversions · 4x4
school bus for skoolie conversion          | School Buses
school bus to convert                      | School Buses
trolly for weddings                        | Trolley Buses
not from salt belt                         |
goshin coach                               | Goshen Coach
party bus                                  | Limo & Party Buses
open top double decker                     | Double Decker Buses
double decker tour bus                     | Double Decker Buses
daycare bus                                | Day care
bulk school buses for export               | Fleet lot · School Buses
10 school buses                            | 10 units or more · School Buses
shuttle bus pa                             | Shuttle Buses · Pennsylvania
coach, in                                  | Coach Buses · Indiana
buses in the midwest                       | Midwest
coach in dallas                            | Coach Buses · Dallas, TX
buses located in ohio                      | Ohio
OH                                         | Ohio
n. carolina                                | North Carolina
zip code 08901                             | 08901
nearest to 08901                           | 08901
closest to Newark NJ                       | Near Newark, NJ
closest to me                              | Near you
nearest shuttle                            | Near you · Shuttle Buses
NYC                                        | New York, NY
new york city shuttle                      | New York, NY · Shuttle Buses
within 100 miles of NYC                    | Within 100 miles of New York, NY
new york, ny                               | New York, NY
coach new york                             | Coach Buses · New York
near SF                                    | Near San Francisco, CA
bay area shuttle                           | San Francisco, CA · Shuttle Buses
near Washington, DC                        | Near Washington, DC
near Washington DC                         | Near Washington, DC
Washington, D.C.                           | Washington, DC
bus in washington                          | Washington
bus near Iowa City                         | Near Iowa City, IA
Iowa City, Iowa                            | Iowa City, IA
Michigan City IN                           | Michigan City, IN
near Texas City TX                         | Near Texas City, TX
Indiana, PA                                | Indiana, PA
near Delaware, OH                          | Near Delaware, OH
coach California, MD                       | Coach Buses · California, MD
illinois, indiana, pa                      | Illinois · Indiana · Pennsylvania
texas, oklahoma                            | Texas · Oklahoma
near 08067                                 | 08067
within 50 miles of me                      | Within 50 miles of you
shuttle within 50 miles                    | Shuttle Buses · Within 50 miles of you
within a 75 mile radius                    | Within 75 miles of you
25 miles from home                         | Within 25 miles of you
within 30 miles near me                    | Within 30 miles of you
under 50 miles                             | Under 50 miles
within 50,000 miles                        | Under 50,000 miles
300 mile radius dallas                     | Within 300 miles of Dallas, TX
dallas 300 miles                           | Within 300 miles of Dallas, TX
dallas under 100k miles                    | Dallas, TX · Under 100,000 miles
shuttle dallas 80k miles                   | Shuttle Buses · Dallas, TX · Under 80,000 miles
dfw area shuttle                           | Near Dallas, TX · Shuttle Buses
school buses in the south                  | School Buses · The South
mid-atlantic coach                         | Mid-Atlantic · Coach Buses
atlantic coach                             | Atlantic Coach
12/15 passenger van                        | 12–15 passengers, driver counted or not · Passenger Vans
12 passenger van plus driver               | 12 passengers · Passenger Vans
14/2 passenger shuttle                     | 14 passengers · 2 wheelchair positions or more · Shuttle Buses
vin ends in C12345                         | VIN C12345
last 8 of vin GDC12345                     | VIN GDC12345
within 50 miles of dallas                  | Within 50 miles of Dallas, TX
within 50 miles of cherry hill             | Within 50 miles of Cherry Hill
25 miles from hoboken                      | Within 25 miles of Hoboken
150 miles of range                         | 150 miles
within 100 miles of 08067                  | Within 100 miles of 08067
within 100 miles of Newark NJ              | Within 100 miles of Newark, NJ
shuttle 50 miles from hoboken, new jersey  | Shuttle Buses · Within 50 miles of Hoboken, NJ
15 passenger near dallas under 30k         | 15 passengers · Near Dallas, TX · Under $30,000
coach near dallas or houston               | Coach Buses · Near Dallas, TX
school bus close to salt lake city, ut     | School Buses · Near Salt Lake City, UT
close to Newark NJ                         | Near Newark, NJ
shuttle near to Newark NJ                  | Shuttle Buses · Near Newark, NJ
close to new jersey                        | New Jersey
near downtown Newark NJ                    | Near Newark, NJ
outside of St. Louis MO                    | Near St. Louis, MO
near Kansas City KS                        | Near Kansas City, KS
near winston-salem nc                      | Near Winston-Salem, NC
near o'fallon mo                           | Near O'Fallon, MO
near st. paul mn                           | Near St. Paul, MN
100 miles around Newark NJ                 | Within 100 miles of Newark, NJ
within a 100-mile radius of Newark NJ      | Within 100 miles of Newark, NJ
shuttle under 80000 miles near 08067       | Shuttle Buses · Under 80,000 miles · 08067
under 80000 miles close to Newark NJ       | Under 80,000 miles · Near Newark, NJ
shuttle near me in nj                      | Shuttle Buses · Near you · New Jersey
near new jersey                            | New Jersey
scool bus pensylvania                      | School Buses · Pennsylvania
deisel shutle                              | Diesel · Shuttle Buses
wheelchiar lift                            | Wheelchair accessible · Wheelchair lift
stock B17091                               | Stock B17091
1FDFE4FS8GDC12345                          | VIN 1FDFE4FS8GDC12345
used like new coach                        | Used · Coach Buses
special edition shuttle zx99b              | Shuttle Buses … special edition zx99b
`;

const rows = wordingRows<[string, string]>(golden);

it.each(rows)('%s → %s', (query, chips) => {
  const { understood, text } = parseSmartQuery(query, { now });
  const read =
    understood.map(({ chip }) => chipWords(chip)).join(' · ') + (text ? ` … ${text}` : '');
  expect(read).toBe(chips);
});
