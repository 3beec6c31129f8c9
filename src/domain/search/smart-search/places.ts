import { usStates } from '#domain/inventory/vocabulary/states.ts';
import type { StateRegion } from '#domain/inventory/vocabulary/states.ts';
import { listCell, tableRows } from '#domain/inventory/vocabulary/pipe-table.ts';
import type { Meaning } from './meanings.ts';

// Country | state or - | cities. Only cities whose name is not an everyday word or a bus make.
const cityRows = `
CA|-|Calgary;Edmonton;Toronto;Montreal;Vancouver;Ottawa;Winnipeg;Quebec City;Saskatoon;Halifax;Mississauga;Brampton;Surrey
US|AZ|Phoenix;Tucson;Mesa;Scottsdale
US|CA|Los Angeles;San Diego;San Francisco;Sacramento;Fresno;San Jose;Oakland;Bakersfield
US|CO|Denver;Colorado Springs
US|CT|Hartford;Bridgeport
US|FL|Miami;Orlando;Tampa;Jacksonville;Fort Lauderdale
US|GA|Atlanta;Savannah
US|IL|Chicago
US|IN|Indianapolis;Fort Wayne
US|KY|Louisville;Lexington
US|LA|New Orleans;Baton Rouge
US|MA|Boston;Worcester
US|MD|Baltimore
US|MI|Detroit;Grand Rapids
US|MN|Minneapolis
US|MO|Kansas City;St. Louis
US|NC|Charlotte;Raleigh;Greensboro
US|NE|Omaha
US|NJ|Newark;Jersey City;Trenton;Camden;Pedricktown;Atlantic City
US|NM|Albuquerque
US|NV|Las Vegas;Reno
US|NY|New York City;Brooklyn;Bronx;Buffalo;Albany;Long Island
US|OH|Columbus;Cleveland;Cincinnati;Toledo;Dayton
US|OK|Oklahoma City;Tulsa
US|OR|Portland
US|PA|Philadelphia;Pittsburgh;Allentown;Harrisburg
US|SC|Charleston
US|TN|Nashville;Memphis;Knoxville
US|TX|Houston;Dallas;Austin;San Antonio;Fort Worth;El Paso
US|UT|Salt Lake City
US|VA|Richmond;Norfolk;Virginia Beach
US|WA|Seattle;Spokane;Tacoma
US|WI|Milwaukee
`;

const otherCityNames = new Map([
  ['New York City', ['NYC']],
  ['St. Louis', ['Saint Louis']],
  ['Philadelphia', ['Philly']],
  ['Los Angeles', ['L.A.']],
]);

const regionWords: [StateRegion, string[]][] = [
  ['northeast', ['northeast', 'north east', 'new england']],
  ['southeast', ['southeast', 'south east']],
  ['midwest', ['midwest', 'mid west']],
  ['southwest', ['southwest', 'south west']],
  ['west', ['west coast', 'western states', 'pacific northwest']],
];

// Short forms that are also everyday words ("miss", "mass", "ore") are left out.
const otherStateNames: [string, string[]][] = [
  ['CA', ['cali', 'calif', 'socal', 'norcal']],
  ['NJ', ['jersey', 'n j']],
  ['PA', ['penn', 'penna']],
  ['FL', ['fla']],
  ['TN', ['tenn']],
  ['DC', ['washington dc']],
  ['NY', ['upstate new york', 'new york state', 'n y']],
];

/** All states of a region. */
export const regionMeaning = (region: StateRegion): Meaning => ({
  is: 'states',
  codes: usStates.filter((state) => state.region === region).map((state) => state.code),
  region,
});

/** States, regions and cities as phrases. */
export const placePhrases: [Meaning, string[]][] = [
  ...tableRows(cityRows).flatMap(([country, state, cities]) =>
    listCell(cities).map((name): [Meaning, string[]] => [
      { is: 'city', name, state: state === '-' ? null : state!, country: country! },
      [name, ...(otherCityNames.get(name) ?? [])],
    ]),
  ),
  ...usStates.map((state): [Meaning, string[]] => [
    { is: 'states', codes: [state.code] },
    [state.name, ...(otherStateNames.find(([code]) => code === state.code)?.[1] ?? [])],
  ]),
  ...regionWords.map(([region, words]): [Meaning, string[]] => [regionMeaning(region), words]),
];

/** Codes that are also words, or mean something else on a bus lot ("PA system", "40k mi"). */
export const wordLikeCodes: ReadonlySet<string> = new Set(
  'IN OR ME OH HI OK PA LA DE ID MA AL CO MI AS VI MP GU MS'.split(' '),
);
