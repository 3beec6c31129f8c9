import { rateFields, readRate } from '#domain/content/editing/rate-values.ts';
import type { EntryKind } from './entry-kind.ts';

export const rateKind: EntryKind = {
  kind: 'rate',
  label: 'Rate',
  plural: 'Cost rates',
  intro:
    'What “Cost at your door” counts with. Visitors read each amount with its source and the day on which it was saved last; to say that one still holds, save it as it is.',
  fixed: true,
  detailLabel: 'Amount',
  fields: rateFields,
  titleOf: ({ name = '' }) => name,
  detailOf: ({ amount = '', unit = '', source }) =>
    `${amount} ${unit}${source ? '' : ', our own assumption'}`,
  read: (form, _others, _known, { slug }) => readRate(form, slug ?? ''),
  shownAt: () => null,
  nameOf: () => '',
};
