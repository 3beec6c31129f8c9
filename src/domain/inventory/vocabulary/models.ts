import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Fuel, SchoolType } from '#domain/inventory/choices.ts';
import { coachModels } from './models-coach.data.ts';
import { otherModels } from './models-other.data.ts';
import { schoolModels } from './models-school.data.ts';
import { shuttleModels } from './models-shuttle.data.ts';
import { transitModels } from './models-transit.data.ts';
import { nameKey } from './name-key.ts';
import { listCell, numberCell, tableRows } from './pipe-table.ts';

/** Type A models are built in both weight classes; a listing then says by its GVWR. */
export type ModelSchoolType = SchoolType | 'A';

/** `integral`: one maker builds the bus. `complete`: a finished van. `body` sits on a `chassis`. */
type ModelRole = 'integral' | 'body' | 'chassis' | 'complete';

/** Ranges cover every build of the model: for defaults and plausibility, never one bus's figures. */
export type BusModel = ReturnType<typeof modelOf>;

// make|model|aliases|categories|school type|role|year from|to|seats from|to|length ft from|to|
// GVWR lb from|to|fuels|engines|transmissions
function modelOf(cells: string[]) {
  const range = (at: number) => ({ min: numberCell(cells[at]), max: numberCell(cells[at + 1]) });
  return {
    make: cells[0]!,
    name: cells[1]!,
    aliases: listCell(cells[2]),
    /** First the usual one; a second where many were converted. */
    categories: listCell(cells[3]) as CategorySlug[],
    schoolType: (cells[4] || null) as ModelSchoolType | null,
    role: cells[5] as ModelRole,
    /** Model years; `max: null` is still built. */
    years: range(6),
    /** Passengers without the driver; school buses by rated (child) seats. */
    seats: range(8),
    lengthFt: range(10),
    gvwrLb: range(12),
    fuels: listCell(cells[14]) as Fuel[],
    engines: listCell(cells[15]),
    transmissions: listCell(cells[16]),
  };
}

export const busModels: readonly BusModel[] = [
  schoolModels,
  shuttleModels,
  coachModels,
  transitModels,
  otherModels,
].flatMap((table) => tableRows(table).map(modelOf));

const byMake = Map.groupBy(busModels, (model) => model.make);

/** Models of one make (its stored name), chassis included; empty for an unknown make. */
export function modelsOf(make: string): readonly BusModel[] {
  return byMake.get(make) ?? [];
}

const families = new Map<string, readonly string[]>();

/** A model's name and those of its variants: "All American" stands for "All American RE", too. */
export function modelFamily(name: string): readonly string[] {
  const ready = families.get(name);
  if (ready) return ready;
  // "E-Series" are the E-350 and the E-450, and so were they called by their other name.
  const letters = name === 'Econoline' ? 'E' : /^([A-Z]+)[- ]Series$/.exec(name)?.[1];
  const isOfSeries = (one: string) =>
    letters !== undefined && /^-?\d/.test(one.slice(letters.length)) && one.startsWith(letters);
  const variants = busModels
    .map((model) => model.name)
    .filter((one) => one.startsWith(`${name} `) || isOfSeries(one));
  const family = [...new Set([name, ...variants])];
  // Names come from the vocabulary, so there are no more of them than models.
  if (busModels.some((model) => model.name === name)) families.set(name, family);
  return family;
}

/** "CE200" is a bus of the CE Series, which most of them are listed as; null for what is of no such series. */
export function seriesOf(name: string): string | null {
  const letters = /^([A-Z]{2})\d{3}$/.exec(name)?.[1];
  return busModels.find((model) => model.name === `${letters} Series`)?.name ?? null;
}

/** Where the engine is, as the names of models say it. */
export const modelsByEngine = {
  rear: namesLike(/(?:^|\W)(?:CS)?RE\b|HDX|MVP-ER/),
  front: namesLike(/(?:^|\W)(?:CS)?FE\b|EFX|MVP-EF/),
};

function namesLike(pattern: RegExp): readonly string[] {
  return [...new Set(busModels.map(({ name }) => name).filter((name) => pattern.test(name)))];
}

export interface ModelSpelling {
  model: BusModel;
  kind: 'exact' | 'alias';
}

const spellingsByMake = new Map<string, ReadonlyMap<string, ModelSpelling>>();

/** Every spelling of one make's models by name key; a proper name wins over another's alias. */
export function modelSpellings(make: string): ReadonlyMap<string, ModelSpelling> {
  const ready = spellingsByMake.get(make);
  if (ready) return ready;
  const spellings = new Map<string, ModelSpelling>();
  const add = (text: string, model: BusModel, kind: ModelSpelling['kind']) => {
    const key = nameKey(text);
    if (!spellings.has(key)) spellings.set(key, { model, kind });
  };
  for (const model of modelsOf(make)) add(model.name, model, 'exact');
  for (const model of modelsOf(make)) for (const alias of model.aliases) add(alias, model, 'alias');
  if (byMake.has(make)) spellingsByMake.set(make, spellings);
  return spellings;
}
