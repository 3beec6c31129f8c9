import type { CategorySlug } from '#domain/inventory/categories.ts';
import { capitalized, withArticle, type Facts, type Sentence } from './facts.ts';

interface CategoryWords {
  /** Where such a bus usually comes from: "out of {origin}". */
  origins: readonly string[];
  /** What kind of thing it is called in a sentence. */
  nouns: readonly string[];
  /** Who it suits; whole sentences. */
  suits: readonly string[];
}

export const words: Record<CategorySlug, CategoryWords> = {
  shuttle: {
    origins: ['a hotel fleet', 'an airport parking operator', 'a senior living community', 'a church', 'a county paratransit service', 'a university', 'a rental car company', 'a casino', 'a medical transport company', 'a retirement village'],
    nouns: ['shuttle', 'shuttle bus'],
    suits: ['A good size for a hotel or a parking operation.', 'Churches and senior homes ask for exactly this layout.', 'Fits an airport run where bags come along.', 'Small enough for tight driveways, big enough for a group outing.', 'Right for staff shuttles and campus loops.', 'A sensible first bus for a new shuttle company.', 'Would do well on a daily dialysis or day-program route.'],
  },
  coach: {
    origins: ['a charter company', 'a tour operator', 'a line-run carrier', 'a casino operator', 'a regional motorcoach fleet', 'a university athletics department'],
    nouns: ['coach', 'motorcoach', 'highway coach'],
    suits: ['Ready for charter and tour work.', 'A fit for an operator adding a second or third coach.', 'Works for line runs, band tours and long church trips.', 'Plenty of bay space for ski and cruise groups.', 'A good spare for the busy season.', 'Worth a look for a school that runs its own away games.'],
  },
  school: {
    origins: ['a suburban school district', 'a rural district', 'a private school', 'a school contractor', 'a county fleet', 'a charter school network'],
    nouns: ['school bus', 'route bus'],
    suits: ['A straight route bus for a district or contractor.', 'Private schools and camps get years out of buses like this.', 'A solid start for a conversion: straight floor, square windows.', 'Good as a spare or for summer camp runs.', 'Fits a district that wants matching units without the new-bus wait.', 'Charter schools that are starting a route should look at this one.'],
  },
  'school-activity': {
    origins: ['a day care group', 'a YMCA', 'a private academy', 'a Head Start program', 'a parks department', 'a church school'],
    nouns: ['activity bus'],
    suits: ['Made for day cares, clubs and after-school programs.', 'Suits a church or a camp that wants school-bus strength without yellow paint.', 'A fit for field trips and team travel.', 'Day care owners: this meets the multi-function activity bus rules, not the home-to-school ones.', 'Good for a summer camp with several pickups.'],
  },
  'mini-coach': {
    origins: ['a wine-country tour company', 'a university athletics department', 'a charter company', 'a corporate shuttle operator', 'a resort'],
    nouns: ['mini coach', 'mid-size coach'],
    suits: ['Coach comfort for groups that would rattle around in a 45-footer.', 'Handy for wineries, weddings and corporate runs.', 'Good for college teams and small tours.', 'Parks where a full-size coach will not.'],
  },
  transit: {
    origins: ['a city transit agency', 'a regional transit authority', 'an airport operator', 'a university', 'a parking contractor'],
    nouns: ['transit bus', 'city bus'],
    suits: ['For campuses, parking lots and event shuttles.', 'Agencies use this model every day, so parts are easy to find.', 'A roomy base for a food, clinic or office build.', 'Good for employee shuttles with many short stops.', 'Quick to board at stadium and fairground lots.'],
  },
  trolley: {
    origins: ['a wedding company', 'a beach town', 'a downtown district', 'a sightseeing operator', 'a resort'],
    nouns: ['trolley', 'trolley bus'],
    suits: ['Weddings, pub tours and holiday light rides pay its way.', 'A natural for a downtown loop or a beach route.', 'Brides book it for the bell and the wood trim.', 'Towns run these on weekends and lease them out between.'],
  },
  'double-decker': {
    origins: ['a sightseeing company', 'a commuter carrier', 'a festival operator', 'a theme park', 'a tour company'],
    nouns: ['double decker', 'double-deck bus'],
    suits: ['For city tours, brand launches and parades.', 'The upper deck sells the tickets.', 'Check your bridges and trees first: it stands over 13 feet.', 'A lot of seats for one driver and one parking space.'],
  },
  'limo-bus': {
    origins: ['a limousine company', 'a wine tour operator', 'a nightlife operator', 'a wedding fleet'],
    nouns: ['limo bus', 'party bus'],
    suits: ['For proms, weddings and nights out.', 'An easy add for a limousine operator with weekend demand.', 'Corporate roadshows like the table and screens.', 'Stag and hen parties book this size first.'],
  },
  van: {
    origins: ['a church', 'a small college', 'a nursing home', 'a hotel', 'a rental fleet', 'a summer camp'],
    nouns: ['van'],
    suits: ['Easy to park and easy to find drivers for.', 'Right for a church, a small team or a crew.', 'A simple vehicle for day programs and airport runs.', 'Good for non-emergency medical trips and errands.'],
  },
  conversion: {
    origins: ['a private owner', 'a touring company', 'a leasing fleet', 'an estate', 'a corporate owner'],
    nouns: ['conversion', 'coach conversion'],
    suits: ['For full-timers who want coach bones under their home.', 'Serious buyers may bring their own inspector.', 'Bring your driver; the bus is ready to be looked over.', 'Stored indoors for most of its life.'],
  },
  skoolie: {
    origins: ['a couple who traveled with it for two years', 'a builder', 'a family', 'a retired teacher', 'a small conversion shop'],
    nouns: ['skoolie', 'converted school bus'],
    suits: ['Move-in ready for van-lifers who have outgrown the van.', 'Can be a cabin on your own land or a home on the road.', 'Finish the last details your own way.', 'The hard part of the build is done.'],
  },
  electric: {
    origins: ['a state pilot program', 'a school district', 'a transit agency', 'a utility company', 'a university'],
    nouns: ['electric bus', 'battery-electric bus'],
    suits: ['Ask us which grants still apply to used electric buses in your state.', 'Best on fixed routes with a charger at the depot.', 'Quiet, simple to service and cheap to run on short routes.', 'We can send the charge log before you travel.'],
  },
  commercial: {
    origins: ['a county sheriff', 'an oil-field contractor', 'a hospital system', 'a public library', 'a state agency'],
    nouns: ['specialty bus', 'special-purpose bus'],
    suits: ['Built for one job and easy to adapt to the next.', 'For contractors, agencies and mobile programs.', 'A ready-made body for crew or outreach work.', 'Saves months over ordering a new build.'],
  },
}; // prettier-ignore

