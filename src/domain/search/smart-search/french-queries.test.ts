import { expect, it } from 'vitest';
import { wordingRows } from '#test/factories/query-wordings.ts';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery } from './parse-smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// As in golden.test.ts; chips are said in French on French pages.
const golden = `
autobus scolaire avec rampe                       | School Buses · Wheelchair ramp
autobus scolaires usagés                          | School Buses · Used
AUTOBUS SCOLAIRE USAGE                            | School Buses · Used
autobus scolaire d'occasion                       | School Buses · Used
autobus scolaire d’occasion                       | School Buses · Used
autobus scolaire jaune climatisé                  | School Buses · School-bus yellow · Air conditioning
minibus scolaire au propane                       | School Buses, Type A · Propane
autobus scolaire type c                           | School Buses, Type C
15 passagers                                      | 15 passengers
climatisation avant 2010                          | Air conditioning · 2009 and older
climatisation avant                               | Front A/C
classe c                                          | Shuttle Buses
pour 3 fauteuils roulants                         | 3 wheelchair positions or more
autobus scolaire pour conversion                  | School Buses
minibus 15 places                                 | Shuttle Buses, Passenger Vans · 15 passengers
autobus de 24 places assises                      | 24 passengers
de 15 à 24 passagers                              | 15–24 passengers
entre 20 et 30 places                             | 20–30 passengers
plus de 50 passagers                              | 51 passengers or more
au moins 24 places                                | 24 passengers or more
jusqu'à 20 passagers                              | Up to 20 passengers
maximum 14 passagers                              | Up to 14 passengers
24 places ou plus                                 | 24 passengers or more
pour 24 personnes                                 | 24 passengers
vingt-quatre passagers                            | 24 passengers
une vingtaine de places                           | 20 passengers
soixante-douze élèves                             | 72 passengers
quatre-vingt-quatre places                        | 84 passengers
neuf passagers                                    | 9 passengers
capacité de 30                                    | 30 passengers
capacité minimale de 40 passagers                 | 40 passengers or more
15 passagers avec chauffeur                       | 14 passengers
15 passagers plus chauffeur                       | 15 passengers
grand groupe                                      | 25–36 passengers
2 fauteuils roulants                              | 2 wheelchair positions or more
12 places et 2 places pour fauteuil roulant       | 12 passengers · 2 wheelchair positions or more
14+2                                              | 14 passengers · 2 wheelchair positions or more
moins de 30 000 $                                 | Under $30,000
moins de 30 000$                                  | Under $30,000
moins de 30 000 $ US                              | Under $30,000
moins de 30 mille dollars                         | Under $30,000
30k                                               | Under $30,000
30 k$ maximum                                     | Under $30,000
45k-60k                                           | $45,000–$60,000
jusqu'à 45 000 $                                  | Under $45,000
entre 20 000 et 30 000 $                          | $20,000–$30,000
20 à 30 000 $                                     | $20,000–$30,000
20 000 $ à 30 000 $                               | $20,000–$30,000
budget de 40 000                                  | Under $40,000
plus de 100 000 $                                 | Over $100,000
moins de 200 000 km                               | Under 124,274 miles
autobus au gaz naturel                            | CNG
jamais accidenté                                  | No salvage
fauteuil roulan                                   | Wheelchair accessible
faible milage                                     | Lowest mileage first
conduire avec un permis de classe 5               | No CDL
deux autobus scolaires de 72 places               | School Buses · 72 passengers
autobus pour amener 55 joueurs                    | 55 passengers
autobus de travailleurs                           | Commercial & Specialty Buses
autobus comme neuf                                |
moins de 100 000 milles                           | Under 100,000 miles
kilométrage de moins de 160 000                   | Under 99,419 miles
faible kilométrage                                | Lowest mileage first
bas millage                                       | Lowest mileage first
autobus pas cher                                  | Lowest price first
usagé                                             | Used
autobus neuf                                      | New
2e main                                           | Used
minibus flambant neuf                             | Shuttle Buses, Passenger Vans · New
remis à neuf                                      | Reconditioned
2015 et plus récent                               | 2015 and newer
2015 ou plus récent                               | 2015 and newer
2015 et plus                                      | 2015 and newer
modèle 2018 ford                                  | 2018 ± 2 years · Ford chassis
entre 2010 et 2015                                | 2010–2015
de 2012 à 2016 thomas                             | 2012–2016 · Thomas Built
depuis 2015                                       | 2015 and newer
à partir de 2015                                  | 2015 and newer
après 2015                                        | 2016 and newer
avant 2005 mci                                    | 2004 and older · MCI
moins de 10 ans                                   | 2016 and newer
thomas 2015 à 30 000 $                            | Thomas Built · 2015 ± 2 years · Under $30,000
diesel automatique                                | Diesel · Automatic
à essence                                         | Gasoline
fourgonnette à l'essence                          | Passenger Vans · Gasoline
autobus scolaire électrique                       | School Buses · Electric
transmission manuelle                             | Manual
autocar avec toilettes et wifi                    | Coach Buses · Restroom · Wi-Fi
navette avec plateforme élévatrice                | Shuttle Buses · Wheelchair lift
navette adaptée                                   | Shuttle Buses
fourgonnette adaptée pour fauteuil roulant        | Passenger Vans · Wheelchair accessible
minibus avec élévateur pour fauteuil roulant      | Shuttle Buses, Passenger Vans · Wheelchair lift
rampe pour fauteuil roulant                       | Wheelchair ramp
autobus de fête                                   | Limo & Party Buses
autobus à deux étages                             | Double Decker Buses
autobus urbain à plancher bas                     | Transit Buses · Low floor
autocaravane prevost                              | Motorcoach Conversions · Prevost
autobus scolaire converti                         | Skoolies & Bus Conversions
flotte de fourgonnettes                           | Fleet lot · Passenger Vans
5 autobus scolaires                               | 5 units or more · School Buses
pour église                                       | For churches
autobus pour l'église                             | For churches
garderie                                          | Day care
autobus pour camp d'été                           | Activity Buses (MFSAB)
autocar nolisé                                    | Coach Buses · Tour and charter
résidence pour aînés                              | Senior living
ford transit blanche                              | Ford · Transit · White
transit 350 15 places                             | Ford Transit 350 · 15 passengers, driver counted or not
transit 350 100 000 km                            | Ford Transit 350 · Under 62,137 miles
ford e-450 120 000 km                             | Ford · E-450 chassis · Under 74,565 miles
sans CDL                                          | No CDL
pas de CDL                                        | No CDL
pas de permis CDL                                 | No CDL
aucun permis CDL                                  | No CDL
sans le permis CDL                                | No CDL
ne nécessite pas de permis commercial             | No CDL
permis CDL non requis                             | No CDL
permis CDL                                        | CDL required
pas accidenté                                     | No salvage
loin du Texas                                     | No Texas
pas près de Dallas                                | No Dallas, TX
hors de la Californie                             | No California
près de la Californie                             | California
dans un rayon de 80 km de chez moi                | Within 50 miles of you
pas de Ford                                       | No Ford
navette avec air conditionné                      | Shuttle Buses · Air conditioning
minibus accessible aux PMR                        | Shuttle Buses, Passenger Vans · Wheelchair accessible
TPMR                                              | Wheelchair accessible
autobus scolaire à aménager                       | School Buses
navette sans permis commercial                    | Shuttle Buses · No CDL
sans permis classe 2                              | No CDL
sans rampe ni toilettes                           | No wheelchair ramp · No restroom
pas de toilettes                                  | No restroom
pas d'élévateur                                   | No wheelchair lift
pas scolaire                                      | No school buses
sauf scolaire                                     | No school buses
sans rouille sans def                             | Rust free · No DEF or DPF
autobus scolaire prix réduit                      | School Buses · Price reduced
un seul propriétaire, freins à air                | One owner · Air brakes
sièges en cuir et écran                           | Leather seats · TV and DVD
soutes à bagages                                  | Underfloor luggage bays
ceintures de sécurité                             | Seat belts
moteur 5,9 cummins                                | Cummins 5.9
40 pieds                                          | 40 ft long
12 mètres                                         | 39 ft long
PNBV de moins de 11 000 kg                        | Up to 24,250 lb GVWR
minibus 21 places + 2 fauteuils roulants usagé     | Shuttle Buses, Passenger Vans · 21 passengers · 2 wheelchair positions or more · Used
cherche autocar 56 passagers prevost avec toilette | Coach Buses · 56 passengers · Prevost · Restroom
minibus usage a vendre                            | Shuttle Buses, Passenger Vans · Used
transport adapté pour personnes âgées             | Shuttle Buses · Senior living
au Texas                                          | Texas
en Floride                                        | Florida
Caroline du Nord                                  | North Carolina
près de moi                                       | Near you
près de chez moi                                  | Near you
près de Dallas                                    | Near Dallas, TX
près d'Orlando                                    | Near Orlando, FL
près de Newark NJ                                 | Near Newark, NJ
navette près de Miami FL                          | Shuttle Buses · Near Miami, FL
près de Buffalo, New York                         | Near Buffalo, NY
près d'Elizabeth NJ                               | Near Elizabeth, NJ
près de Des Moines IA                             | Near Des Moines, IA
près du Bronx NY                                  | Near Bronx, NY
near Du Bois PA                                   | Near Du Bois, PA
près de New York                                  | New York
aux environs de Newark NJ                         | Near Newark, NJ
à proximité de Newark NJ                          | Near Newark, NJ
dans la région de Newark NJ                       | Near Newark, NJ
dans un rayon de 100 km autour de Newark NJ       | Within 62 miles of Newark, NJ
autour de Boston                                  | Near Boston, MA
à Montréal                                        | Montreal
près de Montréal                                  | Montreal
près de Québec                                    | Quebec
autobus scolaire en Ontario                       | School Buses · Ontario
permis classe 4                                   | Up to 24 passengers
minibus permis de classe 4B                       | Shuttle Buses, Passenger Vans · Up to 24 passengers
autobus scolaire à gaz                            | School Buses · Gasoline
autobus au gaz naturel                            | CNG
wifi et prises                                    | Wi-Fi · Power outlets
taxibus adapté                                    | Shuttle Buses · Wheelchair accessible
travailleurs agricoles                            | Commercial & Specialty Buses
15 places sans permis CDL                         | 15 passengers, driver counted or not · No CDL
à moins de 500 km de Montréal                     | Montreal
en Nouvelle-Angleterre                            | New England
près de 08067                                     | 08067
code postal 08067                                 | 08067
à moins de 100 km de 08067                        | Within 62 miles of 08067
dans un rayon de 100 milles de 08067              | Within 100 miles of 08067
à moins de 150 km d'Albany                        | Within 93 miles of Albany, NY
navette 15 places, moins de 30 000 $, NJ          | Shuttle Buses · 15 passengers · Under $30,000 · New Jersey
15 passenger avec rampe under 30k                 | 15 passengers · Wheelchair ramp · Under $30,000
je ne veux pas d'autobus scolaire                 | No school buses
édition spéciale navette zx99b                    | Shuttle Buses … édition spéciale zx99b
autobus scolare                                   | School Buses
fourgonete 12 places                              | Passenger Vans · 12 passengers, driver counted or not
climatisasion                                     | Air conditioning
electirque                                        | Electric
autocarr de luxe                                  | Coach Buses
navete hotel                                      | Shuttle Buses
`;

