import type { BusMake } from '#domain/inventory/vocabulary/makes.ts';
import type { BusModel } from '#domain/inventory/vocabulary/models.ts';
import { nameChip, type ChipMeaning } from '../chip.ts';
import type { Reading } from '../reading.ts';
import type { SmartFilters, UnderstoodKind } from '../smart-query.ts';
import { nearestModel } from '../typo-targets.ts';
import { vehicleNames, type SpokenVehicleName } from '../vehicle-names.ts';
import { PhraseTable, type PhraseMatch } from '../tokens.ts';

/** A make or model found in the query, before it is known which role it plays. */
interface VehicleMention {
  from: number;
  to: number;
  name: SpokenVehicleName;
  corrected?: true;
}

const phrases = new PhraseTable<SpokenVehicleName>([]);
for (const [key, name] of vehicleNames) phrases.entries.set(key, name);

/** A maker's buses of today carry another name: in Québec a Micro Bird still is a Girardin. */
const laterNames: Record<string, string[]> = { Girardin: ['Micro Bird'], Dodge: ['Ram'] };
const namesOf = ({ name }: BusMake): string[] => [name, ...(laterNames[name] ?? [])];

/** The International name and its bus division are one house: "International CE200" is an IC bus. */
const sameHouse: Record<string, string[]> = {
  ...laterNames,
  International: ['IC Bus', 'AmTran'],
  'IC Bus': ['International', 'AmTran'],
  Chevrolet: ['GMC'],
  GMC: ['Chevrolet'],
};

/** Makes first, then models in the light of the makes; then roles: body, chassis, converter. */
export function readVehicles(reading: Reading): void {
  const makes = findMakes(reading);
  const models = findModels(reading, makes);
  nameVehicles(reading, makes, models);
}

