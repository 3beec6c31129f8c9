import type { BusDetails } from '../bus-listing.ts';
import type { BusField } from './bus-field.ts';
import { capacityFields, overviewFields } from './overview-fields.ts';
import { priceFields } from './price-fields.ts';
import { engineFields, dimensionFields } from './mechanical-fields.ts';
import { comfortFields, listingFields, locationFields, paperFields } from './comfort-fields.ts';

/**
 * The one description of what a listing holds. Detail page, forms, filters, import, export, staff
 * tables and search settings all read it: a new field is added here, to `BusDetails` and in a
 * migration, nowhere else. Order is the order people read them in.
 */
export const busFields: readonly BusField[] = [
  ...overviewFields,
  ...capacityFields,
  ...priceFields,
  ...engineFields,
  ...dimensionFields,
  ...comfortFields,
  ...paperFields,
  ...locationFields,
  ...listingFields,
];

const byKey = new Map<keyof BusDetails, BusField>(busFields.map((field) => [field.key, field]));

export function busField(key: keyof BusDetails): BusField {
  const field = byKey.get(key);
  if (!field) throw new Error(`No field descriptor for ${key}`);
  return field;
}

/**
 * The fields a listing still needs before it can be published; empty when it is ready. A seat count
 * is not one of them: cards show N/A for it (spec §2), and public records rarely have it.
 */
export function missingToPublish(details: BusDetails): BusField[] {
  return busFields.filter((field) => {
    if (field.key === 'schoolType') return details.category === 'school' && !details.schoolType;
    // A cutaway may be sold by its chassis alone: "2016 Ford E-450".
    if (field.key === 'bodyMake') return !details.bodyMake && !details.chassisMake;
    return field.requiredToPublish && (details[field.key] === null || details[field.key] === '');
  });
}
