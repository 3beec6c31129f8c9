import { busFields, missingToPublish, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { emptyBusDetails, type BusDetails } from '#domain/inventory/bus-listing.ts';
import { errorsOf, readForm, type FieldError } from '#domain/forms/read-form.ts';
import { say } from '#messages/i18n.ts';
import { fieldText, type FieldTexts } from './field-texts.ts';
import { listingField } from './listing-fields.ts';

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

/**
 * The editor's form, its fields as the table has them; those with an error read as unknown. The year
 * is one of them and read ahead, because a VIN is judged by it. What is `stored` and was not touched
 * stays as it is, though it would be refused today: somebody who corrects a word need not, and often
 * may not, correct the price.
 */
export function readListingForm(
  texts: FieldTexts,
  stored: BusDetails | null = null,
): {
  details: BusDetails;
  errors: ListingFieldError[];
} {
  const year = /^\d{4}$/.test(texts.year?.trim() ?? '') ? Number(texts.year) : null;
  const fields = busFields.map((of) => listingField(of, year));
  const { values, faults } = readForm(fields, texts);
  const details = busFields.map((of) => {
    const { key } = of;
    // A VIN is judged by the year, which may be another now.
    if (!stored || key === 'vin' || !faults.has(key) || texts[key] !== fieldText(of, stored))
      return [key, values[key] ?? emptyBusDetails[key]];
    faults.delete(key);
    return [key, stored[key]];
  });
  return {
    details: Object.fromEntries(details) as BusDetails,
    errors: errorsOf(fields, faults).map(({ field, text }) => ({ field, text: say(text) })),
  };
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
