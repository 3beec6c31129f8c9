import { busMakes, type BusMake, type SpellingKind } from '#domain/inventory/vocabulary/makes.ts';
import { busModels, type BusModel } from '#domain/inventory/vocabulary/models.ts';
import { phraseKey } from './tokens.ts';

/** What one spelling can name: a make, or models of one or several makes. */
export interface SpokenVehicleName {
  make: { record: BusMake; kind: SpellingKind } | null;
  models: BusModel[];
  /** The models count only beside their make: "classic", "re", "3000". */
  needsMake: boolean;
}

// Makers whose names say something else in a buyer's mouth: lift makers, cars, a fuel, a plain word.
const notSaidAsMake = new Set([
  'Braun',
  'MAN',
  'GAZ',
  'Specially Constructed',
  'Roadtrek',
  'Audi',
  'Kia',
]);

// Model names that are everyday words or kinds of bus.
const everydayNames = new Set(
  (
    'express transit transitcoach classic legacy metro sport guide universal advantage commute premier executive ' +
    'conventional president partner pioneer apollo streetcar carriage lowfloor newlook artic beast ' +
    'sentry impulse spirit titan candidate senator ambassador passport volunteer cadet cs cst phantom ' +
    'challenger crusader defender sienna mainstreet dolphin anthem coachre brt opus metris atlas ' +
    'hybrid low concorde escort commander vista independence falcon rosa spiritof impulse quantum ' +
    'metrobus midi counselor nextgeneration phoenix villager odyssey viking eagle trolley 3500cutaway rally'
  ).split(' '),
);
const shortButClear = new Set(['c2', 'm2', 's2c']);
const neverNames = new Set([
  'diesel',
  'hybrid',
  'hev',
  'batteryelectric',
  'trolley',
  'expresspassenger',
  'conventional',
  'i',
  'ii',
  'v',
  'vi',
  'vii',
]);

/** Every spelling of makes and models by phrase key. */
export const vehicleNames: ReadonlyMap<string, SpokenVehicleName> = collect();

function collect(): Map<string, SpokenVehicleName> {
  const found = new Map<string, SpokenVehicleName>();
  const entry = (key: string): SpokenVehicleName => {
    const known = found.get(key) ?? { make: null, models: [], needsMake: needsMake(key) };
    found.set(key, known);
    return known;
  };
  for (const kind of ['exact', 'alias', 'typo'] as const) {
    for (const record of busMakes) {
      if (notSaidAsMake.has(record.name)) continue;
      for (const spelling of spellingsOf(record, kind))
        entry(phraseKey(spelling)).make ??= { record, kind };
    }
  }
  for (const model of busModels) {
    for (const spelling of [model.name, ...model.aliases]) {
      const key = phraseKey(spelling);
      if (neverNames.has(key) || (/^\d\d$/.test(key) && model.make !== 'Eagle')) continue;
      const models = entry(key).models;
      if (!models.some((one) => one.make === model.make)) models.push(model);
    }
  }
  for (const [part, models] of [...modelsBy(digitsOf), ...modelsOfSeries()]) {
    if (models.length === 0) continue;
    const named = entry(part).models;
    const isNamed = new Set(named.map(({ make }) => make));
    named.push(...models.filter(({ make }) => !isNamed.has(make)));
  }
  return found;
}

/** "MCI 4500" is a J4500 or a D4500, and "Van Hool 2045" a C2045. */
function modelsBy(partOf: (name: string) => string): Map<string, BusModel[]> {
  const parts = Map.groupBy(busModels, ({ name }) => partOf(name));
  parts.delete('');
  return parts;
}

/** "Van Hool TX" is a TX40 or a TX45: letters that several models of one maker begin with. */
function modelsOfSeries(): [string, BusModel[]][] {
  return [...modelsBy(lettersOf)].map(([letters, models]) => {
    const ofMakes = Map.groupBy(models, ({ make }) => make);
    return [letters, [...ofMakes.values()].filter((own) => own.length > 1).flat()];
  });
}

function spellingsOf(make: BusMake, kind: SpellingKind): string[] {
  if (kind === 'exact') return [make.name];
  return kind === 'alias' ? make.aliases : make.misspellings;
}

function needsMake(key: string): boolean {
  if (shortButClear.has(key)) return false;
  return key.length <= 2 || /^\d+$/.test(key) || everydayNames.has(key);
}

function lettersOf(name: string): string {
  return (/^([A-Z]{2})[ -]?\d{2,4}/.exec(name)?.[1] ?? '').toLowerCase();
}

function digitsOf(name: string): string {
  return /^[A-Z]{1,3}[ -]?(\d{3,4})[A-Z]{0,2}$/.exec(name)?.[1] ?? '';
}