function findMakes(reading: Reading): VehicleMention[] {
  const found: VehicleMention[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = phrases.match(reading.tokens, at, reading.isFree);
    const said = reading.meaningAt(at);
    // "Mid-Atlantic coach" is no Atlantic Coach, "gaz naturel" no bus of GAZ, and Dodge City no Dodge.
    const isPlace = !match && said?.value.is === 'states';
    const isOther = said?.value.is === 'fuel' || said?.value.is === 'city';
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
  if (first.kind !== 'word' || !reading.isFree(at)) return null;
  const known = (word: string) => typos.isKnown(word);
  if (
    second?.kind === 'word' &&
    reading.isFree(at + 1) &&
    !(known(first.text) && known(second.text))
  ) {
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

function findModels(reading: Reading, makes: VehicleMention[]): VehicleMention[] {
  const taken = makes.map(({ from, to }) => ({ from, to }));
  const isFree = (at: number) =>
    reading.isFree(at) && !taken.some(({ from, to }) => at >= from && at <= to);
  const found: VehicleMention[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = phrases.match(reading.tokens, at, isFree);
    const typo = match ? null : misspelledModel(reading, at, isFree, makes);
    if (typo) {
      found.push(typo);
      at = typo.to;
    }
    if (!match || isKindOfBus(reading, match)) continue;
    // "pas de Ford" is no Collins DE500.
    if (match.from === match.to && reading.isWordRather(reading.tokens[at]!)) continue;
    // "Ford executive shuttle" is no Tiffany Executive.
    const isTrim = reading.meaningAt(at)?.value.is === 'trim';
    const models = modelsThatFit(match.value, makes, isTrim);
    if (models.length === 0) continue;
    found.push({ from: match.from, to: match.to, name: { ...match.value, models } });
    at = match.to;
  }
  return found;
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

function modelsThatFit(
  name: SpokenVehicleName,
  makes: VehicleMention[],
  isTrim = false,
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
  if (onlyChassis && isTrim) return [];
  if (onlyChassis) return bodies.length === 1 || !name.needsMake ? bodies : [];
  return name.needsMake ? [] : name.models.filter((model) => model.role === 'chassis');
}

/** Decides who built the body, what it stands on and who converted it, and records each mention. */
export function nameVehicles(
  reading: Reading,
  makes: VehicleMention[],
  models: VehicleMention[],
): void {
  let excluded: VehicleMention | null = null;
  const wanted = makes.filter((mention) => {
    if (!excludeMake(reading, mention, excluded)) return true;
    excluded = mention;
    return false;
  });
  const records = wanted.map((mention) => mention.name.make!.record);
  const bodyModels = models.flatMap(({ name }) => name.models).filter(isBody);
  const bodyMakes = new Set(
    records.filter((make) => !make.roles.includes('chassis')).map((make) => make.name),
  );
  // "Ford transit or mercedes sprinter": each names its own.
  const modelMakes = models.map(({ name }) => soleMake(name.models.filter(isBody)));
  // A finished van under another maker's body is that body's chassis: Transit 350 HD, Blue Bird.
  const isVan = bodyModels.every((model) => model.role === 'complete');
  if (bodyMakes.size === 0 || !isVan) for (const make of modelMakes) if (make) bodyMakes.add(make);
  for (const mention of wanted) recordMake(reading, mention, bodyMakes, models);
  for (const mention of models) recordModel(reading, mention, records, bodyMakes);
}

/** "not freightliner", "no thomas or ford": `excluded` is the one before it. */
function excludeMake(
  reading: Reading,
  mention: VehicleMention,
  excluded: VehicleMention | null,
): boolean {
  const isJoined =
    excluded?.to === mention.from - 2 &&
    reading.isWord(mention.from - 1, reading.lexicon.joiningWords);
  const from = reading.negationBefore(mention.from) ?? (isJoined ? mention.from - 1 : null);
  if (from === null) return false;
  const { record } = mention.name.make!;
  const chip: ChipMeaning = { says: 'without', what: nameChip(record.name) };
  const filter = { without: { make: namesOf(record) } };
  return reading.understand(from, mention.to, { kind: 'without', chip, filter });
}

const isBody = ({ role }: BusModel): boolean => role !== 'chassis';

/** The one make all models share, or null: a Sprinter is sold under three names. */
function soleMake(models: BusModel[]): string | null {
  const makes = new Set(models.map((model) => model.make));
  return makes.size === 1 ? [...makes][0]! : null;
}

type Role = 'make' | 'chassis' | 'converter' | 'parent';

function roleOf(make: BusMake, bodyMakes: Set<string>): Role {
  // "Dodge ProMaster".
  if (laterNames[make.name]?.some((name) => bodyMakes.has(name))) return 'make';
  if (make.roles.includes('converter')) return 'converter';
  if (!make.roles.includes('chassis') || bodyMakes.has(make.name)) return 'make';
  if (make.name === 'International' && bodyMakes.has('IC Bus')) return 'parent';
  const alone = [...bodyMakes].every((body) => body === make.name);
  // "International" or "Volvo" alone is the bus; "Ford" alone is what a body stands on.
  const buildsBuses = make.name === 'International' || make.name === 'Volvo';
  const sellsVans = make.roles[0] === 'complete';
  return alone && (buildsBuses || sellsVans) ? 'make' : 'chassis';
}

function recordMake(
  reading: Reading,
  mention: VehicleMention,
  bodyMakes: Set<string>,
  models: VehicleMention[],
): void {
  const { record } = mention.name.make!;
  const role = roleOf(record, bodyMakes);
  if (role === 'parent') return reading.claim(mention.from, mention.to);
  const chassisNamed = models.some(({ name }) =>
    name.models.some((model) => model.role === 'chassis' && model.make === record.name),
  );
  const filters: Record<Exclude<Role, 'parent'>, [UnderstoodKind, ChipMeaning, SmartFilters]> = {
    make: ['make', nameChip(record.name), { make: namesOf(record) }],
    chassis: ['chassis', { says: 'chassis', name: record.name }, { chassisMake: [record.name] }],
    converter: [
      'converter',
      nameChip(record.name),
      { converter: [record.name], categoryHint: ['conversion'] },
    ],
  };
  const [itemKind, chip, filter] = filters[role];
  const corrected = isMisspelled(reading, mention) ? { corrected: nameChip(record.name) } : {};
  reading.understand(mention.from, mention.to, {
    kind: itemKind,
    chip: role === 'chassis' && chassisNamed ? nameChip(record.name) : chip,
    filter,
    ...corrected,
  });
}

/** "vanhool" has the right letters and still deserves the proper spelling. */
function isMisspelled(reading: Reading, { from, to, name, corrected }: VehicleMention): boolean {
  const { record, kind } = name.make!;
  const joined = from === to && record.misspellings.includes(reading.tokens[from]!.text);
  return kind === 'typo' || corrected === true || joined;
}

function recordModel(
  reading: Reading,
  mention: VehicleMention,
  makes: BusMake[],
  bodyMakes: Set<string>,
): void {
  const [model] = mention.name.models;
  const make = soleMake(mention.name.models);
  const named = make !== null && makes.some((one) => one.name === make);
  const buildsBody =
    model!.role !== 'chassis' && !(model!.role === 'complete' && otherBody(bodyMakes, make));
  const isWholeBus = make === 'International' && bodyMakes.size === 0;
  const isChassis = make !== null && !buildsBody && !isWholeBus;
  const complete = named || make === null || model!.name.startsWith(make);
  // More than one of a maker's share a number: "MCI 4500".
  const names = mention.name.models
    .filter((one) => one.make === model!.make)
    .map(({ name }) => name);
  const spoken =
    names.length > 1 ? reading.wordsOf([reading.spanOf(mention.from, mention.to)]) : names[0]!;
  const shown = complete ? spoken : `${make} ${spoken}`;
  const corrected = mention.corrected ? { corrected: nameChip(shown) } : {};
  if (isChassis) {
    reading.understand(mention.from, mention.to, {
      kind: 'chassis',
      chip: { says: 'chassis', name: shown },
      filter: { chassisMake: [make], chassisModel: names },
      ...corrected,
    });
    return;
  }
  reading.understand(mention.from, mention.to, {
    kind: 'model',
    chip: nameChip(shown),
    filter: {
      ...(make ? { make: [make] } : {}),
      model: names,
      ...(model!.role === 'chassis' ? {} : { categoryHint: model!.categories }),
    },
    ...corrected,
  });
}

function otherBody(bodyMakes: Set<string>, make: string | null): boolean {
  return [...bodyMakes].some((body) => body !== make);
}
