import { readCapacity } from '#domain/inventory/import/values/read-capacity.ts';
import { readMileage } from '#domain/inventory/import/values/read-mileage.ts';
import { readPrice } from '#domain/inventory/import/values/read-price.ts';
import { plainVin, withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { normalizeState } from '#domain/inventory/vocabulary/states.ts';
import { callTimes } from '#domain/leads/call-times.ts';
import { readEmail } from '#domain/forms/read-email.ts';
import { readPhone } from '#domain/forms/read-phone.ts';
import { isBlank, lengthOf, manyLines, oneLine } from '#domain/forms/read-text.ts';
import { sellFields, type SellFieldName, type SellFormValues } from './sell-form.ts';
import {
  contactWays,
  wheelchairAccess,
  type ContactWay,
  type SubmissionDetails,
  type WheelchairAccess,
} from './submission.ts';
import type { ZipPlaces } from './zip-places.ts';

/** One thing to put right: the words stand in the summary and at the field alike. */
export interface SellFieldError {
  field: SellFieldName;
  text: string;
}

export type SellFormReading =
  | { ok: true; details: SubmissionDetails }
  | { ok: false; errors: SellFieldError[] };

export const earliestYear = 1940;
const mostMiles = 3_000_000;
const mostPassengers = 120;
const mostPriceCents = 500_000_000;
const mostQuantity = 999;

/**
 * Reads step one leniently: people write "12,345 mi", "45.9k", "24+2", "unknown". Required are a
 * name, one way to be reached, make or VIN, and state or ZIP code; everything else may come later.
 * Errors stand in the order of the form, one a field.
 */
export function readSellForm(
  typed: SellFormValues,
  context: { now: Date; zipPlaces: ZipPlaces },
): SellFormReading {
  const faults = new Map<SellFieldName, string>();
  const text = (name: SellFieldName): string | null => {
    const field = sellFields.find((one) => one.name === name)!;
    const given = typed[name] ?? '';
    const raw = name === 'vin' ? withoutUnseen(given) : given;
    const clean = field.control === 'area' ? manyLines(raw) : oneLine(raw);
    if (isBlank(clean)) return null;
    const surplus = lengthOf(clean) - field.maxLength;
    if (surplus <= 0) return clean;
    const most = field.maxLength.toLocaleString('en-US');
    faults.set(
      name,
      `${field.label} must be ${most} characters or fewer; remove ${surplus.toLocaleString('en-US')}`,
    );
    return null;
  };
  const read = <T>(
    name: SellFieldName,
    reader: (value: string) => { value: T | null; problem: unknown },
    advice: string,
  ): T | null => {
    const value = text(name);
    if (value === null) return null;
    const reading = reader(value);
    if (reading.problem) faults.set(name, advice);
    return reading.value;
  };

  const year = read('year', (value) => readModelYear(value, context.now), yearAdvice(context.now));
  const vin = read('vin', readSellersVin, vinAdvice(typed.vin ?? ''));
  const capacity = read(
    'passengers',
    (value) => readCapacity(unsigned(value), { min: 1, max: mostPassengers }),
    `Enter the seats without the driver’s as a number from 1 to ${mostPassengers}, like 24`,
  );
  const mileage = read(
    'odometerMileage',
    (value) => readMileage(value, null, { min: 1, max: mostMiles }),
    'Enter the miles as a number, like 84,500, or leave it empty',
  );
  const price = read(
    'askingPrice',
    (value) => readPrice(value, { min: 0, max: mostPriceCents }),
    'Enter the price of one bus in US dollars, like 24,500, or leave it empty',
  );
  const quantity = read('quantity', readQuantity, `Enter a whole number from 1 to ${mostQuantity}`);
  const zipCode = read('zipCode', readZip, 'Enter a ZIP code of 5 digits, like 08067');
  const email = read(
    'email',
    (value) => orProblem(readEmail(value)),
    'Enter an e-mail address in the correct format, like name@example.com',
  );
  const phone = readSellersPhone(text('phone'));
  if (phone === 'wrong') {
    faults.set('phone', 'Enter a phone number with its area code, like (856) 555-0100');
  }
  const number = phone === 'wrong' ? null : phone;
  const place = zipCode ? context.zipPlaces.find(zipCode.slice(0, 5)) : null;
  const details: SubmissionDetails = {
    name: text('name') ?? '',
    phone: number?.text ?? null,
    phoneE164: number?.e164 ?? null,
    email,
    contactWay: oneOf(contactWays, typed.contactWay) ?? ('any' satisfies ContactWay),
    bestTime: oneOf(callTimes, typed.bestTime) ?? 'any',
    year,
    make: text('make'),
    model: text('model'),
    bodyManufacturer: text('bodyManufacturer'),
    mileageMiles: mileage?.miles ?? null,
    vin,
    description: text('description'),
    passengers: capacity?.passengers ?? null,
    wheelchairAccess: oneOf(
      wheelchairAccess,
      typed.wheelchairAccess,
    ) satisfies WheelchairAccess | null,
    state: normalizeState(typed.state ?? '') ?? place?.state ?? null,
    city: text('city') ?? place?.city ?? null,
    zipCode,
    askingPriceCents: price,
    quantity: quantity ?? 1,
  };
  addMissing(details, faults);
  const errors = sellFields.flatMap(({ name }) => {
    const fault = faults.get(name);
    return fault === undefined ? [] : [{ field: name, text: fault }];
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, details };
}

/** What cannot be left out, said where there is not already something to put right. */
function addMissing(details: SubmissionDetails, faults: Map<SellFieldName, string>): void {
  const { name, phone, email, contactWay, make, vin, state, zipCode } = details;
  const miss = (field: SellFieldName, words: string) => {
    if (!faults.has(field)) faults.set(field, words);
  };
  if (name === '') miss('name', 'Enter your name');
  if (!make && !vin && !faults.has('vin')) miss('make', 'Enter the make, or the VIN above');
  if (!state && !zipCode && !faults.has('zipCode')) {
    miss('zipCode', 'Enter the ZIP code where the bus stands, or choose the state');
  }
  if (contactWay === 'email' && !email) {
    miss('email', 'Enter your e-mail address, or choose another way to be reached');
  } else if ((contactWay === 'phone' || contactWay === 'text') && !phone) {
    miss('phone', 'Enter your phone number, or choose another way to be reached');
  } else if (!phone && !email && !faults.has('email')) {
    miss('phone', 'Enter a phone number or an e-mail address, so that we can reach you');
  }
}

interface Read<T> {
  value: T | null;
  problem: boolean;
}

const orProblem = <T>(value: T | null): Read<T> => ({ value, problem: value === null });

function readModelYear(text: string, now: Date): Read<number> {
  if (/^(unknown|n\/?a|\?+|-)$/i.test(text)) return { value: null, problem: false };
  const digits = /^(?:my|model year)?\s*(\d{4})(?:\s*(?:model|bus))?$/iu.exec(text)?.[1];
  const year = Number(digits ?? 0);
  return orProblem(year >= earliestYear && year <= now.getUTCFullYear() + 2 ? year : null);
}

function yearAdvice(now: Date): string {
  return `Enter the year with four digits, from ${earliestYear} to ${now.getUTCFullYear() + 2}`;
}

/** 17 characters since 1981, fewer before; I, O and Q are doubted elsewhere, not refused. */
function readSellersVin(text: string): Read<string> {
  const vin = plainVin(text);
  if (/^(UNKNOWN|NA|NONE)$/.test(vin)) return { value: null, problem: false };
  return orProblem(/^[A-Z0-9]{5,17}$/.test(vin) ? vin : null);
}

function vinAdvice(text: string): string {
  const { length } = plainVin(text);
  return length > 17
    ? `A VIN has 17 characters; this has ${length.toLocaleString('en-US')}`
    : 'Enter the VIN as it stands on the plate: letters and digits only';
}

/** "-1", "14.5" and "1e6" are no numbers of seats, though a number of seats can be read in them. */
const unsigned = (text: string): string => (/^[-−]\s*\d|\d[.e]\d/i.test(text) ? 'wrong' : text);

function readQuantity(text: string): Read<number> {
  const digits = /^(?:x\s*)?(\d{1,4})(?:\s*(?:buses|bus|units?))?$/iu.exec(text)?.[1];
  const count = Number(digits ?? 0);
  return orProblem(count >= 1 && count <= mostQuantity ? count : null);
}

function readZip(text: string): Read<string> {
  const zip = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(text.normalize('NFKC'));
  return orProblem(zip ? (zip[2] ? `${zip[1]}-${zip[2]}` : zip[1]!) : null);
}

function readSellersPhone(text: string | null) {
  if (text === null) return null;
  const reading = readPhone(text);
  if (reading.outcome === 'none') return null;
  return reading.outcome === 'number' ? reading : 'wrong';
}

function oneOf<Key extends string>(
  choices: Readonly<Record<Key, string>>,
  text: string | undefined,
): Key | null {
  return text !== undefined && Object.hasOwn(choices, text) ? (text as Key) : null;
}