/** Specialty buses come from whoever had that job done. */
export const originsByUse: Record<string, readonly string[]> = {
  'inmate transport': ['a county sheriff', 'a state corrections department'],
  'crew transport': ['an oil-field contractor', 'a railroad contractor', 'a vineyard', 'a solar farm builder'],
  'mobile clinic': ['a hospital system', 'a county health department', 'a blood bank'],
  'mobile classroom': ['a state agency', 'a community college', 'a workforce program'],
  bookmobile: ['a public library', 'a county library system'],
  entertainer: ['a touring company', 'a band leasing fleet'],
}; // prettier-ignore

/** "Allstar shuttle bus", but never "Passenger Van passenger van". */
function modelAs(f: Facts, noun: string): string {
  const kind = noun.slice(noun.lastIndexOf(' ') + 1);
  return f.model.toLowerCase().includes(kind) ? f.model : `${f.model} ${noun}`;
}

function plural(phrase: string): string {
  return /(s|ch)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
}

export const openings: readonly ((origin: string, noun: string) => Sentence)[] = [
  (origin, noun) => (f) => `This ${f.capacity} ${noun} comes to us from ${origin}.`,
  (origin, noun) => (f) => `${capitalized(withArticle(f.name))} that spent its working life with ${origin}; ${withArticle(`${f.feet} ${noun}`)} with the usual signs of honest use.`, // prettier-ignore
  (origin) => (f) => `We bought this ${f.name} from ${origin} and have driven it ourselves.`,
  (origin, noun) => (f) => `${f.capacity === '' ? f.name : capitalized(withArticle(f.capacity))} ${modelAs(f, noun)}, ${f.feet} long, consigned by ${origin}.`, // prettier-ignore
  (_, noun) => (f) => `${f.name}, ${f.feet}, ${f.bus.colorExterior?.toLowerCase()} outside: a plain, useful ${noun}.`, // prettier-ignore
  (origin, noun) => () => `Retired by ${origin} on schedule, not because anything broke; this ${noun} still earns its keep.`, // prettier-ignore
  (origin) => (f) => `Traded in by ${origin}, this ${f.model} has been gone through by our shop.`,
  (origin, noun) => (f) =>
    `One of the tidier ${plural(modelAs(f, noun))} we have had this year, out of ${origin}.`,
  (origin) => (f) => `${capitalized(origin)} kept this ${f.bus.year} ${f.model} on a fixed service plan and let it go at replacement time.`, // prettier-ignore
  (_, noun) => (f) => `Looking for ${withArticle(`${f.capacity} ${noun}`)}? This ${f.name} measures ${f.feet} and is ready to view.`, // prettier-ignore
];

/** For homes on wheels, which no fleet ever ran: the openings without a duty cycle. */
export const homeOpenings = [0, 2, 3, 4, 9].map((at) => openings[at]!);

export const newOpenings: readonly ((noun: string) => Sentence)[] = [
  (noun) => (f) => `New ${f.name}, ${f.capacity} ${noun}, never titled.`,
  (noun) => (f) =>
    `Unused ${modelAs(f, noun)} from dealer stock, ${f.feet} long and ready for your lettering.`,
  () => (f) =>
    `A new ${f.bus.year} ${f.model} you can have this month instead of ordering one and waiting.`,
  (noun) => (f) => `Factory-fresh ${f.capacity} ${noun} with only delivery miles on it.`,
];