const rows = wordingRows<[string, string]>(golden);

it.each(rows)('%s → %s', (query, chips) => {
  const { understood, text, ignored } = parseSmartQuery(query, { now, language: 'fr' });
  const read =
    understood.map(({ chip }) => chipWords(chip)).join(' · ') + (text ? ` … ${text}` : '');
  expect([read, ignored]).toEqual([chips, []]);
});

it.each([
  ['je veux vendre mon autobus', 'sell'],
  ['financement', 'finance'],
  ["location d'autobus", 'rent'],
  ['pièces blue bird', 'parts'],
  ['faut-il un permis commercial ?', 'cdl-rules'],
  ['autobus à vendre', 'buy'],
])('%s is about %s', (query, intent) => {
  expect(parseSmartQuery(query, { now, language: 'fr' }).intent.kind).toBe(intent);
});

it('reads a no-break space in a number as people and phones write it', () => {
  for (const space of [' ', '\u00a0', '\u202f', '\u2009']) {
    const { filters } = parseSmartQuery(`moins de 30${space}000${space}$`, { now, language: 'fr' });
    expect(filters).toEqual({ priceMaxCents: 3_000_000 });
  }
});

it('takes everyday words for what they are, and codes of states in capitals', () => {
  const read = (query: string) => parseSmartQuery(query, { now, language: 'fr' });
  expect(read('ça ne va pas être pour la ville, de l’année').understood).toEqual([]);
  expect(read('navette, CA').filters).toEqual({ category: ['shuttle'], state: ['CA'] });
});

it('reads English as the English search does', () => {
  for (const query of [
    '15 passenger with lift under 30k nj',
    '14 passenger no CDL',
    '2012-2016 coach',
    '$20,000-$30,000 shuttle',
  ]) {
    const labels = (language: 'en' | 'fr') =>
      parseSmartQuery(query, { now, language }).understood.map(({ chip }) => chipWords(chip));
    expect(labels('fr')).toEqual(labels('en'));
  }
});
