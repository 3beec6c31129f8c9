import { kilometersInMile } from '#messages/figures.ts';
import { readAmount, sayableAgain } from '../amounts.ts';
import { nameChip, statesChip } from '../chip.ts';
import type { Unit } from '../language-pack.ts';
import { partsOfStates } from '../places.ts';
import { longestPhrase, type Reading } from '../reading.ts';
import type { PhraseMatch } from '../tokens.ts';
import {
  capitalized,
  cityAbroad,
  endOfMisspelled,
  knownTownAt,
  namedTownAt,
  namesakeAt,
  stateAt,
  townAt,
  withState,
  type City,
  type SpokenTown,
} from './town-names.ts';

export interface TownLead {
  /** First token of what leads to the town: "within 100 miles of", "near". */
  from: number;
  miles: number | null;
  /** "not near", "far from": where a bus should not be. */
  isAway?: true;
}

/** "within 100 miles of Newark NJ", "near Hoboken, NJ", "around dallas": near a town, not in it. */
export function readNearTown(reading: Reading): void {
  if (reading.filters.zip) return;
  for (let at = 1; at < reading.tokens.length; at += 1) {
    const lead = leadBefore(reading, at);
    if (!lead || isNearMe(reading, at)) continue;
    const namesake = namesakeAt(reading, at);
    // "near new jersey": a state is a filter, however long it is to drive through.
    const named = namesake ? null : namedTownAt(reading, at, { isLed: true });
    const state = namesake || named ? null : stateAt(reading, at);
    if (state && !lead.isAway && correctTown(reading, at, state.to + 1)) return;
    const whole = lead.miles === null ? state : null;
    const nameEnd =
      named?.state === null ? (endOfMisspelled(reading, at, named.codes) ?? named.to) : null;
    const isAway = lead.isAway || (whole && awayBefore(reading, reading.wordBefore(at)) !== null);
    if (isAway && nameEnd !== null) {
      reading.ignore(lead.from, nameEnd, 'not-wanted');
      continue;
    }
    if (isAway) {
      // A state stays for the words that are negated.
      let [from, town] = [lead.from, whole ? null : (namesake ?? townAt(reading, at))];
      while (town) {
        excludeTown(reading, from, town);
        from = town.to + 1;
        town = reading.isWord(from, reading.lexicon.joiningWords)
          ? townAt(reading, from + 1)
          : null;
      }
      continue;
    }
    if (whole) {
      const filter = { state: [whole.code] };
      const chip = statesChip([whole.code]);
      reading.understand(lead.from, whole.to, { kind: 'place', chip, filter });
      return;
    }
    if (nameEnd !== null) {
      understandNearName(reading, lead, at, nameEnd);
      return;
    }
    // Distances are known within the United States only.
    const abroad = named ? null : cityAbroad(reading, at);
    if (abroad) {
      const { name, country, to } = abroad;
      const filter = { city: name, country, nearCity: true as const };
      reading.understand(lead.from, to, { kind: 'place', chip: nameChip(name), filter });
      return;
    }
    const town = namesake ?? townAt(reading, at);
    const to = town ? null : endOfMisspelled(reading, at, 0);
    if (town) understandTown(reading, town, lead);
    else if (to === null) continue;
    else understandNearName(reading, lead, at, to);
    return;
  }
}

/** Only the town itself is left out: nobody says how far is far. */
export function excludeTown(reading: Reading, from: number, { city, state, to }: SpokenTown): void {
  // What a county's borders are we do not know, and to leave out its seat alone would leave the county in.
  if (isAroundAt(reading, from, to)) return reading.ignore(from, to, 'not-wanted');
  const what = nameChip(`${city}, ${state}`);
  reading.understand(from, to, {
    kind: 'without',
    chip: { says: 'without', what },
    filter: { without: { town: [{ city, state }] } },
  });
}

const isAroundAt = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(from, to + 1).some((_, at) => {
    const said = reading.meaningAt(from + at)?.value;
    return said?.is === 'city' && said.isAround === true;
  });

function understandTown(
  reading: Reading,
  { city, state, guessed, to }: SpokenTown,
  lead: Pick<TownLead, 'from' | 'miles'>,
): void {
  const place = `${city}, ${state}`;
  const behind = lead.miles === null ? radiusBehind(reading, to) : null;
  const { miles } = behind ?? lead;
  reading.understand(lead.from, behind?.to ?? to, {
    kind: 'place',
    chip: miles === null ? { says: 'near', place } : { says: 'within', miles, place },
    filter: {
      city,
      state: [state],
      nearCity: true,
      ...(guessed ? { stateGuessed: true } : {}),
      ...(miles === null ? {} : { radiusMiles: miles }),
    },
  });
}

