import type { CategorySlug } from '../categories.ts';
import type { SchoolType } from '../choices.ts';
import type { BusDetails } from '../bus-listing.ts';
import { busFieldTable } from '../fields/bus-fields.ts';
import { findMake } from '../vocabulary/makes.ts';
import type { BusModel } from '../vocabulary/models.ts';

export interface CategoryClues {
  /** The body-type cell and kind words in place of a model. */
  words: string;
  records: readonly BusModel[];
  details: Pick<BusDetails, 'bodyMake' | 'bodyModel' | 'chassisMake'>;
}

/** Body types that name a use or nothing, not a kind of bus: look at make and model instead. */
const saysLittle =
  /^(charter|sightseeing|tour|bus|buses|used bus|other|vehicle|passenger|livery|medium|large|small|[\s/&,-])+$/iu;

/**
 * The category a dealer would file the bus under, from what the file says about its body, then from
 * its model, then from its maker; null when nothing tells. Never decides from seats alone.
 */
export function guessCategory({ words, records, details }: CategoryClues): CategorySlug | null {
  const said = saysLittle.test(words) ? null : categoryIn(words);
  const modelled = records.find((record) => record.categories.length > 0)?.categories[0] ?? null;
  if (said) return refine(said, modelled);
  const chassisOnly = records.every((record) => record.role === 'chassis');
  if (modelled === 'school' && chassisOnly && /charter|tour|sightseeing/iu.test(words))
    return 'shuttle';
  if (modelled) return modelled;
  if (/trolley/iu.test(details.bodyModel ?? '')) return 'trolley';
  if (/shuttle/iu.test(details.bodyModel ?? '')) return 'shuttle';
  const body = details.bodyMake ? findMake(details.bodyMake) : null;
  if (body?.roles[0] === 'body' && details.chassisMake) return 'shuttle';
  if (!details.bodyMake && details.chassisMake) return 'shuttle';
  return body ? (onlyCategory(body.name) ?? null) : null;
}

/** Whether the words decide (true), could mean anything (false), or are unheard of (null). */
export function saysCategory(words: string): boolean | null {
  if (words === '' || saysLittle.test(words)) return false;
  return categoryIn(words) ? true : null;
}

/** The category in the words of a body-type cell. */
function categoryIn(words: string): CategorySlug | null {
  const found = busFieldTable.category.importWords.find(([pattern]) => pattern.test(words));
  return found?.[1] ?? null;
}

/** "Van" said of a cutaway model, "coach" of a mid-size one: the model knows better. */
function refine(said: CategorySlug, modelled: CategorySlug | null): CategorySlug {
  if (said === 'coach' && modelled === 'mini-coach') return modelled;
  if (said === 'school' && modelled === 'school-activity') return modelled;
  if (said === 'electric' && modelled) return modelled;
  return said;
}

const makersOfOneKind: Record<string, CategorySlug> = {
  MCI: 'coach',
  Prevost: 'coach',
  'Van Hool': 'coach',
  Setra: 'coach',
  Eagle: 'coach',
  TMC: 'coach',
  Irizar: 'coach',
  Temsa: 'coach',
  Neoplan: 'coach',
  Gillig: 'transit',
  'New Flyer': 'transit',
  'Nova Bus': 'transit',
  Orion: 'transit',
  NABI: 'transit',
  Flxible: 'transit',
  Proterra: 'transit',
  'Thomas Built': 'school',
  'Blue Bird': 'school',
  'Micro Bird': 'school',
  Collins: 'school',
  'Lion Electric': 'school',
  AmTran: 'school',
  Wayne: 'school',
  Carpenter: 'school',
  'Trans Tech': 'school',
  Girardin: 'school',
  'IC Bus': 'school',
  'Hometown Trolley': 'trolley',
  'Turtle Top': 'shuttle',
  Champion: 'shuttle',
  Glaval: 'shuttle',
  Starcraft: 'shuttle',
  StarTrans: 'shuttle',
  'Goshen Coach': 'shuttle',
  Arboc: 'shuttle',
  'ElDorado National': 'shuttle',
  'Grech Motors': 'shuttle',
  'Krystal Koach': 'limo-bus',
  Tiffany: 'limo-bus',
};

function onlyCategory(make: string): CategorySlug | null {
  return makersOfOneKind[make] ?? null;
}

/** School-bus types by model and weight; Type A is A-1 up to 10,000 lb and A-2 above (NSTSP). */
export function guessSchoolType(
  words: string,
  records: readonly BusModel[],
  details: Pick<BusDetails, 'gvwrLb' | 'passengers'>,
): SchoolType | null {
  const said = /\btype[\s-]*([abcd])(?:[\s-]*([12]|ii?)\b)?/iu.exec(words);
  const modelled = records.find((record) => record.schoolType)?.schoolType;
  const type = said?.[1]?.toUpperCase() ?? modelled ?? null;
  if (type !== 'A') return type as SchoolType | null;
  if (said?.[2]) return /^(1|i)$/iu.test(said[2]) ? 'A-1' : 'A-2';
  if (details.gvwrLb !== null) return details.gvwrLb <= 10_000 ? 'A-1' : 'A-2';
  return details.passengers !== null && details.passengers > 24 ? 'A-2' : null;
}
