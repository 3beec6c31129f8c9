import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Reading } from './reading.ts';
import { mergeFilters } from './reading.ts';
import type { Contradiction, SmartFilters, Understood, UnderstoodKind } from './smart-query.ts';
import { nameChip } from './chip.ts';
import { phraseKey } from './tokens.ts';

/**
 * "under 20k over 50k", "no cdl 60 passenger": no bus is both. The condition that weighs more stays, of
 * two alike the one said first; the other is set aside and named.
 */
export function settleContradictions(reading: Reading): void {
  const { understood, contradictions, ignored } = reading;
  let settled = 0;
  for (const left of reading.unmerged) {
    const place = placeIn(left.filter) && understood.find(({ filter }) => placeIn(filter));
    const kept = understood.find((one) => whyApart(one.filter, left.filter) !== null);
    if (place && placeIn(place.filter) !== placeIn(left.filter)) {
      if (isTown(place) && isTown(left)) {
        const { city, state } = left.filter;
        understood.push({ ...left, filter: { orTown: [{ city: city!, state: state![0]! }] } });
        settled += 1;
      } else contradictions.push({ kept: place, left, why: 'places' });
    } else if (!kept) {
      const said = understood.find(({ kind }) => kind === left.kind);
      const repeats = said ? { repeats: { kept: said, left } } : {};
      ignored.push({ words: left.words, reason: 'said-already', ...repeats });
    } else if (areAlternatives(reading, kept, left)) {
      understood.splice(understood.indexOf(kept), 1);
      settled += 1;
    } else contradictions.push({ kept, left, why: 'apart' });
  }
  const sameTown = understood.filter((one) => isTownOfZip(reading, one));
  for (const town of sameTown.filter((one) => isTown(one) || one.filter.nearName)) {
    understood.splice(understood.indexOf(town), 1);
    ignored.push({ words: town.words, reason: 'said-already' });
    settled += 1;
  }
  for (let at = 0; at < understood.length; at += 1) {
    for (let other = at + 1; other < understood.length; other += 1) {
      const found = contradictionOf(understood[at]!, understood[other]!);
      const isOnePlace = found?.why === 'places' && sameTown.some((town) => isIn(town, found));
      if (!found || isOnePlace) continue;
      contradictions.push(found);
      settled += 1;
      understood.splice(understood.indexOf(found.left), 1);
      // Whatever came before it is compared anew.
      at = -1;
      break;
    }
  }
  if (settled > 0) mergeAnew(reading);
}

function mergeAnew({ filters, understood }: Reading): void {
  for (const key of Object.keys(filters)) Reflect.deleteProperty(filters, key);
  for (const { filter } of understood) mergeFilters(filters, filter);
}

/** Takes back what was corrected; its words are what is left to look for. */
export function withoutCorrections(reading: Reading): string[] {
  const corrected = reading.understood.filter((one) => one.corrected);
  for (const one of corrected) reading.understood.splice(reading.understood.indexOf(one), 1);
  if (corrected.length > 0) mergeAnew(reading);
  return corrected.map(({ words }) => words);
}

/** What distances are measured from, a town that is only named left aside. */
const measuredFrom = ({ nearName, zip, postalCode }: SmartFilters): string | undefined =>
  nearName ?? zip ?? postalCode;

/** What they would be measured from. */
const placeIn = (filters: SmartFilters): string | undefined =>
  measuredFrom(filters) ?? (filters.city && `${filters.city}, ${filters.state?.[0] ?? ''}`);

/** "Newark NJ 07102" is one place, and its ZIP code says it closest. */
function isTownOfZip(
  { filters, places }: Reading,
  { filter: { city, state, nearName } }: Understood,
) {
  const found = filters.zip ? places?.find(filters.zip) : null;
  if (found && nearName) return found.city.toLowerCase() === nearName.toLowerCase();
  if (!found || !city || !state?.includes(found.state)) return false;
  return places?.findCity(city, found.state)?.city === found.city;
}