/** Near a name whose town is looked up when the buses are: the place says it in the end. */
export function understandNearName(
  reading: Reading,
  lead: Pick<TownLead, 'from' | 'miles'>,
  from: number,
  to: number,
): void {
  const { start, end } = reading.spanOf(from, to);
  const name = reading.query.slice(start, end);
  const place = capitalized(name);
  const last = reading.isWord(to + 1, reading.lexicon.areaWords) ? to + 1 : to;
  const behind = lead.miles === null ? radiusBehind(reading, last) : null;
  const { miles } = behind ?? lead;
  reading.understand(lead.from, behind?.to ?? last, {
    kind: 'place',
    chip: miles === null ? { says: 'near', place } : { says: 'within', miles, place },
    filter: { nearName: name, ...(miles === null ? {} : { radiusMiles: miles }) },
  });
}

/** "coach in dallas", "newark de": in a city. Near one, too, where its name had to be corrected. */
export function understandCity(reading: Reading, match: PhraseMatch<City>): void {
  const { from, value: city } = match;
  const lead = leadBefore(reading, from);
  if (city.country === 'US' && city.state) {
    const town = withState(reading, city, match.to);
    if (lead?.isAway) return excludeTown(reading, lead.from, town);
    const isArea = reading.isWord(town.to + 1, reading.lexicon.areaWords);
    const isAround = isArea || city.isAround || radiusBehind(reading, town.to) !== null;
    const near = lead ?? (isAround ? { from, miles: null } : null);
    // "South Philly".
    const whole = reading.isWord(from - 1, partsOfStates) ? from - 1 : from;
    if (!near) return understandTownItself(reading, whole, town);
    return understandTown(reading, isArea ? { ...town, to: town.to + 1 } : town, near);
  }
  reading.understand(lead?.from ?? from, match.to, {
    kind: 'place',
    chip: nameChip(city.name),
    filter: { city: city.name, country: city.country, ...(lead ? { nearCity: true } : {}) },
  });
}

export function understandTownItself(
  reading: Reading,
  from: number,
  { city, state, guessed, to }: SpokenTown,
): void {
  reading.understand(from, to, {
    kind: 'place',
    chip: nameChip(`${city}, ${state}`),
    filter: { city, state: [state], ...(guessed ? { stateGuessed: true } : {}) },
  });
}

/** "Indiana, PA": true where a state's name was a town's. */
export function readNamesake(reading: Reading, at: number): boolean {
  const town = namesakeAt(reading, at);
  if (town) understandTownItself(reading, at, town);
  return town !== null;
}

const isNearMe = (reading: Reading, at: number): boolean =>
  [at - 1, at - 2].some((from) => {
    const phrase = reading.meaningAt(from);
    return phrase?.value.is === 'near-me' && phrase.to >= at;
  });

export function leadBefore(reading: Reading, at: number): TownLead | null {
  const last = reading.wordBefore(at);
  if (!reading.isWord(last, reading.lexicon.leadWords)) return bareRadiusBefore(reading, at);
  const radius = reading.isWord(last, reading.lexicon.ofWords) ? radiusBefore(reading, last) : null;
  if (radius) return radius;
  const near = reading.phraseBefore(reading.lexicon.nearPhrases, last + 1);
  const away = awayBefore(reading, last);
  const from = near ?? away;
  if (from === null) return null;
  // "dans un rayon de 100 km autour de": how far, and then near what.
  const far = radiusBefore(reading, from);
  if (far) return far;
  // "Outside of" a town is near it.
  return away !== null && away !== near
    ? { from: away, miles: null, isAway: true }
    : { from, miles: null };
}

/** Where it begins that the place after `last` is not wanted: "far from", "not near", "not in". */
export function awayBefore(reading: Reading, last: number): number | null {
  const far = reading.phraseBefore(reading.lexicon.farPhrases, last + 1);
  if (far !== null) return far;
  const near = reading.phraseBefore(reading.lexicon.nearPhrases, last + 1);
  const place = near ?? (reading.isWord(last, reading.lexicon.placeWords) ? last : null);
  return place === null ? null : reading.negationBefore(place);
}

/** Whoever says hours drives: so many miles in a straight line an hour. */
const milesPerHour = 50;
const milesPerUnit: Partial<Record<Unit, number>> = {
  miles: 1,
  kilometers: 1 / kilometersInMile,
  hours: milesPerHour,
};

/** No circle is wider than the country: "under 80,000 miles near Dallas" is on the odometer. */
const widestMiles = 3_000;

