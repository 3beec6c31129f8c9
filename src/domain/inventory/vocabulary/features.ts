import { featureRows } from './features.data.ts';
import { listCell, tableRows } from './pipe-table.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import { busField, busFields, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';

/** A piece of equipment or a claim that buyers ask for by name. */
export interface BusFeature {
  /** Stable key, shared with the search API: `wheelchair_lift`. */
  key: string;
  label: string;
  /** The listing field that answers it; null when only the description can. */
  field: FeatureField | null;
  /** Kinds of bus it suggests when a buyer names none. */
  suggests: CategorySlug[];
  /** What buyers type, singular, lower case. */
  words: string[];
  /**
   * What a listing only has where it says so: in one of the words as a phrase (looked for one by one, "no
   * rust" stands in every description with rust and no smoke), by the price that it asked before, or in its
   * own field ("blue" stands in every Blue Bird).
   */
  claim: 'phrase' | 'price' | 'field' | null;
}

/** `atLeastOne` asks for a number above zero; else any of the `values` will do, `yes` of flags. */
type FeatureField =
  | { name: FieldKey; values: string[]; atLeastOne?: undefined }
  | { name: FieldKey; values?: undefined; atLeastOne: true };

export const busFeatures: readonly BusFeature[] = [
  ...busFields.flatMap((field) =>
    tableRows(field.buyerWords ?? '').map(([key, label, values, ...rest]) =>
      featureOf(key!, label!, answeredBy(field.key, values!), rest),
    ),
  ),
  ...tableRows(featureRows).map(([key, label, ...rest]) => featureOf(key!, label!, null, rest)),
];

const byKey = new Map(busFeatures.map((feature) => [feature.key, feature]));

export function findFeature(key: string): BusFeature | null {
  return byKey.get(key) ?? null;
}

/** What a field or a claim tells, or the kind of bus. Of the rest a description's silence says nothing. */
export function isKnownAbsent(key: string): boolean {
  if (key === 'wheelchair' || key === 'rear_engine' || key === 'front_engine') return true;
  const { field = null, claim = null } = findFeature(key) ?? {};
  return claim !== null || (field !== null && busField(field.name).type !== 'text');
}

function featureOf(
  key: string,
  label: string,
  field: FeatureField | null,
  [suggests, words, claim]: string[],
): BusFeature {
  return {
    key,
    label,
    field,
    suggests: listCell(suggests) as CategorySlug[],
    words: listCell(words),
    claim: (claim as BusFeature['claim']) ?? null,
  };
}

function answeredBy(name: FieldKey, values: string): FeatureField {
  return values === '>0' ? { name, atLeastOne: true } : { name, values: values.split(',') };
}
