import { msg, plural } from '@lingui/core/runtime-macro';
import { saysUnknown } from '#domain/inventory/import/values/cell-reading.ts';
import { readCapacity } from '#domain/inventory/import/values/read-capacity.ts';
import { readMileage } from '#domain/inventory/import/values/read-mileage.ts';
import { readPrice } from '#domain/inventory/import/values/read-price.ts';
import { plainVin } from '#domain/inventory/plain-vin.ts';
import { youtubeId } from '#domain/media/youtube-id.ts';
import type { FieldReading } from '../forms/form-field.ts';

const earliestYear = 1940;
const mostMiles = 3_000_000;
const mostPassengers = 120;
const mostPriceCents = 500_000_000;
const mostQuantity = 999;

/** What "24+2" says: each is null where it is not told. */
export interface SeatsAndPlaces {
  passengers: number | null;
  wheelchairPlaces: number | null;
}

const nobody = { passengers: null, wheelchairPositions: null };

/** Figures of a bus as people write them: "12,345 mi", "45.9k", "24+2", "unknown". */
export const sellReaders = {
  year(text: string, now: Date): FieldReading<number> {
    if (saysUnknown(text)) return { value: null };
    const latest = now.getUTCFullYear() + 2;
    const digits = /^(?:my|model year)?\s*(\d{4})(?:\s*(?:model|bus))?$/iu.exec(text)?.[1];
    const year = Number(digits ?? 0);
    if (year >= earliestYear && year <= latest) return { value: year };
    return {
      fault: msg`Enter the year with four digits, from ${{ earliest: String(earliestYear) }} to ${{ latest: String(latest) }}`,
    };
  },

  /** 17 characters since 1981, fewer before; I, O and Q are doubted elsewhere, not refused. */
  vin(text: string): FieldReading<string> {
    const vin = plainVin(text);
    if (/^(UNKNOWN|N\/?A|NONE)$/.test(vin)) return { value: null };
    // Words ("not sure") are letters, too; no maker numbers its buses without a digit.
    if (/^(?=.*\d)[A-Z0-9]{5,17}$/.test(vin)) return { value: vin };
    if (vin.length > 17) {
      const count = vin.length;
      return { fault: msg`A VIN has 17 characters; this has ${plural({ count }, { other: '#' })}` };
    }
    // "VIN" alone and bare dashes leave nothing of it.
    if (/^[A-Z0-9]{1,4}$/.test(vin))
      return { fault: msg`This is too short for a VIN: 17 characters, or at least 5 before 1981` };
    return { fault: msg`Enter the VIN as it stands on the plate: letters and digits only` };
  },

  /** Kept as the film's plain address, whatever stood around it. */
  video(text: string): FieldReading<string> {
    const id = youtubeId(text);
    return id === null
      ? { fault: msg`Enter the address of the video on YouTube, like https://youtu.be/…` }
      : { value: `https://www.youtube.com/watch?v=${id}` };
  },

  /** Seats, and the wheelchair places of "24+2". */
  passengers(text: string): FieldReading<SeatsAndPlaces> {
    // "-1", "14.5" and "1e6" are no numbers of seats, though a number of seats can be read in them.
    const seats = /^[-−]\s*\d|\d[.e]\d/i.test(text) ? 'wrong' : text;
    const { value, problem } = readCapacity(seats, { min: 1, max: mostPassengers });
    if (!problem) {
      const { passengers, wheelchairPositions: wheelchairPlaces } = value ?? nobody;
      const isTold = passengers !== null || wheelchairPlaces !== null;
      return { value: isTold ? { passengers, wheelchairPlaces } : null };
    }
    return {
      fault: msg`Enter the seats without the driver’s as a number from 1 to ${{ most: mostPassengers }}, like 24`,
    };
  },

  miles(text: string): FieldReading<number> {
    const fault = msg`Enter the miles as a number, like 84,500, or leave it empty`;
    const { value, problem } = readMileage(text, null, { min: 1, max: mostMiles });
    return problem ? { fault } : { value: value?.miles ?? null };
  },

  priceCents(text: string): FieldReading<number> {
    const { value, problem } = readPrice(text, { min: 0, max: mostPriceCents });
    if (!problem) return { value };
    return { fault: msg`Enter the price of one bus in US dollars, like 24,500, or leave it empty` };
  },

  quantity(text: string): FieldReading<number> {
    const digits = /^(?:x\s*)?(\d{1,4})(?:\s*(?:buses|bus|units?))?$/iu.exec(text)?.[1];
    const count = Number(digits ?? 0);
    if (count >= 1 && count <= mostQuantity) return { value: count };
    return { fault: msg`Enter a whole number from 1 to ${{ most: mostQuantity }}` };
  },

  zipCode(text: string): FieldReading<string> {
    const zip = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(text.normalize('NFKC'));
    if (!zip) return { fault: msg`Enter a ZIP code of 5 digits, like 08067` };
    return { value: zip[2] ? `${zip[1]}-${zip[2]}` : zip[1]! };
  },
};
