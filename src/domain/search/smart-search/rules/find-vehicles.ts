import type { BusModel } from '#domain/inventory/vocabulary/models.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import type { Reading } from '../reading.ts';
import { nearestModel } from '../typo-targets.ts';
import { vehicleNames, type SpokenVehicleName } from '../vehicle-names.ts';
import { PhraseTable, type PhraseMatch } from '../tokens.ts';

/** A make or model found in the query, before it is known which role it plays. */
export interface VehicleMention {
  from: number;
  to: number;
  name: SpokenVehicleName;
  corrected?: true;
}

const phrases = new PhraseTable<SpokenVehicleName>([]);
for (const [key, name] of vehicleNames) phrases.entries.set(key, name);

/** A maker's buses of today carry another name: in Québec a Micro Bird still is a Girardin. */
export const laterNames: Record<string, string[]> = { Girardin: ['Micro Bird'], Dodge: ['Ram'] };

/** The International name and its bus division are one house: "International CE200" is an IC bus. */
const sameHouse: Record<string, string[]> = {
  ...laterNames,
  International: ['IC Bus', 'AmTran'],
  'IC Bus': ['International', 'AmTran'],
  Chevrolet: ['GMC'],
  GMC: ['Chevrolet'],
};

/** Every make that the words name, from the left. */
export function findMakes(reading: Reading): VehicleMention[] {
  const found: VehicleMention[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = phrases.match(reading.tokens, at, reading.isFree);
    const said = reading.meaningAt(at);
    // "Mid-Atlantic coach" is no Atlantic Coach, and Dodge City no Dodge.
    const isPlace = !match && said?.value.is === 'states';
    const isOther = ['fuel', 'city', 'feature'].includes(said?.value.is ?? '');
    if (said && (isPlace || (isOther && match && said.to > match.to))) {
      at = said.to;
      continue;
    }
    const typo = match ? null : misspelledMake(reading, at);
    if (match?.value.make) {
      found.push({ from: match.from, to: match.to, name: match.value });
      at = match.to;
    } else if (match && !match.value.needsMake) {
      at = match.to;
    } else if (typo) {
      found.push(typo);
      at = typo.to;
    } else if (match) {
      at = match.to;
    }
  }
  return found;
}

/** Two words first ("bleu bird", "van hoool"), then one; a known word alone is never corrected. */
function misspelledMake(reading: Reading, at: number): VehicleMention | null {
  const { typos } = reading.lexicon;
  const first = reading.tokens[at]!;
  const second = reading.tokens[at + 1];
  // The s of "90s allison" belongs to its years.
  const isTail = first.text === 's' && first.glued && reading.tokens[at - 1]!.kind === 'number';
  if (first.kind !== 'word' || isTail || !reading.isFree(at)) return null;
  const known = (word: string) => typos.isKnown(word);
  if (at === reading.begunAt) return null;
  // "Motorcoach und" is on its way to "under", and misspells no Motor Coach Industries.
  const isKnown = second && (known(second.text) || at + 1 === reading.unfinishedAt);
  if (second?.kind === 'word' && reading.isFree(at + 1) && !(known(first.text) && isKnown)) {
    const pair = makeNear(reading, first.text + second.text);
    if (pair) return { from: at, to: at + 1, name: pair, corrected: true };
  }
  const single = known(first.text) ? null : makeNear(reading, first.text);
  return single ? { from: at, to: at, name: single, corrected: true } : null;
}

function makeNear(reading: Reading, key: string): SpokenVehicleName | null {
  if (reading.lexicon.meanings.entries.has(key)) return null;
  const target = reading.lexicon.typos.nearest(key);
  const name = target ? vehicleNames.get(target) : undefined;
  return name?.make ? name : null;
}

/** Every model, in the light of the makes that were named. */
export function findModels(reading: Reading, makes: VehicleMention[]): VehicleMention[] {
  const taken = makes.map(({ from, to }) => ({ from, to }));
  const isFree = (at: number) =>
    reading.isFree(at) && !taken.some(({ from, to }) => at >= from && at <= to);
  const found: VehicleMention[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = modelPhrase(reading, at, isFree, makes);
    const typo = match ? null : misspelledModel(reading, at, isFree, makes);
    if (typo) {
      found.push(typo);
      at = typo.to;
    }
    if (!match || isKindOfBus(reading, match) || isDecade(reading, match)) continue;
    // "Ford e450 sh" is on its way to a shuttle, and no Collins SH400.
    if (match.to === reading.unfinishedAt && /^[a-z]{1,2}$/.test(match.key)) continue;
    if (match.from === match.to && saysRather(reading, at, taken)) continue;
    // "Ford executive shuttle" is no Tiffany Executive.
    const isTrim = reading.meaningAt(at)?.value.is === 'trim';
    // "2000 ford" is no VIP 2000.
    const isYear = /^(?:19|20)\d\d$/.test(match.key);
    const models = modelsThatFit(match.value, makes, isTrim || isYear);
    if (models.length === 0) continue;
    found.push({ from: match.from, to: match.to, name: { ...match.value, models } });
    at = match.to;
  }
  return found;
}

