import { e164Of } from '../forms/e164-of.ts';
import { errorsOf, type FieldError } from '../forms/read-form.ts';
import { checkSellForm } from './check-sell-form.ts';
import { sellFields, type SellFieldName, type SellFormValues } from './sell-form.ts';
import type { SubmissionDetails } from './submission.ts';
import type { ZipPlaces } from '#domain/inventory/zip-places.ts';

export type SellFieldError = FieldError<SellFieldName>;

export type SellFormReading =
  | { ok: true; details: SubmissionDetails }
  | { ok: false; errors: SellFieldError[] };

/**
 * Reads step one leniently: required are a name, one way to be reached, make or VIN, and state or ZIP
 * code; everything else may come later. Errors stand in the order of the form, one a field.
 */
export function readSellForm(
  typed: SellFormValues,
  context: { now: Date; zipPlaces: ZipPlaces },
): SellFormReading {
  const { values, faults } = checkSellForm(typed, context.now);
  const { zipCode } = values;
  const place = zipCode ? context.zipPlaces.find(zipCode.slice(0, 5)) : null;
  const details: SubmissionDetails = {
    name: values.name ?? '',
    phone: values.phone,
    phoneE164: e164Of(values.phone),
    email: values.email,
    contactWay: values.contactWay ?? 'any',
    bestTime: values.bestTime ?? 'any',
    year: values.year,
    make: values.make,
    model: values.model,
    bodyManufacturer: values.bodyManufacturer,
    mileageMiles: values.odometerMileage,
    vin: values.vin,
    description: values.description,
    video: values.video,
    passengers: values.passengers?.passengers ?? null,
    wheelchairPlaces: values.passengers?.wheelchairPlaces ?? null,
    wheelchairAccess: values.wheelchairAccess,
    state: values.state ?? place?.state ?? null,
    city: values.city ?? place?.city ?? null,
    zipCode,
    askingPriceCents: values.askingPrice,
    quantity: values.quantity ?? 1,
  };
  return faults.size > 0
    ? { ok: false, errors: errorsOf(sellFields, faults) }
    : { ok: true, details };
}
