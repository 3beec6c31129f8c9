import { expect, it } from 'vitest';
import { readingOf, wordingRows } from '#test/factories/query-wordings.ts';
import type { SmartLanguage } from './parse-smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// What people type on a phone: sums, distances and counts in words, who rides, towns named like makes.
const questions = `
en | bus within fifty miles of boston | Within 50 miles of Boston, MA
en | two hours from chicago | Within 100 miles of Chicago, IL
en | within an hour of boston | Within 50 miles of Boston, MA
en | under fifty thousand miles | Under 50,000 miles
es | a una hora de houston | Within 50 miles of Houston, TX
fr | à moins d'une heure de boston | Within 50 miles of Boston, MA
en | looking for 2 school busses under 8k each | 2 units or more · School Buses · Under $8,000
en | buses added this week | Newest listings first
en | bad credit ok |
en | bus for 12 campers and 2 counselors | 14 passengers
en | 40 students & 4 adults | 44 passengers
es | 40 niños y 4 adultos | 44 passengers
fr | 40 enfants et 4 adultes | 44 passengers
en | church group of 30 | For churches · 30 passengers
en | party of 12 in a limo | 12 passengers · Limo & Party Buses
en | party bus for 20 | Limo & Party Buses · 20 passengers
es | grupo de 30 | 30 passengers
fr | groupe de 30 | 30 passengers
en | school bus with pictures | School Buses
en | school minibus | School Buses, Type A
en | school van under 20k | School Buses, Type A · Under $20,000
es | camioncito escolar barato | School Buses, Type A · Lowest price first
es | bus escolar chico 2010 | School Buses, Type A · 2010 ± 2 years
fr | fourgonnette scolaire | School Buses, Type A
en | 15 passenger and 20 passenger | 15 passengers × 20 passenger
en | bus for 8 seniors and 2 wheelchairs | 8 riders, 2 of them in wheelchairs
en | adult day care van | Senior living · Passenger Vans
en | special needs school bus | Wheelchair accessible · School Buses
en | half a million miles | Under 500,000 miles
en | less than a quarter million miles | Under 250,000 miles
en | coach under half a million | Coach Buses · Under $500,000
en | 2 million | Under $2,000,000
en | 1 to 2 million | $1,000,000–$2,000,000
en | 300k to half a million | $300,000–$500,000
en | half cab | … half cab
es | menos de medio millón de millas | Under 500,000 miles
es | un cuarto de millón de millas | Under 250,000 miles
fr | moins d'un demi-million de milles | Under 500,000 miles
fr | un quart de million de milles | Under 250,000 miles
en | 4 alike school buses | 4 units or more · School Buses
en | four identical shuttles | 4 units or more · Shuttle Buses
en | two 14 passenger vans | 2 units or more · 14 passengers, driver counted or not · Passenger Vans
en | 4 identical buses | 4 units or more
en | 2 tone shuttles | Shuttle Buses … tone ! 2
es | 2 autobuses escolares iguales | 2 units or more · School Buses
fr | 4 navettes pareilles | 4 units or more · Shuttle Buses
en | prevost with new engine | Prevost … new engine
en | new engine or motor | … new engine motor
en | shuttle with new tires | Shuttle Buses · Good tires
en | allison 1000 | Allison 1000
en | allison 2500 shuttle | Allison 2500 · Shuttle Buses
en | dodge city bus | Dodge City, KS
en | shuttle near dodge city | Shuttle Buses · Near Dodge City, KS
en | dodge bus | Dodge
en | cheap bus that doesn't need to run | Lowest price first
en | do you take trade ins |
en | first time buyer |
es | bus para convertir en casa |
fr | autobus à transformer en maison |
es | bus de 2 pisos | Double Decker Buses
en | engine hours under 5000 | ! engine hours under 5000
en | shuttle under 5000 hours and under 40k | Shuttle Buses · Under $40,000 ! under 5000 hours
en | low hours $25,000 shuttle | Under $25,000 · Shuttle Buses … low
en | two hours from chicago and 4500 hrs | Within 100 miles of Chicago, IL ! 4500 hrs
es | menos de 5000 horas de motor | ! menos de 5000 horas de motor
fr | moins de 5000 heures moteur | ! moins de 5000 heures moteur
en | over 20 passengers and under 40k | 21 passengers or more · Under $40,000
en | over 30 seats and over 2012 | 31 passengers or more · 2013 and newer
en | 40k or under 15 passengers | Under $40,000 · 15 passengers
en | allison 2000 or 2500 | Allison 2000 · Allison 2500
en | allison 2000, 2500 or 3000 under 30k | Allison 2000 · Allison 2500 · Allison 3000 · Under $30,000
en | bus with 2500 allison | Allison 2500
en | allison transmission 3000 | Allison 3000
en | allison trans b400 | Allison B400
en | mci 4500 | MCI · 4500
en | 2016 mci 4505 | 2016 ± 2 years · MCI · D4505
en | van hool 2045 under 100k | Van Hool · 2045 · Under $100,000
en | setra 417 | Setra · S 417
en | undercoach luggage | Underfloor luggage bays
en | school bus with strobe light | School Buses … strobe light
en | bus with cummins engine | Cummins
en | detroit engine coach | Detroit · Coach Buses
en | cat c7 motor under 30k | Cat C7 · Under $30,000
en | ford engine shuttle | Ford chassis · Shuttle Buses
en | 12 valve cummins | Cummins 5.9 12v
en | 2000 allison bus | 2000 ± 2 years · Allison
es | allison 2000 o 2500 | Allison 2000 · Allison 2500
en | blue bus | Blue
en | blue bird bus | Blue Bird
en | blue bluebird | Blue · Blue Bird
en | blue school bus | Blue · School Buses
en | white and blue shuttle | White · Blue · Shuttle Buses
en | red bus | Double Decker Buses
en | no white buses | No white
en | limo with black leather | Limo & Party Buses … black leather
en | bus in gary | … gary
es | camión escolar azul | School Buses · Blue
fr | navette noire | Shuttle Buses · Black
en | motorcoach with sleeper | Coach Buses, Motorcoach Conversions · Bunks
en | bus with ac front and rear | Rear A/C
es | trolebús para bodas | Trolley Buses
es | camioncito de 20 pasajeros | Shuttle Buses, Passenger Vans · 20 passengers
en | 25000 | Under $25,000
en | shuttle 25000 | Shuttle Buses · Under $25,000
en | short bus 5000 | School Buses, Type A · Under $5,000
en | 30,000 or 40,000 | Under $40,000
en | low miles 50000 | Lowest mileage first · Under 50,000 miles
en | under 30k 50000 | Under $30,000 ! 50000
en | 5500 chassis | ! 5500
es | van 15000 | Passenger Vans · Under $15,000
fr | minibus 25 000 | Shuttle Buses, Passenger Vans · Under $25,000
en | lift 1000 lb | Wheelchair lift ! 1000
en | since 12 | 2012 and newer
en | newer than 15 | 2016 and newer
en | before 98 | 1997 and older
en | between 08 and 12 | 2008–2012
en | 08 to 12 international | 2008–2012 · International
en | 08 to 12 passenger | 8–12 passengers
en | dieselbus | Diesel
en | wheelchairvan | Wheelchair accessible · Passenger Vans
en | dieselschoolbus | Diesel · School Buses
en | fordvan | Ford · Passenger Vans
en | usedbuses | Used
en | nimbus | … nimbus
en | shuttlebus25passenger | Shuttle Buses · 25 passengers
en | transit350 | Ford Transit 350
es | camionescolar | School Buses
fr | autobusscolaire | School Buses
en | nj/pa/ny | New Jersey · Pennsylvania · New York
en | monthly payments under 500 |
en | no egr | ! no egr
en | no accidents | ! no accidents
en | 2 door bus | Transit Buses
es | dos puertas | Transit Buses
fr | 2 portes | Transit Buses
en | 3 chairs | 3 wheelchair positions or more
en | transit connect | Ford Transit Connect
en | casino bus | Coach Buses
en | repo bus | Used
en | repossessed shuttle | Used · Shuttle Buses
en | class b bus | CDL required
en | bars on windows | Commercial & Specialty Buses
en | grab bars | … grab bars
en | cruise ship shuttle | Shuttle Buses … cruise ship
en | rental car shuttle | Shuttle Buses
en | roof rack | Roof rack
en | game truck | … game
en | engine in the back | Rear engine
en | tiny house | Skoolies & Bus Conversions
en | bb vision | Blue Bird · Vision
en | needs work | Parts only
en | charter school bus | School Buses
en | chi town | Chicago, IL
es | bus para aeropuerto | Shuttle Buses
es | aire atras | Rear A/C
es | en filadelfia | Philadelphia, PA
en | 30 min from newark nj | Within 25 miles of Newark, NJ
en | 45 min drive from chicago | Within 38 miles of Chicago, IL
es | a 30 minutos de houston | Within 25 miles of Houston, TX
fr | à 30 minutes de boston | Within 25 miles of Boston, MA
en | 20 min | 20 passengers or more
en | lift low mi | Wheelchair lift · Lowest mileage first
en | shuttle mi | Shuttle Buses · Michigan
en | 10 thousand or so | Under $10,000
en | bus on long island ny | New York
en | upstate new york ny | New York
en | sprinter but cheaper | Sprinter · Lowest price first
en | ice cream bus | … ice cream
en | no bathrom | No restroom
en | not a scholl bus | No school buses
en | not in pensylvania | No Pennsylvania
es | sin bañoo | No restroom
fr | sans accident | No salvage
fr | équipe sportive | … sportive
es | camion de escuela | School Buses
es | mas nuevo que el 2015 | 2016 and newer
es | de 2015 para aca | 2015 and newer
es | no prende | Parts only
`;

const rows = wordingRows<[SmartLanguage, string, string]>(questions);

it.each(rows)('%s: %s → %s', (language, query, chips) => {
  expect(readingOf(query, { now, language })).toBe(chips);
});