/** In the town, and not near it. */
export const isTown = ({ filter: { city, state, nearCity } }: Understood): boolean =>
  Boolean(city && state && !nearCity);

/** "new or used": whoever takes either asks for neither. */
function areAlternatives(reading: Reading, kept: Understood, left: Understood): boolean {
  if (!single.some((key) => left.filter[key] !== undefined)) return false;
  const from = kept.spans.at(-1)!.end;
  const between = reading.query.slice(from, left.spans[0]!.start).trim().toLowerCase();
  return between === '/' || reading.lexicon.joiningWords.has(between);
}

function contradictionOf(first: Understood, second: Understood): Contradiction | null {
  const why =
    whyApart(first.filter, second.filter) ??
    (needsLicense(first, second) || needsLicense(second, first) ? 'license' : null) ??
    (isDriven(first, second) || isDriven(second, first) ? 'driven' : null) ??
    (areTwoPlaces(first, second) || areTwoPlaces(second, first) ? 'places' : null);
  if (!why) return null;
  const [left, kept] = weighsLess(first, second) ? [first, second] : [second, first];
  return { kept, left, why };
}

const isIn = (one: Understood, { kept, left }: Contradiction) => one === kept || one === left;

/** A driver's license and miles give way to what else is asked of a bus. */
const givesWay: readonly UnderstoodKind[] = ['cdl', 'mileage'];
const weighsLess = (first: Understood, second: Understood): boolean =>
  first.kind !== second.kind && givesWay.includes(first.kind);

/** 49 CFR 383.5: sixteen people or more, the driver among them. */
const mostWithoutLicense = 15;
const needsLicense = (one: Understood, other: Understood): boolean =>
  one.filter.cdl === 'no' && (other.filter.passengersMin ?? 0) > mostWithoutLicense;

/** New buses are driven to the lot, and not much farther. */
const farForNew = 10_000;
const isDriven = (one: Understood, { filter, bare }: Understood): boolean =>
  one.filter.condition === 'new' &&
  ((filter.mileageMinMiles ?? filter.mileageMiles ?? 0) >= farForNew ||
    (bare === true && (filter.mileageMaxMiles ?? 0) >= farForNew));

/** "Near hoboken or newark", "near 07030 or hoboken". */
const areTwoPlaces = ({ filter }: Understood, { filter: other }: Understood): boolean =>
  measuredFrom(filter) !== undefined && (other.city ?? measuredFrom(other)) !== undefined;

const figures: readonly ((filters: SmartFilters) => [number | undefined, number | undefined])[] = [
  (f) => [f.yearExact ?? f.yearMin, f.yearExact ?? f.yearMax],
  (f) => [f.passengersMin, f.passengersMax],
  (f) => [f.priceMinCents, f.priceMaxCents],
  (f) => [f.mileageMinMiles ?? f.mileageMiles, f.mileageMaxMiles ?? f.mileageMiles],
  (f) => [f.lengthMinFt, f.lengthMaxFt],
  (f) => [f.gvwrMinLb, f.gvwrMaxLb],
];
const single = ['condition', 'cdl', 'transmission'] as const;
const listed = ['features', 'category', 'make', 'fuel', 'engineFamily', 'state'] as const;

/** Whether no bus can answer to both. */
function whyApart(one: SmartFilters, other: SmartFilters): 'apart' | null {
  const figureApart = figures.some(
    (ends) => isBelow(ends(one), ends(other)) || isBelow(ends(other), ends(one)),
  );
  const wordApart = single.some((key) => one[key] && other[key] && one[key] !== other[key]);
  const excluded = excludes(one, other) || excludes(other, one);
  return figureApart || wordApart || excluded ? 'apart' : null;
}

type Ends = [number | undefined, number | undefined];
const isBelow = ([, high]: Ends, [low]: Ends): boolean =>
  high !== undefined && low !== undefined && high < low;

