import type { FieldDefinition } from './bus-field.ts';
import { comfortFields } from './comfort-fields.ts';
import { dimensionFields, engineFields } from './mechanical-fields.ts';
import { overviewFields } from './overview-fields.ts';
import { listingFields, locationFields, paperFields } from './paperwork-fields.ts';
import { capacityFields, priceFields } from './price-fields.ts';

/**
 * The one description of what a listing holds. Types, columns, editor, import, export, comparison,
 * detail page, search records, filters and smart search are derived from it: a new field is a row
 * here, a migration that adds its column, and its words in the other languages. Order is the order
 * people read them in.
 */
export const busFieldTable = {
  ...overviewFields,
  ...capacityFields,
  ...priceFields,
  ...engineFields,
  ...dimensionFields,
  ...comfortFields,
  ...paperFields,
  ...locationFields,
  ...listingFields,
};

export type FieldKey = keyof typeof busFieldTable;

/** What a field holds; unknown is null. */
type ValueOf<Definition> = Definition extends { type: 'choice'; choices: infer Choices }
  ? keyof Choices | null
  : Definition extends { type: 'flag'; mayBeUnknown: infer Unknown }
    ? boolean | (Unknown extends true ? null : never)
    : Definition extends { type: 'text' }
      ? string | null
      : number | null;

export type FieldValue<Key extends FieldKey> = ValueOf<(typeof busFieldTable)[Key]>;

export type BusField = FieldDefinition & { key: FieldKey };

const keys = Object.keys(busFieldTable) as FieldKey[];

export const busFields: readonly BusField[] = keys.map((key) => ({ key, ...busFieldTable[key] }));

const byKey = new Map(busFields.map((field) => [field.key, field]));

export function busField(key: FieldKey): BusField {
  const field = byKey.get(key);
  if (!field) throw new Error(`No field descriptor for ${key}`);
  return field;
}

type Stated = Readonly<Record<FieldKey, unknown>>;

/** Which listings lack something without the field, and what its label says of that. */
export const publishRules = {
  always: { words: 'needed to publish', holds: () => true },
  'of-school-buses': {
    words: 'needed to publish a school bus',
    holds: ({ category }: Partial<Stated>) => category === 'school',
  },
  // A cutaway may be sold by its chassis alone: "2016 Ford E-450".
  'without-chassis-make': {
    words: 'needed to publish without a chassis make',
    holds: ({ chassisMake }: Stated) => !chassisMake,
  },
};

/**
 * The fields a listing still needs before it can be published; empty when it is ready. A seat count
 * is not one of them: cards show N/A for it (spec §2), and public records rarely have it.
 */
export function missingToPublish(details: Stated): BusField[] {
  return busFields.filter(({ key, requiredToPublish: rule }) => {
    if (!rule || !publishRules[rule].holds(details)) return false;
    return details[key] === null || details[key] === '';
  });
}
