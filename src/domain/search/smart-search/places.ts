import { statesOf, usStates, type SpokenRegion } from '#domain/inventory/vocabulary/states.ts';
import { listCell, tableRows } from '#domain/inventory/vocabulary/pipe-table.ts';
import type { Meaning } from './meanings.ts';

// Country | state or - | cities. Only cities whose name is not an everyday word or a bus make. One that
// is named as a state is ("Indiana", "Washington") counts only before its own state.
const cityRows = `
CA|-|Calgary;Edmonton;Toronto;Montreal;Vancouver;Ottawa;Winnipeg;Quebec City;Saskatoon;Halifax;Mississauga;Brampton;Surrey
CA|-|Laval;Gatineau;Longueuil;Sherbrooke;Levis;Trois-Rivieres;Saguenay;Drummondville;Moncton;Kitchener
CA|-|Quebec;Ontario;British Columbia;Alberta;Manitoba;Saskatchewan;Nova Scotia
US|AZ|Phoenix;Tucson;Mesa;Scottsdale;Arizona City
US|CA|Los Angeles;San Diego;San Francisco;Sacramento;Fresno;San Jose;Oakland;Bakersfield;California City;Nevada City
US|CO|Denver;Colorado Springs
US|CT|Hartford;Bridgeport
US|DC|Washington
US|DE|Delaware City
US|FL|Miami;Orlando;Tampa;Jacksonville;Fort Lauderdale;St. Petersburg
US|GA|Atlanta;Savannah;Washington
US|IA|Iowa City;Nevada;Washington
US|ID|Idaho City
US|IL|Chicago;Oregon;Virginia;Washington
US|IN|Indianapolis;Fort Wayne;Michigan City;Washington
US|KS|Arkansas City;Dodge City;Washington
US|KY|Louisville;Lexington
US|LA|New Orleans;Baton Rouge;Iowa
US|MA|Boston;Worcester
US|MD|Baltimore;California
US|MI|Detroit;Grand Rapids;Washington;Wyoming
US|MN|Minneapolis;Virginia;Wyoming
US|MO|Kansas City;St. Louis;California;Louisiana;Nevada;Oregon;Washington
US|NC|Charlotte;Raleigh;Greensboro;Washington
US|NE|Omaha;Nebraska City
US|NJ|Newark;Jersey City;Trenton;Camden;Pedricktown;Atlantic City;Washington
US|NM|Albuquerque
US|NV|Las Vegas;Reno;Virginia City
US|NY|New York;Brooklyn;Bronx;Buffalo;Albany
US|OH|Columbus;Cleveland;Cincinnati;Toledo;Dayton;Delaware;Oregon
US|OK|Oklahoma City;Tulsa
US|OR|Portland;Oregon City
US|PA|Philadelphia;Pittsburgh;Allentown;Harrisburg;California;Indiana;Washington
US|SC|Charleston
US|TN|Nashville;Memphis;Knoxville
US|TX|Houston;Dallas;Austin;San Antonio;Fort Worth;El Paso;Colorado City;Missouri City;Nevada;Texas City
US|UT|Salt Lake City;Washington
US|VA|Richmond;Norfolk;Virginia Beach
US|WA|Seattle;Spokane;Tacoma
US|WI|Milwaukee;Oregon
`;

const otherCityNames = new Map([
  ['New York', ['New York City', 'NYC']],
  ['St. Louis', ['Saint Louis']],
  ['St. Petersburg', ['Saint Petersburg', 'St Pete']],
  ['Fort Lauderdale', ['Ft Lauderdale']],
  ['Fort Worth', ['Ft Worth']],
  ['Fort Wayne', ['Ft Wayne']],
  ['Dallas', ['DFW', 'Dallas Fort Worth', 'Dallas Ft Worth']],
  ['Philadelphia', ['Philly', 'Delaware Valley', 'Greater Philadelphia']],
  ['Chicago', ['Chi Town']],
  ['Atlanta', ['ATL']],
  ['Austin', ['ATX']],
  ['Oklahoma City', ['OKC']],
  ['Salt Lake City', ['SLC']],
  ['New Orleans', ['NOLA']],
  ['Indianapolis', ['Indy']],
  ['Jacksonville', ['Jax']],
  ['Los Angeles', ['L.A.']],
  ['Las Vegas', ['Vegas']],
  ['San Francisco', ['SF', 'Bay Area', 'SF Bay Area', 'San Francisco Bay Area']],
  ['Tampa', ['Tampa Bay', 'Tampa Bay Area']],
]);

