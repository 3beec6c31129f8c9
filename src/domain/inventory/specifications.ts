import type { BusDetails } from './bus-listing.ts';
import type { FieldGroup } from './fields/bus-field.ts';
import { busFields, type FieldKey } from './fields/bus-fields.ts';

/** What is known of a field, as it is stored. */
export type KnownValue = string | number | boolean;

export interface SpecificationGroup {
  group: FieldGroup;
  rows: { key: FieldKey; value: KnownValue }[];
}

/** Every known public field, grouped in reading order; groups without a known field are left out. */
export function specificationGroups(details: BusDetails): SpecificationGroup[] {
  const groups = new Map<FieldGroup, SpecificationGroup>();
  for (const field of busFields) {
    if (field.internal) continue;
    const value = details[field.key];
    if (value === null || value === '') continue;
    const group = groups.get(field.group) ?? { group: field.group, rows: [] };
    group.rows.push({ key: field.key, value });
    groups.set(field.group, group);
  }
  return [...groups.values()];
}
