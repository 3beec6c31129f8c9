import { msg } from '@lingui/core/runtime-macro';
import { busCategories } from '#domain/inventory/categories.ts';
import { choiceField, field } from '../forms/form-field.ts';
import { sellReaders } from './read-sell-values.ts';

const figure = { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 } as const;

/** What tells how much is asked for buses like one: as the sell form asks it, and the kind of bus. */
export const worthFields = [
  choiceField(
    'kind',
    msg`Kind of bus`,
    Object.fromEntries(busCategories.map(({ slug, name }) => [slug, name])),
    { missing: msg`Choose the kind of bus` },
  ),
  field('year', msg`Year`, sellReaders.year, {
    ...figure,
    missing: msg`Enter the model year`,
  }),
  field('passengers', msg`Passengers`, sellReaders.passengers, {
    ...figure,
    missing: msg`Enter the seats without the driver’s`,
    hint: msg`Seats without the driver’s; with wheelchair places like 24+2.`,
  }),
  field('odometerMileage', msg`Miles on the odometer`, sellReaders.miles, {
    ...figure,
    maxLength: 60,
    missing: msg`Enter the miles on the odometer`,
  }),
] as const;

export type WorthFieldName = (typeof worthFields)[number]['name'];
