import { expect, it } from 'vitest';
import { readingOf, wordingRows } from '#test/factories/query-wordings.ts';
import type { SmartLanguage } from './parse-smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// Wordings beside those of the buyers' list: spoken numbers, half words, misspellings, questions. What is
// expected of them was looked at one by one; they hold what is read now.
const wordings = `
en | got any 20 passenger buses with a lift | 20 passengers · Wheelchair lift
en | im looking for something that fits 25 people and a wheelchair | 25 passengers · Wheelchair accessible
en | need bus to seat forty five under seventy five thousand | 45 passengers · Under $75,000
en | room for 36 riders | 36 passengers
en | 22 riders and 3 wheelchairs | 22 riders, 3 of them in wheelchairs
en | group of 22 with 3 wheelchairs diesel | 22 riders, 3 of them in wheelchairs · Diesel
en | shuttle for 22 people, 3 in wheelchairs | Shuttle Buses · 22 riders, 3 of them in wheelchairs
en | 14 residents including 2 wheelchair users | 14 riders, 2 of them in wheelchairs
en | 24 passenger with 2 wheelchair positions | 24 passengers · 2 wheelchair positions or more
es | grupo de 22 personas con 3 en silla de ruedas | 22 riders, 3 of them in wheelchairs
es | 22 personas y 3 sillas de ruedas | 22 riders, 3 of them in wheelchairs
fr | groupe de 22 personnes dont 3 en fauteuil roulant | 22 riders, 3 of them in wheelchairs
fr | 22 personnes et 3 fauteuils roulants | 22 riders, 3 of them in wheelchairs
en | 36 rider bus | 36 passengers
en | carries twenty students | 20 passengers
en | capacity at least 40 | 40 passengers or more
en | min 24 seats max 40k | 24 passengers or more · Under $40,000
en | no bigger than 25 passengers | Up to 25 passengers
en | between fifteen and twenty passengers | 15–20 passengers
en | fifteen to twenty passenger | 15–20 passengers
en | 15ish passengers | 15 passengers
en | approximately 30 seats | 30 passengers
en | exactly 24 seats | 24 passengers
en | 2 dozen seats | 24 passengers
en | 24 + 2 wheelchair | 24 passengers · 2 wheelchair positions or more
en | 24 pax + 2 wc | 24 passengers · 2 wheelchair positions or more
en | ada bus 16 passengers 2 tie downs | Wheelchair accessible · 16 passengers · 2 wheelchair positions or more
en | 16 ambulatory and 2 wheelchair | 16 passengers · 2 wheelchair positions or more
en | lift equipped bus | Wheelchair lift
en | bus equipped with wheelchair lift | Wheelchair lift
en | has a ramp | Wheelchair ramp
en | rear ac | Rear A/C
en | bathroom onboard | Restroom
en | dvd players | TV and DVD
en | backup camera | Backup camera
en | seatbelts on every seat | Seat belts
en | 3 pt seat belts | Lap and shoulder belts
en | luggage storage | Luggage space
en | under 7000 dollars | Under $7,000
en | less than $12,500 | Under $12,500
en | $18k max | Under $18,000
en | 18k tops | Under $18,000
en | spend up to 60k | Under $60,000
en | 40k cash | Under $40,000
en | not more than thirty grand | Under $30,000
en | 30 thousand or less | Under $30,000
en | between 10000 and 15000 | $10,000–$15,000
en | 10-15k | $10,000–$15,000
en | 10 to 15 thousand dollars | $10,000–$15,000
en | from 20k to 30k | $20,000–$30,000
en | starting at 50k | Over $50,000
en | over 100k dollars | Over $100,000
en | price below 22,000 | Under $22,000
en | 40,000 or under | Under $40,000
en | asking under 35k | Under $35,000
en | 45000usd | Under $45,000
en | thirty-five thousand | Under $35,000
en | 150k miles or less | Under 150,000 miles
en | under 150,000 mi. | Under 150,000 miles
en | fewer than 80k miles | Under 80,000 miles
en | less than one hundred thousand miles | Under 100,000 miles
en | under a hundred thousand miles | Under 100,000 miles
en | low mileage | Lowest mileage first
en | 2017+ | 2017 and newer
en | 2017 or later | 2017 and newer
en | post 2015 | 2016 and newer
en | 2015 - present | 2015 and newer
en | 2014 thru 2018 | 2014–2018
en | '14 to '18 | 2014–2018
en | 2012ish | 2012 ± 2 years
en | no older than 2010 | 2010 and newer
en | older than 2000 | 1999 and older
en | 1998-2004 diesel | 1998–2004 · Diesel
en | pre 2004 diesel | 2003 and older · Diesel
en | 3 to 5 year old coach | 2021–2023 · Coach Buses
en | mid 90s bluebird | 1993–1997 · Blue Bird
en | near 77002 within 200 miles | Within 200 miles of 77002
en | diesel pusher | Diesel · Rear engine
en | wheelchair bus 6 positions | Wheelchair accessible · 6 wheelchair positions or more
en | isd surplus bus | School Buses
en | camp bus for kids | Activity Buses (MFSAB)
en | conversion ready school bus | School Buses
en | non running school bus | Parts only · School Buses
en | open air trolley | Open top · Trolley Buses
en | air ride suspension coach | Air ride · Coach Buses
en | party bus with stripper pole | Limo & Party Buses · Dance pole and lights
en | bus with camera | Backup camera
en | upstate ny shuttle | New York · Shuttle Buses
en | buses in northern va | Virginia
en | newest shuttle first | Newest listings first · Shuttle Buses
en | senoir living bus | Senior living
en | pay 12000 max | Under $12,000
en | 12 meters | 39 ft long
es | motor cummins transmisión allison | Cummins · Allison
es | bus de gira | Motorcoach Conversions
es | autobús para casa rodante |
fr | bus de tournée | Coach Buses
en | band tour bus with bunks | Coach Buses, Motorcoach Conversions · Bunks … band
en | six years old or newer | 2020 and newer
en | less than 5 years old | 2021 and newer
en | used thomas bus c2 saf-t-liner | Used · Thomas Built · Saf-T-Liner C2 · Saf-T-Liner
en | tomas built | Thomas Built
en | blue brid vision | Blue Bird · Vision
en | bluebrid all american | Blue Bird · All American
en | internatinal school bus | International · School Buses
en | freitliner | Freightliner chassis
en | chevorlet express | Chevrolet · Express
en | e 350 | Ford E-350 chassis
en | f550 | Ford F-550 chassis
en | startrans | StarTrans
en | star craft allstar | Starcraft · Allstar
en | glaval bus | Glaval
en | el dorado aerotech | ElDorado National · Aerotech
en | turtle top | Turtle Top
en | temsa ts35 | Temsa · TS 35
en | mci j 4500 | MCI · J4500
en | van hool tx45 | Van Hool · TX45
en | prevost h3 45 | Prevost · H3-45
en | gilig low floor | Gillig · Low Floor
en | cummings diesel | Cummins · Diesel
en | 7.3 powerstroke | Ford 7.3 Power Stroke
en | duramax | GM 6.6 Duramax
en | around chicago | Near Chicago, IL
en | philly area | Near Philadelphia, PA
en | tx or ok | Texas · Oklahoma
en | within 100 miles of dallas | Within 100 miles of Dallas, TX
en | no school buses | No school buses
en | anything but diesel | No diesel
en | not a coach | No coach buses
en | without cdl | No CDL
en | dont want diesel | No diesel
en | w/o bathroom | No restroom
en | bus for my church 15 ppl max 25k | For churches · 15 passengers · Under $25,000
en | whats the cheapest 30 passenger bus | Lowest price first · 30 passengers
en | early 2000s school bus | 2000–2004 · School Buses
en | mid 2000s school bus | 2003–2007 · School Buses
en | late 1990s eagle | 1996–1999 · Eagle
en | 15 passen | 15 passengers
en | 30 passengr shuttle | 30 passengers · Shuttle Buses
en | 20 or 24 passenger | 20–24 passengers
en | budget of 35,000 | Under $35,000
en | less then 100,000 miles | Under 100,000 miles
en | 10 years or newer | 2016 and newer
en | less than 60 000 miles | Under 60,000 miles
en | under $40 000 | Under $40,000
en | in the last 5 years | 2021 and newer
en | 14 passenger plus 2 wheelchairs | 14 passengers · 2 wheelchair positions or more
en | 20 plus passengers | 20 passengers or more
en | sits 25 | 25 passengers
en | pre-2007 diesel | 2006 and older · Diesel
en | mid-2000s coach | 2003–2007 · Coach Buses
en | i dont have a cdl | No CDL
en | anything but a school bus | No school buses
en | we don't want a ford | No Ford
en | bus that can hold 2 wheelchairs | 2 wheelchair positions or more
en | bus near zip 30301 | 30301
en | ford trasit | Ford · Transit
en | blue bird vison | Blue Bird · Vision
en | bluebird all amercan | Blue Bird · All American
en | chevy exprss | Chevrolet · Express
en | coach without tv | Coach Buses ! without tv
en | not white | No white
en | doesn't have a lift | No wheelchair lift
en | regular drivers license | No CDL
en | class b cdl | CDL required
en | not ford or chevy | No Ford · No Chevrolet
en | not ford and not chevy | No Ford · No Chevrolet
en | skoolie conversion | Skoolies & Bus Conversions
en | school bus to convert into an rv | School Buses
en | several shuttle buses | Shuttle Buses
en | cheapest first | Lowest price first
en | price low to high | Lowest price first
en | lowest priced school bus | Lowest price first · School Buses
en | cheapest school bus near Newark NJ | Lowest price first · School Buses · Within 100 miles of Newark, NJ
en | newest shuttle within 50 miles of Newark NJ | Newest listings first · Shuttle Buses · Within 50 miles of Newark, NJ
en | most expensive coach | Highest price first · Coach Buses
en | shuttles sorted by mileage | Shuttle Buses · Lowest mileage first
en | oldest bus | Oldest model year first
en | biggest bus you have | Most seats first
en | smallest shuttle | Fewest seats first · Shuttle Buses
es | 60 000 millas o menos | Under 60,000 miles
es | autobús escolar barato cerca de Newark NJ | School Buses · Lowest price first · Within 100 miles of Newark, NJ
es | ni ford ni chevrolet | No Ford · No Chevrolet
es | no sea diesel | No diesel
es | primero los más baratos | Lowest price first
es | el autobús más grande que tengan | Most seats first
es | minibús adaptado | Shuttle Buses, Passenger Vans · Wheelchair accessible
fr | les moins chers d'abord | Lowest price first
fr | le plus grand autobus | Most seats first
fr | avez-vous des autobus scolaires | School Buses
en | low miles under 50000 mi | Lowest mileage first · Under 50,000 miles
en | new or used school bus | School Buses
en | 25 psgr cutaway gas | 25 passengers · Shuttle Buses · Gasoline
en | need a bus for my church that holds 40 | For churches · 40 passengers
en | shuttel bus with weelchair lift | Shuttle Buses · Wheelchair accessible · Wheelchair lift
en | four wheelchair spots | 4 wheelchair positions or more
en | not smaller than 20 seats | 20 passengers or more
en | one hundred and twenty thousand miles or less | Under 120,000 miles
en | transport for 12 residents | 12 passengers
en | freitliner 37 seats | Freightliner chassis · 37 passengers
es | autobús escolar de 48 pasajeros menos de 40 mil | School Buses · 48 passengers · Under $40,000
es | minibús con rampa para silla de ruedas | Shuttle Buses, Passenger Vans · Wheelchair ramp
es | sin cdl 60 pasajeros | 60 passengers × sin cdl
es | nuevo o usado |
es | menos de 20 mil más de 50 mil | Under $20,000 × más de 50 mil
es | dos docenas de asientos | 24 passengers
es | autocar con baño cerca de dallas | Coach Buses · Restroom · Near Dallas, TX
es | no más grande que 25 pasajeros | Up to 25 passengers
es | 15 pasaj | 15 passengers
es | diésel o gasolina | Diesel · Gasoline
es | menos de 10 años | 2016 and newer
es | 2015 o más nuevo | 2015 and newer
es | principios de los 2000 | 2000–2004
es | nuevo con 200 mil millas | New × 200 mil millas
fr | autobus scolaire 48 places moins de 40 000 $ | School Buses · 48 passengers · Under $40,000
fr | minibus avec rampe pour fauteuil roulant | Shuttle Buses, Passenger Vans · Wheelchair ramp
fr | sans permis cdl 60 passagers | 60 passengers × sans permis cdl
fr | neuf ou usagé |
fr | moins de 20 000 $ plus de 50 000 $ | Under $20,000 × plus de 50 000 $
fr | deux douzaines de places | 24 passengers
fr | pas plus grand que 25 passagers | Up to 25 passengers
fr | 15 passag | 15 passengers
fr | une vingtaine de passagers | 20 passengers
fr | diesel ou essence | Diesel · Gasoline
fr | moins de 10 ans | 2016 and newer
fr | 2015 ou plus récent | 2015 and newer
en | budget 35 | Under $35,000
en | shuttle under $20 | Shuttle Buses · Under $20,000
en | awd van | 4x4 · Passenger Vans
en | all wheel drive shuttle | 4x4 · Shuttle Buses
en | east coast shuttle | East Coast · Shuttle Buses
en | west coast coach | West Coast · Coach Buses
en | church bus in new england | For churches · New England
en | not in the midwest | No Midwest
en | midwestern states school bus | Midwest · School Buses
en | mfsab 14 | Activity Buses (MFSAB) · 14 passengers
en | 14 mfsab | 14 passengers · Activity Buses (MFSAB)
en | 72 school bus | 72 passengers · School Buses
en | 20 school buses | 20 units or more · School Buses
en | dallas metro coach | Near Dallas, TX · Coach Buses
en | near dallas area | Near Dallas, TX
en | south florida shuttle | Florida · Shuttle Buses
en | north texas or oklahoma | Texas · Oklahoma
en | west virginia | West Virginia
en | nothing over 20k | Under $20,000
en | no buses over 20k | Under $20,000
en | nothing older than 2015 | 2015 and newer
en | 16 plus 2 | 16 passengers · 2 wheelchair positions or more
en | sleeper bus 12 bunks | Motorcoach Conversions · Bunks ! 12
en | short bus for van life | School Buses, Type A
en | with or without wheelchair lift | ! with or without wheelchair lift
en | shuttle lift optional | Shuttle Buses ! lift optional
en | less than 30k but more than 10k | Under $30,000 · Over $10,000
en | must have lift | Wheelchair lift
en | within 100 miles of zip 60601 | Within 100 miles of 60601
en | under30k | Under $30,000
en | sub 30k miles | Under 30,000 miles
en | sub-50k shuttle | Under $50,000 · Shuttle Buses
en | bus with less than 100k on the odometer | Under 100,000 miles
en | min seats 20 max length 35 ft | 20 passengers or more · Up to 35 ft long
en | max mileage 100k min year 2015 | Under 100,000 miles · 2015 and newer
en | anywhere between 30k and 50k | $30,000–$50,000
en | bus w/out cdl | No CDL
en | cdl not reqd | No CDL
en | >= 2016 <100k miles > 20 seats | 2016 and newer · Under 100,000 miles · 21 passengers or more
en | 12 amb + 2 wc | 12 passengers · 2 wheelchair positions or more
en | passanger van built after 2015 | Passenger Vans · 2016 and newer
es | kilometraje menos de 100 000 | Under 62,137 miles
es | busca vans para iglesia | Passenger Vans · For churches
es | con o sin rampa | ! con o sin rampa
en | assisted living bus around 30000 | Senior living · Under $30,000
es | costa este | East Coast
en | coach 45 | Coach Buses ! 45
en | ford executive shuttle | Ford chassis · Executive · Shuttle Buses
en | near chicago within 300 miles | Within 300 miles of Chicago, IL
en | coach in fort worth, tx, within 100 miles | Coach Buses · Within 100 miles of Fort Worth, TX
es | cerca de dallas a menos de 100 km | Within 62 miles of Dallas, TX
en | shuttle in los angeles or san diego | Shuttle Buses · Los Angeles, CA · San Diego, CA
en | dallas, houston coach | Dallas, TX · Houston, TX · Coach Buses
en | coach near dallas or houston | Coach Buses · Near Dallas, TX × houston
en | coach in dallas near dallas | Coach Buses · Dallas, TX · Near Dallas, TX
fr | dallas ou houston | Dallas, TX · Houston, TX
es | cerca de los angeles o san diego | Near Los Angeles, CA × san diego
en | near virginia beech | Near Virginia Beach, VA
en | near virginia beech within 50 miles | Within 50 miles of Virginia Beach, VA
en | coach colorado sprngs | Coach Buses · Colorado Springs, CO
en | jersey cty nj shuttle | Jersey City, NJ · Shuttle Buses
en | within 3 hours of philly | Within 150 miles of Philadelphia, PA
en | shuttle 2 hr drive from dallas | Shuttle Buses · Within 100 miles of Dallas, TX
en | 5000 hours | ! 5000 hours
es | a 2 horas de dallas | Within 100 miles of Dallas, TX
fr | à 3 heures de route de boston | Within 150 miles of Boston, MA
en | shuttle low 30s | Shuttle Buses · $30,000–$35,000
en | price in the mid 40's | $43,000–$47,000
en | low to mid 30s | $30,000–$37,000
en | upper-40s coach | $46,000–$50,000 · Coach Buses
en | low 90s miles | 90,000–95,000 miles
en | mid 20s passengers | 23–27 passengers
en | early 20s shuttle | 2020–2024 · Shuttle Buses
en | 14 pass van gas under 35 | 14 passengers, driver counted or not · Passenger Vans · Gasoline · Under $35,000
en | under 35 14 passenger van | Under $35,000 · 14 passengers, driver counted or not · Passenger Vans
en | over 15 passengers under 25 | 16 passengers or more · Up to 24 passengers
en | dodge promaster | Dodge · Ram ProMaster
en | gmc 5500 | GMC · C5500 chassis
en | kodiak 5500 | C5500
en | ford 550 shuttle | Ford · F-550 chassis · Shuttle Buses
en | prevost x3 2010+ | Prevost · X3-45 · 2010 and newer
en | transit t350 | Ford Transit 350
en | need somthing for 20 ppl | 20 passengers
en | loking for a shuttle wit lift | Shuttle Buses · Wheelchair lift
en | avoid diesel | No diesel
en | stay away from maxxforce | No MaxxForce
en | i hate international | No International
es | nada de diesel | No diesel
fr | tout sauf diesel | No diesel
en | nothing with over 150k miles | Under 150,000 miles
en | i dont want anything over 100k miles | Under 100,000 miles
en | no high miles | Lowest mileage first
en | van de 15 pasajeros texas | Passenger Vans · 15 passengers, driver counted or not · Texas
en | need bus para church | For churches
en | 5 or more coaches | 5 units or more · Coach Buses
en | 2015 coaches | 2015 ± 2 years · Coach Buses
en | 14 plus driver | 14 passengers
en | 15 including driver | 14 passengers
en | 12pax/2wc | 12 passengers · 2 wheelchair positions or more
en | 45ft/2013 prevost | 45 ft long · 2013 ± 2 years · Prevost
en | maxon lift shuttle | Wheelchair lift · Shuttle Buses
en | a/c roof | Rear A/C
en | undercarriage storage | Underfloor luggage bays
en | bus with tvs and usb outlets | TV and DVD · Power outlets
en | ts35 rear bath | Temsa TS 35 · Restroom
en | b license | CDL required
en | no passenger endorsement | No CDL
en | jail transport van | Commercial & Specialty Buses
en | commuter coach 57 | Coach Buses · 57 passengers
en | stretch limo bus | Limo & Party Buses
en | nemt van | Passenger Vans
en | coach los angelos | Coach Buses · Los Angeles, CA
en | bus in san fransisco | San Francisco, CA
en | nj ny pa ct | New Jersey · New York · Pennsylvania · Connecticut
en | 17 or newer e450 | 2017 and newer · Ford E-450 chassis
en | 98 or older | 1998 and older
en | not older then 10 yrs | 2016 and newer
en | shuttle without a/c | Shuttle Buses · No air conditioning
en | gas instead of diesel | Gasoline · No diesel
en | cheap old school bus | Lowest price first · School Buses
es | autobús escolar antiguo | School Buses
en | smaller than a school bus | No school buses
en | no bigger than a van | Passenger Vans
fr | essence au lieu de diesel | Gasoline · No diesel
en | 20,000 to 25,000 | $20,000–$25,000
en | c4500-5500 | C4500 ! 5500
en | under 26000 non cdl | Up to 26,000 lb GVWR · No CDL
en | shuttle under 500 a month | Shuttle Buses
en | 5k down 400/mo shuttle | Shuttle Buses
es | 400 al mes |
en | twenty fifteen to twenty eighteen shuttle | 2015–2018 · Shuttle Buses
en | newer than two thousand and twelve | 2013 and newer
en | 2k15 shuttle | 2015 ± 2 years · Shuttle Buses
en | 2k-5k shuttle | $2,000–$5,000 · Shuttle Buses
en | 2 w/c 12 amb | 2 wheelchair positions or more · 12 passengers
en | type c or d under 9k | School Buses, Type C · School Buses, Type D · Under $9,000
en | front or rear ac | Front A/C · Rear A/C
en | allison b400 or b500 | Allison B400 · Allison B500
en | shuttle delivered to houston tx | Shuttle Buses
en | ship to ghana |
en | high roof transit | Raised roof · Ford Transit
en | 15 passenger transit | 15 passengers, driver counted or not · Ford Transit
en | bus for 20 | 20 passengers
es | bus para 20 | 20 passengers
en | shuttle for 20k | Shuttle Buses · Under $20,000
en | coach under 1.5 million miles | Coach Buses · Under 1,500,000 miles
en | ford transit or mercedes sprinter | Ford · Transit chassis · Mercedes-Benz · Sprinter chassis
en | buses on your lot | 
en | bus for our soccer team | 
en | 24 passenger little league bus | 24 passengers
es | autobús para equipo de fútbol | 
es | autobús para equipo de futbol 24 pasajeros | 24 passengers
fr | autobus pour une équipe de hockey | 
en | medium duty | 15–24 passengers
en | medium duty shuttle | 15–24 passengers · Shuttle Buses
en | isuzu reach | Isuzu chassis
`;

const rows = wordingRows<[SmartLanguage, string, string]>(wordings);

it.each(rows)('%s: %s → %s', (language, query, chips) => {
  expect(readingOf(query, { now, language })).toBe(chips);
});
