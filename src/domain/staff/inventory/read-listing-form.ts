import { busFields, missingToPublish, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { emptyBusDetails, type BusDetails } from '#domain/inventory/bus-listing.ts';
import type { FieldError } from '#domain/forms/read-form.ts';
import { fieldText, type FieldTexts } from './field-texts.ts';
import { readFieldText } from './read-field-text.ts';

/** In the words of the back office. */
export interface ListingFieldError extends FieldError<FieldKey> {
  text: string;
}

/** Price and how loudly a bus is offered: not for those who only edit words and photos. */
export const pricedFields: readonly FieldKey[] = [
  'priceCents',
  'pricePreviousCents',
  'quantity',
  'featured',
];

/** Every field of the editor read by its descriptor; fields with an error read as unknown. */
export function readListingForm(texts: FieldTexts): {
  details: BusDetails;
  errors: ListingFieldError[];
} {
  const errors: ListingFieldError[] = [];
  const details: Record<string, unknown> = { ...emptyBusDetails };
  const year = /^\d{4}$/.test(texts.year?.trim() ?? '') ? Number(texts.year) : null;
  for (const field of busFields) {
    const { value, error } = readFieldText(field, texts[field.key] ?? '', year);
    if (error === null) details[field.key] = value;
    else errors.push({ field: field.key, text: error });
  }
  return { details: details as unknown as BusDetails, errors };
}

/** What a listing that anybody can see still lacks, as errors at its fields. */
export function publishErrors(details: BusDetails): ListingFieldError[] {
  return missingToPublish(details).map(({ key, label }) => ({
    field: key,
    text: `Enter the ${label.toLowerCase()}: a published listing needs it`,
  }));
}

/** The texts as the form would show them once stored; what has an error stays as it was typed. */
export function settledTexts(texts: FieldTexts): FieldTexts {
  const { details, errors } = readListingForm(texts);
  const wrong = new Set(errors.map(({ field }) => field));
  return Object.fromEntries(
    busFields.map((field) => [
      field.key,
      wrong.has(field.key) ? (texts[field.key] ?? '') : fieldText(field, details),
    ]),
  );
}
