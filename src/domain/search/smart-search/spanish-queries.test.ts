import { expect, it } from 'vitest';
import { wordingRows } from '#test/factories/query-wordings.ts';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery } from './parse-smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// As in golden.test.ts; chips are put into Spanish with the page that shows them.
const golden = `
autobús escolar con rampa                    | School Buses · Wheelchair ramp
autobuses escolares usados                   | School Buses · Used
AUTOBUS ESCOLAR USADO                        | School Buses · Used
autobus escolr                               | School Buses
camión escolar amarillo con aire             | School Buses · School-bus yellow · Air conditioning
guagua escolar a diésel                      | School Buses · Diesel
escolar tipo c                               | School Buses, Type C
clase c                                      | Shuttle Buses
rampa para 2 sillas de ruedas                | Wheelchair ramp · 2 wheelchair positions or more
2 espacios para sillas de ruedas             | 2 wheelchair positions or more
camión de fiesta                             | Limo & Party Buses
15 pasajeros                                 | 15 passengers
autobús de 15 pasajeros                      | 15 passengers
de 15 a 24 pasajeros                         | 15–24 passengers
más de 50 pasajeros                          | 51 passengers or more
hasta 20 asientos                            | Up to 20 passengers
para 24 personas                             | 24 passengers
veinticuatro pasajeros                       | 24 passengers
capacidad para 30                            | 30 passengers
15 pasajeros con chofer                      | 14 passengers
grupo grande                                 | 25–36 passengers
2 sillas de ruedas                           | 2 wheelchair positions or more
menos de 30 mil                              | Under $30,000
menos de 30 mil dólares                      | Under $30,000
30.000 dólares                               | Under $30,000
entre 20 y 30 mil                            | $20,000–$30,000
20 a 30 mil dólares                          | $20,000–$30,000
presupuesto de 40 mil                        | Under $40,000
menos de 100 mil millas                      | Under 100,000 miles
menos de 200 mil kilómetros                  | Under 124,274 miles
bajo millaje                                 | Lowest mileage first
autobús barato                               | Lowest price first
usado                                        | Used
seminuevo                                    | Used
autobús nuevo                                | New
2015 o más nuevo                             | 2015 and newer
modelo 2018 ford                             | 2018 ± 2 years · Ford chassis
entre 2012 y 2016                            | 2012–2016
desde 2015                                   | 2015 and newer
de 2012 a 2016 thomas                        | 2012–2016 · Thomas Built
antes de 2005 mci                            | 2004 and older · MCI
diésel automático                            | Diesel · Automatic
a gasolina                                   | Gasoline
autobús eléctrico                            | Electric
autocar con baño y wifi                      | Coach Buses · Restroom · Wi-Fi
minibús con aire acondicionado               | Shuttle Buses, Passenger Vans · Air conditioning
autobuses con aire acondicionado             | Air conditioning
minibús con elevador para silla de ruedas    | Shuttle Buses, Passenger Vans · Wheelchair lift
autobús de fiesta                            | Limo & Party Buses
autobús de dos pisos                         | Double Decker Buses
autobús urbano piso bajo                     | Transit Buses · Low floor
casa rodante prevost                         | Motorcoach Conversions · Prevost
flota de camionetas                          | Fleet lot · Passenger Vans
para iglesia                                 | For churches
guardería                                    | Day care
ford transit blanca                          | Ford · Transit · White
sin CDL                                      | No CDL
sin licencia CDL                             | No CDL
sin la licencia CDL                          | No CDL
no necesita licencia CDL                     | No CDL
no requiere una licencia comercial           | No CDL
licencia CDL no requerida                    | No CDL
sin salvamento                               | No salvage
van sin licencia comercial                   | Passenger Vans · No CDL
sin rampa ni baño                            | No wheelchair ramp · No restroom
que no sea escolar                           | No school buses
sin óxido sin def                            | Rust free · No DEF or DPF
autobús escolar rebajado                     | School Buses · Price reduced
un solo dueño, frenos de aire                | One owner · Air brakes
asientos de piel y pantalla                  | Leather seats · TV and DVD
40 pies                                      | 40 ft long
a menos de 160 kilómetros de Newark NJ       | Within 99 miles of Newark, NJ
autobús en la iglesia                        | For churches
en Texas                                     | Texas
Nueva York                                   | New York
Carolina del Norte                           | North Carolina
cerca de mí                                  | Near you
cerca de Dallas                              | Near Dallas, TX
a menos de 50 millas de mi casa              | Within 50 miles of you
no cerca de Dallas                           | No Dallas, TX
fuera de California                          | No California
que no sea de Texas                          | No Texas
cerca de Newark NJ                           | Near Newark, NJ
cerca de Miami, Florida                      | Near Miami, FL
cerca de Newark, Nueva Jersey                | Near Newark, NJ
cerca de Nueva Jersey                        | New Jersey
cerca del Bronx NY                           | Near Bronx, NY
cerca de Del Rio TX                          | Near Del Rio, TX
near Del Rio TX                              | Near Del Rio, TX
cerca de la ciudad de Newark NJ              | Near Newark, NJ
en los alrededores de Chicago IL             | Near Chicago, IL
100 millas alrededor de Newark NJ            | Within 100 miles of Newark, NJ
close to Newark NJ                           | Near Newark, NJ
cerca de 08067                               | 08067
código postal 08067                          | 08067
a menos de 100 millas de 08067               | Within 100 miles of 08067
a menos de 100 millas de Newark NJ           | Within 100 miles of Newark, NJ
a 50 millas de Hoboken, Nueva Jersey         | Within 50 miles of Hoboken, NJ
shuttle de 15 pasajeros, menos de 30 mil, NJ | Shuttle Buses · 15 passengers · Under $30,000 · New Jersey
15 passenger con rampa under 30k             | 15 passengers · Wheelchair ramp · Under $30,000
edición especial shuttle zx99b               | Shuttle Buses … edición especial zx99b
que no ocupe cdl                             | No CDL
que no pida licencia comercial               | No CDL
micro escolar                                | School Buses, Type A
busito                                       | Shuttle Buses, Passenger Vans
autobús para trabajadores                    | Commercial & Specialty Buses
transporte de personal                       | Shuttle Buses
motor cummins                                | Cummins
12 metros de largo                           | 39 ft long
pasageros 20                                 | 20 passengers
silla de rueda                               | Wheelchair accessible
camión para llevar a 20 niños                | 20 passengers
autobús como nuevo                           |
autobús de 15 pasajeros sin licencia cdl     | 15 passengers, driver counted or not · No CDL
no necesito licencia comercial               | No CDL
camiones para exportar a méxico              |
autobuses en nuevo méxico                    | New Mexico
autobús para campamento                      | Activity Buses (MFSAB)
autobús para trabajadores del campo          | Commercial & Specialty Buses
autobús convertido en casa                   | Skoolies & Bus Conversions
dueño único                                  | One owner
el más nuevo                                 | Newest model year first
2015 o más nuevo                             | 2015 and newer
`;

const rows = wordingRows<[string, string]>(golden);

it.each(rows)('%s → %s', (query, chips) => {
  const { understood, text, ignored } = parseSmartQuery(query, { now, language: 'es' });
  const read =
    understood.map(({ chip }) => chipWords(chip)).join(' · ') + (text ? ` … ${text}` : '');
  expect([read, ignored]).toEqual([chips, []]);
});

it.each([
  ['quiero vender mi autobús', 'sell'],
  ['financiamiento', 'finance'],
  ['renta de autobús', 'rent'],
  ['refacciones blue bird', 'parts'],
  ['¿necesito licencia comercial?', 'cdl-rules'],
])('%s is no search for a bus: %s', (query, intent) => {
  expect(parseSmartQuery(query, { now, language: 'es' }).intent.kind).toBe(intent);
});

it('reads English as the English search does', () => {
  for (const query of [
    '15 passenger with lift under 30k nj',
    '14 passenger no CDL',
    '2012-2016 coach',
  ]) {
    const labels = (language: 'en' | 'es') =>
      parseSmartQuery(query, { now, language }).understood.map(({ chip }) => chipWords(chip));
    expect(labels('es')).toEqual(labels('en'));
  }
});
