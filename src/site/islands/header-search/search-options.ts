import { busCategories } from '#domain/inventory/categories.ts';

export interface SelectOption {
  value: string;
  label: string;
}

/** Spec §3: the seat-range filter's options; `50+` starts at 51. */
export const seatOptions: readonly SelectOption[] = [
  { value: '', label: 'All' },
  { value: '10-14', label: '10-14 seats' },
  { value: '15-24', label: '15-24 seats' },
  { value: '25-36', label: '25-36 seats' },
  { value: '37-50', label: '37-50 seats' },
  { value: '50+', label: '50+ seats' },
];

/** Spec §2: All plus the categories. */
export const busTypeOptions: readonly SelectOption[] = [
  { value: '', label: 'All' },
  ...busCategories.map(({ slug, pluralName }) => ({ value: slug, label: pluralName })),
];