const regionWords: [SpokenRegion, string[]][] = [
  ['northeast', ['northeast', 'north east', 'northeastern', 'northeastern states']],
  ['new-england', ['new england', 'new england states']],
  ['east-coast', ['east coast', 'eastern seaboard', 'eastcoast']],
  ['west-coast', ['west coast', 'westcoast']],
  ['gulf-coast', ['gulf coast', 'gulf states']],
  ['southeast', ['southeast', 'south east', 'southeastern', 'southeastern states']],
  ['midwest', ['midwest', 'mid west', 'midwestern', 'midwestern states']],
  ['southwest', ['southwest', 'south west', 'southwestern', 'southwestern states']],
  ['west', ['western states']],
  ['pacific-northwest', ['pacific northwest', 'northwest', 'north west', 'pnw']],
  ['mid-atlantic', ['mid atlantic', 'mid atlantic states']],
  ['great-lakes', ['great lakes', 'great lakes states']],
  ['great-plains', ['great plains', 'plains states']],
  ['mountain-west', ['mountain west', 'mountain states', 'rockies', 'rocky mountains']],
  ['deep-south', ['deep south']],
  ['tri-state', ['tri state', 'tri state area', 'tristate', 'tristate area']],
  ['south', ['the south', 'down south', 'southern states', 'southern us']],
];

// Short forms that are also everyday words ("miss", "mass", "ore") are left out.
const otherStateNames: [string, string[]][] = [
  ['CA', ['cali', 'calif', 'socal', 'norcal']],
  ['NJ', ['jersey', 'n j']],
  ['PA', ['penn', 'penna']],
  ['FL', ['fla']],
  ['TN', ['tenn']],
  ['DC', ['d c']],
  ['WA', ['washington state']],
  ['NY', ['new york state', 'n y', 'long island', 'hudson valley']],
];
const namesBesides = (state: string): string[] =>
  otherStateNames.find(([code]) => code === state)?.[1] ?? [];

/** All states of a region. */
export const regionMeaning = (region: SpokenRegion): Meaning => ({
  is: 'states',
  codes: statesOf(region),
  region,
});

const cities = tableRows(cityRows).flatMap(([country, state, names]) =>
  listCell(names).map((name) => ({
    is: 'city' as const,
    name,
    state: state === '-' ? null : state!,
    country: country!,
  })),
);

// State | county or region @ its seat, or where the ZIP table has none of that name a town in its middle; those
// around Philadelphia and New York, where people say where they live by them. Of two of one name the first is
// meant where no state is said.
const aroundRows = `
NJ|Atlantic@Mays Landing;Bergen@Hackensack;Burlington@Mount Holly;Camden@Camden;Cape May@Cape May Court House
NJ|Cumberland@Bridgeton;Essex@Newark;Gloucester@Glassboro;Hudson@Jersey City;Hunterdon@Flemington;Mercer@Trenton
NJ|Middlesex@New Brunswick;Monmouth@Freehold;Morris@Morristown;Ocean@Toms River;Passaic@Paterson;Salem@Salem
NJ|Somerset@Somerville;Sussex@Newton;Union@Elizabeth;Warren@Belvidere
PA|Allegheny@Pittsburgh;Berks@Reading;Bucks@Doylestown;Carbon@Jim Thorpe;Chester@West Chester;Cumberland@Carlisle
PA|Dauphin@Harrisburg;Delaware@Media;Lackawanna@Scranton;Lancaster@Lancaster;Lebanon@Lebanon;Lehigh@Allentown
PA|Luzerne@Wilkes Barre;Monroe@Stroudsburg;Montgomery@Norristown;Northampton@Easton;Pike@Milford;Schuylkill@Pottsville
PA|Wayne@Honesdale;York@York
CA|Orange@Santa Ana
NY|Albany@Albany;Dutchess@Poughkeepsie;Erie@Buffalo;Monroe@Rochester;Nassau@Mineola;Orange@Goshen;Putnam@Carmel
NY|Rockland@New City;Suffolk@Riverhead;Sullivan@Monticello;Ulster@Kingston;Westchester@White Plains
CT|Fairfield@Bridgeport;Hartford@Hartford;Litchfield@Litchfield;Middlesex@Middletown;New Haven@New Haven
CT|New London@New London;Tolland@Tolland;Windham@Willimantic
DE|Kent@Dover;New Castle@Wilmington;Sussex@Georgetown
`;
const regionTowns: [name: string, town: string, state: string][] = [
  ['Poconos', 'Stroudsburg', 'PA'],
  ['Pocono Mountains', 'Stroudsburg', 'PA'],
  ['Lehigh Valley', 'Allentown', 'PA'],
];

