import { featureRows } from './features.data.ts';
import { listCell, tableRows } from './pipe-table.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';

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
}

/** `atLeastOne` asks for a number above zero; otherwise any of the stored `values` satisfies. */
export type FeatureField =
  | { name: string; values: string[]; atLeastOne?: undefined }
  | { name: string; values?: undefined; atLeastOne: true };

export const busFeatures: readonly BusFeature[] = tableRows(featureRows).map(
  ([key, label, field, suggests, words]) => ({
    key: key!,
    label: label!,
    field: fieldOf(field!),
    suggests: listCell(suggests) as CategorySlug[],
    words: listCell(words),
  }),
);

const byKey = new Map(busFeatures.map((feature) => [feature.key, feature]));

export function findFeature(key: string): BusFeature | null {
  return byKey.get(key) ?? null;
}

function fieldOf(cell: string): FeatureField | null {
  if (cell === '') return null;
  if (cell.endsWith('>0')) return { name: cell.slice(0, -2), atLeastOne: true };
  const [name, values] = cell.split('=');
  return { name: name!, values: values!.split(',') };
}
