import { dollarText } from '#domain/inventory/display-values.ts';
import { busFields, type BusField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { emptyBusDetails, type BusDetails } from '#domain/inventory/bus-listing.ts';

/** What stands in the inputs of the editor, by field; a missing field reads as empty. */
export type FieldTexts = Partial<Record<FieldKey, string>>;

/** Yes or no without a third answer: a checkbox. Other flags may also be unknown. */
export function isCheckbox(field: BusField): boolean {
  return field.type === 'flag' && emptyBusDetails[field.key] === false;
}

/** A stored value as its input shows it. */
export function fieldText(field: BusField, details: BusDetails): string {
  const value = details[field.key];
  if (value === null) return '';
  if (field.type === 'flag') return value ? 'yes' : isCheckbox(field) ? '' : 'no';
  if (field.type === 'integer' && field.unit === 'usd-cents') return dollarText(Number(value));
  return String(value);
}

export function fieldTexts(details: BusDetails): FieldTexts {
  return Object.fromEntries(busFields.map((field) => [field.key, fieldText(field, details)]));
}

/** Only fields that the descriptor knows; whatever else was sent is not read. */
export function readFieldTexts(get: (name: string) => string): FieldTexts {
  return Object.fromEntries(busFields.map(({ key }) => [key, get(key)]));
}

/** Texts as a hidden field carried them; null when they cannot be trusted to be what we wrote. */
export function parseFieldTexts(json: string): FieldTexts | null {
  try {
    const given: unknown = JSON.parse(json);
    if (typeof given !== 'object' || given === null) return null;
    const texts = new Map(Object.entries(given));
    return readFieldTexts((name) => {
      const text: unknown = texts.get(name);
      return typeof text === 'string' ? text : '';
    });
  } catch {
    return null;
  }
}
