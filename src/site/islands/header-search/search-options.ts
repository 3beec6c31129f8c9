import { t } from '@lingui/core/macro';

export interface SelectOption {
  value: string;
  label: string;
}

/** Categories and their names, in the language and the order of the page. */
export type BusTypeNames = Readonly<Record<string, string>>;

/** They stand in the page already, as options of its search overlay. */
export const busTypesIn = (page: ParentNode): BusTypeNames =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLOptionElement>('#overlay-category option')]
      .filter(({ value }) => value !== '')
      .map(({ value, text }) => [value, text]),
  );

/** Spec §3: of the seat-range filter; `50+` starts at 51. */
export const seatsAsked = ['10-14', '15-24', '25-36', '37-50', '50+'];

const all = (): SelectOption => ({
  value: '',
  label: t({ message: 'All', context: 'value of a filter' }),
});

export const seatOptions = (): readonly SelectOption[] => [
  all(),
  ...seatsAsked.map((seats) => ({ value: seats, label: t`${seats} seats` })),
];

/** Spec §2: All plus the categories. */
export const busTypeOptions = (busTypes: BusTypeNames): readonly SelectOption[] => [
  all(),
  ...Object.entries(busTypes).map(([value, label]) => ({ value, label })),
];