/** "within 100 miles of": the radius that ends before the word at `ofAt`. */
export function radiusBefore(reading: Reading, ofAt: number): TownLead | null {
  const { units, minuteWords } = reading.lexicon;
  // "2 hour drive"
  const minutesAt = reading.phraseBefore(minuteWords, ofAt);
  const unitAt = minutesAt ?? reading.phraseBefore(units, ofAt);
  if (unitAt === null) return null;
  const unit = units.match(reading.tokens, unitAt, reading.isFree);
  const factor = minutesAt === null ? unit && milesPerUnit[unit.value] : milesPerHour / 60;
  // "100-mile radius"
  const at = reading.isMark(unitAt - 1, '-') ? unitAt - 2 : unitAt - 1;
  const figure = factor ? figureBefore(reading, at) : null;
  if (!factor || !figure) return null;
  const miles = sayableAgain(figure.value * factor);
  if (miles > widestMiles) return null;
  return {
    miles,
    from: reading.phraseBefore(reading.lexicon.withinWords, figure.from) ?? figure.from,
  };
}

/** The "100", "fifty" or "an" that ends here. */
function figureBefore(reading: Reading, at: number): { value: number; from: number } | null {
  if (reading.isOwnNumber(at)) return { value: reading.tokens[at]!.value, from: at };
  for (let from = Math.max(0, at - longestPhrase); from <= at; from += 1) {
    const said = readAmount(reading, from);
    if (said?.to === at) return { value: said.value, from };
  }
  return reading.isWord(at, reading.lexicon.oneWords) ? { value: 1, from: at } : null;
}

/** Farther away nobody says so: "within 50,000 miles" is on the odometer. */
export const widestAround = 500;

/** "300 mile radius dallas", "dallas 300 miles": so few miles beside a town are on no odometer. */
function bareRadiusBefore(reading: Reading, at: number): TownLead | null {
  const circle = radiusBefore(reading, at);
  const isNear = circle?.miles && circle.miles <= widestAround;
  if (!isNear || isBounded(reading, circle.from)) return null;
  const { typos } = reading.lexicon;
  const isName = isNameWord(reading, at) && !typos.isKnown(reading.tokens[at]!.text);
  const isPlace =
    knownTownAt(reading, at) ??
    reading.places?.find(reading.tokens[at]?.raw ?? '') ??
    (isName && namedTownAt(reading, at));
  return isPlace ? circle : null;
}

/** "Under 50 miles" is on the odometer. */
export function isBounded({ lexicon, tokens, isFree }: Reading, from: number): boolean {
  const bound = [from - 1, from].map((at) => lexicon.before.match(tokens, at, isFree));
  return bound.some((one) => one?.value.exclusive && one.to >= from - 1);
}

/** "Near chicago within 300 miles", "chicago 300 miles": the radius that is said behind its town. */
export function radiusBehind(
  reading: Reading,
  town: number,
): { miles: number | null; to: number } | null {
  const from = reading.isMark(town + 1, ',') ? town + 2 : town + 1;
  const widest = reading.isOwnNumber(from) ? widestAround : widestMiles;
  for (let to = from + 1; to <= from + 2 + longestPhrase; to += 1) {
    const circle = radiusBefore(reading, to + 1);
    if (circle?.from === from && circle.miles! <= widest) return { miles: circle.miles, to };
  }
  return null;
}

/** "Chicago within 300 miles": true where that was read: a radius right behind a town. */
export function understandTownBefore(reading: Reading, radiusAt: number): boolean {
  const last = reading.isMark(radiusAt - 1, ',') ? radiusAt - 2 : radiusAt - 1;
  for (let from = last - longestPhrase + 1; from <= last; from += 1) {
    const lead = { from, miles: null };
    const town = knownTownAt(reading, from) ?? namedTownAt(reading, from);
    if (town?.to !== last) continue;
    if (town.state === null) understandNearName(reading, lead, from, last);
    else understandTown(reading, { guessed: false, ...town, state: town.state }, lead);
    return true;
  }
  return false;
}

/** A free word that says nothing else. */
export function isNameWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || token.text.length < 3 || !reading.isFree(at)) return false;
  return reading.meaningAt(at) === null;
}

/** True where these words misspell a city of the vocabulary. */
export function correctTown(reading: Reading, from: number, to: number): boolean {
  const { typos, meanings } = reading.lexicon;
  const says = reading.meaningAt(from);
  // "Virginia beech", "colorado sprngs".
  const unknownFrom = says?.value.is === 'states' ? says.to + 1 : from;
  if (unknownFrom > to) return false;
  for (let at = unknownFrom; at <= to; at += 1) {
    if (!isNameWord(reading, at) || typos.isKnown(reading.tokens[at]!.text)) return false;
  }
  const words = reading.tokens.slice(from, to + 1).map(({ text }) => text);
  const typed = words.join('');
  const key = typos.nearest(typed);
  const value = key === null ? undefined : meanings.entries.get(key);
  if (key === null || value?.is !== 'city' || namedTownAt(reading, from)) return false;
  const known = reading.understood.length;
  understandCity(reading, { key, from, to, value });
  const item = reading.understood[known];
  if (item) item.corrected = nameChip(value.name);
  return true;
}