/** "with lift, no lift": all that the one asks for is what the other does without. */
function excludes({ without }: SmartFilters, asked: SmartFilters): boolean {
  if (!without) return false;
  const unwanted = (values: readonly string[] | undefined, not: readonly string[] | undefined) =>
    values !== undefined && not !== undefined && values.every((value) => not.includes(value));
  return (
    listed.some((key) => unwanted(asked[key], without[key])) ||
    unwanted(asked.transmission && [asked.transmission], without.transmission)
  );
}

/** What a Ford Transit may have, and no transit bus. */
const onlyOfVans = ['raised_roof', 'four_wheel_drive'];

/** "15 passenger transit", "high roof transit": said so, the van is meant and not a kind of bus. */
export function settleTransitVan({ understood, filters, query }: Reading): void {
  const item = understood.find(({ kind, spans: [span] }) => {
    return kind === 'category' && /^transits?$/i.test(query.slice(span!.start, span!.end));
  });
  const { passengersMax = Infinity, features = [], make = [], category = [] } = filters;
  const isVan =
    passengersMax <= mostWithoutLicense || features.some((key) => onlyOfVans.includes(key));
  const others = category.filter((slug) => slug !== 'transit');
  const isOther = others.some((slug) => slug !== 'van') || make.some((name) => name !== 'Ford');
  if (!item || !isVan || isOther) return;
  const filter: SmartFilters = { make: ['Ford'], model: ['Transit'], categoryHint: ['van'] };
  Object.assign(item, { kind: 'model', chip: nameChip('Ford Transit'), filter });
  if (others.length > 0) filters.category = others;
  else delete filters.category;
  mergeFilters(filters, filter);
}

/**
 * Spoken categories win over hints; a hint that only repeats them goes away. "Coach" and "tour bus"
 * are said of any big bus, so a Neoplan Skyliner called a coach stays a double decker.
 */
export function settleCategories(reading: Reading): void {
  const { filters } = reading;
  if (filters.wanted) delete filters.categoryHint;
  if (filters.converter) filters.categoryHint = ['conversion'];
  if (coachIsLooselySaid(reading)) dropCoach(reading);
  widenSleepers(reading);
  const spoken = filters.category ?? [];
  const hints = filters.categoryHint ?? [];
  if (spoken.length === 0 || hints.length === 0) return;
  const agrees = spoken.every((slug) => hints.includes(slug));
  const more = agrees ? hints.filter((slug) => !spoken.includes(slug)) : [];
  setHint(reading, more);
}

function coachIsLooselySaid({ filters }: Reading): boolean {
  const spoken = filters.category ?? [];
  const hints = filters.categoryHint ?? [];
  if (!spoken.includes('coach')) return false;
  if (spoken.includes('double-decker')) return true;
  const named = filters.model ?? filters.converter;
  return spoken.length === 1 && Boolean(named) && hints.length > 0 && !hints.includes('coach');
}

function dropCoach(reading: Reading): void {
  const { filters, understood } = reading;
  const rest = filters.category?.filter((slug) => slug !== 'coach') ?? [];
  if (rest.length > 0) filters.category = rest;
  else delete filters.category;
  const at = understood.findIndex(({ filter }) => filter.category?.join() === 'coach');
  if (at >= 0) understood.splice(at, 1);
}

/** "Motorcoach with sleeper": a coach, or what became of one; no school bus with a bunk. */
function widenSleepers({ filters, understood }: Reading): void {
  const item = understood.find(({ filter }) => filter.category?.join() === 'coach');
  if (!item || !filters.features?.includes('sleeper')) return;
  const slugs: CategorySlug[] = ['coach', 'conversion'];
  item.chip = { says: 'categories', slugs };
  item.filter = { ...item.filter, category: slugs };
  mergeFilters(filters, { category: slugs });
}

function setHint(reading: Reading, hints: CategorySlug[]): void {
  if (hints.length > 0) reading.filters.categoryHint = hints;
  else delete reading.filters.categoryHint;
}

