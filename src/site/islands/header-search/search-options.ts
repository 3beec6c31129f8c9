import { busCategories } from '#domain/inventory/categories.ts';
import { translated } from '#site/browser/translated.ts';

export interface SelectOption {
  value: string;
  label: string;
}

const seatRanges = ['10-14', '15-24', '25-36', '37-50', '50+'];

/** Spec §3: the seat-range filter's options; `50+` starts at 51. */
export const seatOptions = (): readonly SelectOption[] => [
  { value: '', label: translated('All') },
  ...seatRanges.map((value) => ({ value, label: translated('{1} seats', value) })),
];

/** Spec §2: All plus the categories. */
export const busTypeOptions = (): readonly SelectOption[] => [
  { value: '', label: translated('All') },
  ...busCategories.map(({ slug, pluralName }) => ({ value: slug, label: translated(pluralName) })),
];
