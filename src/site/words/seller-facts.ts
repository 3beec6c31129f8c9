import { t } from '@lingui/core/macro';
import { callTimes } from '#domain/leads/call-times.ts';
import type { SellFieldName } from '#domain/selling/sell-form.ts';
import {
  contactWays,
  wheelchairAccess,
  type SubmissionDetails,
} from '#domain/selling/submission.ts';
import { sayDollars, sayNumber } from '#messages/figures.ts';
import { say } from '#messages/i18n.ts';
import { sayCapacity } from './bus-words.ts';

/** One thing that a seller told us. */
export interface SellersFact {
  name: SellFieldName;
  label: string;
  value: string;
}

/** What a seller told us, without what is unknown, in the language of the moment. */
export function sellersFacts(details: SubmissionDetails): SellersFact[] {
  const { wheelchairAccess: access, city, state, zipCode } = details;
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const callTime = say(callTimes[details.bestTime] ?? '');
  const rows: [SellFieldName, string, string | null][] = [
    ['vin', t`VIN`, details.vin],
    ['year', t`Year`, details.year === null ? null : String(details.year)],
    ['make', t`Make`, details.make],
    ['model', t`Model`, details.model],
    ['bodyManufacturer', t`Body manufacturer`, details.bodyManufacturer],
    ['odometerMileage', t`Miles`, figure(details.mileageMiles)],
    ['passengers', t`Passengers`, seats(details)],
    ['wheelchairAccess', t`Wheelchair access`, access && say(wheelchairAccess[access])],
    ['zipCode', t`Where it stands`, place],
    ['askingPrice', t`Asking price`, dollars(details.askingPriceCents)],
    ['quantity', t`Buses like this`, details.quantity > 1 ? figure(details.quantity) : null],
    ['description', t`Description`, details.description],
    ['video', t`Video`, details.video ?? null],
    ['name', t`Your name`, details.name],
    ['phone', t`Phone`, details.phone],
    ['email', t`E-mail`, details.email],
    ['contactWay', t`Reach me by`, `${say(contactWays[details.contactWay])}; ${callTime}`],
  ];
  return rows.flatMap(([name, label, value]) => (value ? [{ name, label, value }] : []));
}

/** The labels above speak to the seller. */
const labelsForStaff: Readonly<Partial<Record<SellFieldName, string>>> = {
  name: 'Seller',
  contactWay: 'Reach them by',
};

/** The same as whoever works on it reads it. */
export const factsForStaff = (details: SubmissionDetails): SellersFact[] =>
  sellersFacts(details).map((fact) => ({
    ...fact,
    label: labelsForStaff[fact.name] ?? fact.label,
  }));

/** "24 passengers + 2 wheelchair" where places were told, else the figure alone. */
const seats = ({ passengers, wheelchairPlaces: wheelchairPositions }: SubmissionDetails) =>
  wheelchairPositions ? sayCapacity({ passengers, wheelchairPositions }) : figure(passengers);
const figure = (value: number | null) => (value === null ? null : sayNumber(value));
const dollars = (cents: number | null) => (cents === null ? null : sayDollars(cents));