/**
 * A van sold for twelve has twelve seats or eleven and the driver's; our counts leave the driver out, and
 * the law that lets 15 ride without a license counts the driver as one of them. Who says "exactly", or
 * names the driver, has counted already.
 */
export function settleDriversSeat({ filters, understood, lexicon, tokens }: Reading): void {
  const { category = filters.categoryHint, passengersMin: min, passengersExactly } = filters;
  const isByLaw = filters.cdl === 'no' && min === mostWithoutLicense;
  if (!(isByLaw || category?.join() === 'van') || min === undefined || passengersExactly) return;
  const item = understood.find(({ filter }) => filter.passengersMin === min);
  if (!item || tokens.some(({ text }) => lexicon.driverWords.has(text))) return;
  item.chip = { says: 'van-passengers', min, max: item.filter.passengersMax ?? null };
  item.filter = { ...item.filter, passengersOrDriver: true };
  filters.passengersOrDriver = true;
}

/** "Ford van": nobody put a body on it, so the chassis maker is the maker. */
export function settleVanMakers(reading: Reading): void {
  const { filters } = reading;
  const onlyVans = filters.category?.length === 1 && filters.category[0] === 'van';
  if (!onlyVans || filters.make || filters.model || filters.chassisModel) return;
  for (const item of reading.understood) {
    if (item.kind !== 'chassis' || !item.filter.chassisMake) continue;
    item.kind = 'make';
    item.chip = nameChip(item.filter.chassisMake.join(', '));
    item.filter = { make: item.filter.chassisMake };
    filters.make = item.filter.make;
    delete filters.chassisMake;
  }
}

/** Of these a bus can have several, and who says "or" asks for one of them: an International is a chassis, too. */
const eitherKinds: readonly (readonly UnderstoodKind[])[] = [
  ['feature'],
  ['purpose'],
  ['make', 'chassis'],
];

/** "New Jersey or Philadelphia": no bus is in a state and in a town of another one. */
function settlePlaces(inOrder: readonly Understood[]): void {
  const isState = ({ kind, filter: { state, city, orTown } }: Understood) =>
    kind === 'place' && state && !city && !orTown;
  const towns = inOrder.filter((one) => isTown(one) || one.filter.orTown);
  const states = inOrder.filter(isState).flatMap(({ filter }) => filter.state!);
  const isWithin = towns.some(({ filter: { state = [], orTown = [] } }) =>
    [...state, ...orTown.map((one) => one.state)].some((code) => states.includes(code)),
  );
  if (towns.length === 0 || states.length === 0 || isWithin) return;
  const places = inOrder.filter((one) => towns.includes(one) || isState(one));
  places.slice(1).forEach((place, at) => (place.insteadOf = places[at]!));
}

/** "Lift or ramp": what is said with "or" between is one condition. */
export function settleAlternatives({ understood, lexicon, query }: Reading): void {
  const inOrder = understood.toSorted((a, b) => a.spans[0]!.start - b.spans[0]!.start);
  settlePlaces(inOrder);
  inOrder.forEach((item, at) => {
    const before = inOrder[at - 1];
    if (!before) return;
    const isAlike = (kinds: readonly UnderstoodKind[]) =>
      kinds.includes(before.kind) && kinds.includes(item.kind);
    if (!eitherKinds.some(isAlike)) return;
    const between = query.slice(before.spans.at(-1)!.end, item.spans[0]!.start).trim();
    const words = between.toLowerCase().split(/\s+/);
    // A slash is no "or": "lift/ac" are both. "International chassis or freightliner chassis".
    const isEither = words.some((word) => lexicon.eitherWords.has(word));
    const saysNothing = (word: string) =>
      lexicon.linkWords.has(word) || lexicon.meanings.entries.get(phraseKey(word))?.is === 'noise';
    if (isEither && words.every(saysNothing)) item.insteadOf = before;
  });
}