/** A county is near its seat: how far it reaches is not known here. */
const countyPhrases = tableRows(aroundRows).flatMap(([state = '', counties]) =>
  listCell(counties).map((county): [Meaning, string[]] => {
    const [name, town = ''] = county.split('@');
    const ways = [`${name} county`, `condado de ${name}`, `comté de ${name}`];
    return [aroundTown(town, state), ways.flatMap((way) => [way, `${way} ${state}`])];
  }),
);

function aroundTown(name: string, state: string): Meaning {
  return { is: 'city', name, state, country: 'US', isAround: true };
}

/** What a county that is none of those above is called by: no town has its name. */
const countyWords: ReadonlySet<string> = new Set(['county', 'condado', 'comte']);

/** Whether words that stand so beside a name make it that of a county: "Harris County", "condado de Harris". */
export const namesCounty = (before: readonly (string | undefined)[], after?: string): boolean =>
  countyWords.has(after ?? '') ||
  countyWords.has((before.at(-1) === 'de' ? before.at(-2) : before.at(-1)) ?? '');

/**
 * Towns whose names say something else to most people, a firm, a church, a thing: "enterprise shuttle". They
 * are towns with their state and behind "in" or "near".
 */
export const namesakesOfThings: ReadonlySet<string> = new Set(
  (
    'accident advance agency alamo alliance alpha anchor apache arcade arena avis beach beacon bear beauty bethany bethel ' +
    'bison blessing boulevard brave calvary canaan canyon capitol carbon cardinal castle central century challenge charm ' +
    'chicken china christmas circle colony comfort commerce concrete congress convent convoy council crystal dairy deer ' +
    'delta deposit disney divide echo economy effort empire energy enterprise equality evergreen excel excelsior exchange ' +
    'experiment faith falls farmer farmers fellows fence firestone forest fountain friendship frontier garden gateway globe ' +
    'golf goodyear grace harmony harvard harvest haven hazard highlands hilltop hilton holiday honor hope hurricane ideal ' +
    'imperial indian industry institute island jackpot junction junior justice keystone kodak lake lodge lookout loyal magnet ' +
    'majestic marina marine mentor mercury midway mission monarch monument mountain mustang mutual nazareth noble nursery ' +
    'omega oracle orchard pacific paradise paragon paramount park patriot peak pilot pinnacle plantation plaza ponderosa ' +
    'prairie premium pride prospect prosperity protection ranger regent reliance rescue reserve rock rodeo rover ryder ' +
    'sandwich seminary sentinel shiloh soldier success sunset sunshine tiger transfer triangle trinity triumph twilight unity ' +
    'valley veteran victor village volcano warrior welcome winner wolf zion'
  ).split(' '),
);

const stateNames = new Set(usStates.map(({ name }) => name));

/** A town in the state of this code is named as another state is, or as its own: "California" in Maryland. */
export const isNamesake = (name: string, code: string): boolean =>
  stateNames.has(name) && cities.some((city) => city.name === name && city.state === code);

/** "South Florida", "central PA": a part of a state is asked for as the whole. */
export const partsOfStates: ReadonlySet<string> = new Set(
  'north south east west central northern southern eastern western northeast northwest southeast southwest upstate downstate'.split(
    ' ',
  ),
);

/** States, regions and cities as phrases. */
export const placePhrases: [Meaning, string[]][] = [
  ...countyPhrases,
  ...regionTowns.map(([name, ...town]): [Meaning, string[]] => [aroundTown(...town), [name]]),
  ...cities.map((city): [Meaning, string[]] => {
    const others = otherCityNames.get(city.name) ?? [];
    return [city, stateNames.has(city.name) ? others : [city.name, ...others]];
  }),
  ...usStates.map((state): [Meaning, string[]] => [
    { is: 'states', codes: [state.code] },
    [
      state.name,
      // "N. Carolina", "W Virginia".
      state.name.replace(/^([NSW])(?:orth|outh|est) /, '$1 '),
      ...namesBesides(state.code),
    ],
  ]),
  // Behind the states: West Virginia is no part of Virginia.
  ...usStates.map(({ code, name }): [Meaning, string[]] => [
    { is: 'states', codes: [code] },
    [name, ...namesBesides(code)].flatMap((whole) =>
      [...partsOfStates].map((part) => `${part} ${whole}`),
    ),
  ]),
  ...regionWords.map(([region, words]): [Meaning, string[]] => [regionMeaning(region), words]),
];

/** Codes that are everyday words. */
export const everydayCodes: ReadonlySet<string> = new Set('IN OR ME HI OK AS DE LA'.split(' '));

/** Codes that are also words, or mean something else on a bus lot ("PA system", "40k mi"). */
export const wordLikeCodes: ReadonlySet<string> = new Set(
  'IN OR ME OH HI OK PA LA DE ID MA AL CO MI AS VI MP GU MS'.split(' '),
);
