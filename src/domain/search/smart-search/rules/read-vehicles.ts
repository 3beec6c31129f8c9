import { narrowFamilies, type EngineMention } from '#domain/inventory/vocabulary/engines.ts';
import type { BusMake } from '#domain/inventory/vocabulary/makes.ts';
import type { BusModel } from '#domain/inventory/vocabulary/models.ts';
import { nameChip, type ChipMeaning } from '../chip.ts';
import type { Reading } from '../reading.ts';
import type { SmartFilters, Understood, UnderstoodKind } from '../smart-query.ts';
import { findMakes, findModels, laterNames, type VehicleMention } from './find-vehicles.ts';

const namesOf = ({ name }: BusMake): string[] => [name, ...(laterNames[name] ?? [])];

/** Makes first, then models in the light of the makes; then roles: body, chassis, converter. */
export function readVehicles(reading: Reading): void {
  const makes = findMakes(reading);
  const models = findModels(reading, makes);
  nameVehicles(reading, makes, models);
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
  reading.understand(mention.from, throughEngineNoun(reading, mention.to), {
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
  // More than one of a maker's share a number or letters: "MCI 4500", "Van Hool TX".
  const names = mention.name.models
    .filter((one) => one.make === model!.make)
    .map(({ name }) => name);
  const spoken =
    names.length > 1
      ? reading.wordsOf([reading.spanOf(mention.from, mention.to)]).toUpperCase()
      : names[0]!;
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

/** "dt466", "7.3", "cummins … 6.7": a second word about the same engine makes the first precise. */
export function understandEngine(
  reading: Reading,
  from: number,
  named: number,
  mention: EngineMention,
): void {
  const to = throughEngineNoun(reading, named);
  const fuel = reading.filters.fuel?.[0] ?? null;
  const families = narrowFamilies(mention.families, { fuel }).map((family) => family.name);
  const earlier = reading.understood.find(({ kind }) => kind === 'engine');
  if (earlier) return addToEngine(reading, earlier, { from, to, label: mention.label, families });
  reading.understand(from, to, {
    kind: 'engine',
    chip: nameChip(mention.label),
    filter: { engine: mention.label, engineFamily: families },
  });
}

/** "Cummins engine", "Ford motor": the last of the name's words, or the noun behind it. */
const throughEngineNoun = (reading: Reading, to: number): number =>
  reading.isFree(to + 1) && reading.isWord(to + 1, reading.lexicon.engineNouns) ? to + 1 : to;

function addToEngine(
  reading: Reading,
  earlier: Understood,
  more: { from: number; to: number; label: string; families: string[] },
): void {
  const before = earlier.filter.engineFamily ?? [];
  const shared = before.filter((family) => more.families.includes(family));
  const same = shared.length > 0;
  const said = earlier.filter.engine!;
  const label = same ? sharedLabel() : `${said}, ${more.label}`;
  function sharedLabel(): string {
    if (shared.length === 1) return shared[0]!;
    return shared.length === before.length ? said : more.label;
  }
  reading.claim(more.from, more.to);
  earlier.spans.push(reading.spanOf(more.from, more.to));
  earlier.words = reading.wordsOf(earlier.spans);
  earlier.chip = nameChip(label);
  earlier.filter = { engine: label, engineFamily: same ? shared : [...before, ...more.families] };
  Object.assign(reading.filters, earlier.filter);
}

/** Whose valves buyers count. */
const withValves = 'Cummins 5.9';

/** "5.9 cummins 12 valve": the valves belong to the engine's name; alone they name the 5.9. */
export function readValves(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = reading.meaningAt(at);
    if (match?.value.is !== 'valves') continue;
    const { value } = match.value;
    const engine = reading.understood.find(({ kind }) => kind === 'engine');
    if (engine) {
      const families = engine.filter.engineFamily ?? [];
      // "12 valve Cummins": of all of them, the 5.9.
      if (families.length > 1 && families.includes(withValves)) {
        engine.filter = { engine: withValves, engineFamily: [withValves] };
        reading.filters.engineFamily = [withValves];
      }
      reading.claim(match.from, match.to);
      engine.spans.push(reading.spanOf(match.from, match.to));
      engine.words = reading.wordsOf(engine.spans);
      const label = `${engine.filter.engine} ${value}`;
      engine.chip = nameChip(label);
      engine.filter.engine = label;
      reading.filters.engine = label;
    } else {
      const label = `${withValves} ${value}`;
      const filter = { engine: label, engineFamily: [withValves] };
      reading.understand(match.from, match.to, { kind: 'engine', chip: nameChip(label), filter });
    }
    at = match.to;
  }
}