/**
 * "Ford transit coach" names the Ford, and not the Gillig Transit Coach: a named maker's model wins over a
 * longer name.
 */
function modelPhrase(
  reading: Reading,
  at: number,
  isFree: (at: number) => boolean,
  makes: readonly VehicleMention[],
): PhraseMatch<SpokenVehicleName> | null {
  const longest = phrases.match(reading.tokens, at, isFree);
  const isNamed = ({ value }: PhraseMatch<SpokenVehicleName>) =>
    value.models.some(({ make }) => makes.some(({ name }) => name.make!.record.name === make));
  if (!longest || makes.length === 0) return longest;
  for (let end = longest.to; end >= at; end -= 1) {
    const match = phrases.match(reading.tokens, at, (place) => place <= end && isFree(place));
    if (match && isNamed(match)) return match;
  }
  return longest;
}

/** "Pas de Ford" is no Collins DE500; "van hool tx" is a TX45, and "van hool coach tx" and "van hool tx dallas" stand in Texas. */
function saysRather(reading: Reading, at: number, makes: readonly { to: number }[]): boolean {
  const token = reading.tokens[at]!;
  if (reading.isWordRather(token)) return true;
  const state = findState(token.text);
  const next = reading.meaningAt(at + 1)?.value;
  const isBeforeTown = next?.is === 'city' && next.state === state?.code;
  return state !== null && (isBeforeTown || !makes.some(({ to }) => to === at - 1));
}

/** "ford trasit", "blue bird all amercan": beside its make also a model of an everyday name. */
function misspelledModel(
  reading: Reading,
  at: number,
  isFree: (at: number) => boolean,
  makes: VehicleMention[],
): VehicleMention | null {
  const isUnknown = (place: number) =>
    isFree(place) &&
    reading.tokens[place]!.kind === 'word' &&
    place !== reading.begunAt &&
    !reading.lexicon.typos.isKnown(reading.tokens[place]!.text);
  for (const to of [at + 1, at]) {
    if (!isFree(at) || !isUnknown(to)) continue;
    const typed = reading.tokens.slice(at, to + 1).map(({ text }) => text);
    for (const make of makes) {
      const key = nearestModel(make.name.make!.record.name, typed.join(''));
      const name = key === null ? undefined : vehicleNames.get(key);
      const models = name ? modelsThatFit(name, makes) : [];
      if (models.length > 0) return { from: at, to, name: { ...name!, models }, corrected: true };
    }
  }
  return null;
}

/** "Sprinters" are vans in general; a Sprinter is one model. */
function isKindOfBus(reading: Reading, match: PhraseMatch<SpokenVehicleName>): boolean {
  const kind = reading.meaningAt(match.from);
  return kind?.to === match.to && kind.key.length > match.key.length;
}

/** The "2000s" of "early 2000s" are no VIP 2000. */
const isDecade = ({ tokens }: Reading, { from, to }: PhraseMatch<SpokenVehicleName>): boolean =>
  to === from + 1 && /^(?:19|20)\d0$/.test(tokens[from]!.text) && tokens[to]!.text === 's';

function modelsThatFit(
  name: SpokenVehicleName,
  makes: VehicleMention[],
  onlyOfItsMake = false,
): BusModel[] {
  const mentioned = makes.map((mention) => mention.name.make!.record);
  const ofMentioned = name.models.filter((model) =>
    mentioned.some((make) => make.name === model.make),
  );
  if (ofMentioned.length > 0) return ofMentioned;
  const ofHouse = name.models.filter((model) =>
    mentioned.some((make) => sameHouse[make.name]?.includes(model.make)),
  );
  if (ofHouse.length > 0) return ofHouse;
  const onlyChassis = mentioned.every((make) => make.roles.includes('chassis'));
  if (mentioned.length === 0) return name.needsMake ? [] : name.models;
  // "Freightliner C2": whoever names the chassis of a whole bus means that bus.
  const bodies = name.models.filter(
    ({ role }) => role === 'body' || (role === 'integral' && !name.needsMake),
  );
  if (onlyChassis && onlyOfItsMake) return [];
  if (onlyChassis) return bodies.length === 1 || !name.needsMake ? bodies : [];
  return name.needsMake ? [] : name.models.filter((model) => model.role === 'chassis');
}
