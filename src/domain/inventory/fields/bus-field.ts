import type { BusDetails } from '../bus-listing.ts';

export type FieldGroup =
  | 'overview'
  | 'capacity'
  | 'price'
  | 'engine'
  | 'chassis'
  | 'dimensions'
  | 'accessibility'
  | 'comfort'
  | 'papers'
  | 'location'
  | 'listing';

export const fieldGroupLabels: Record<FieldGroup, string> = {
  overview: 'The bus',
  capacity: 'Seating',
  price: 'Price and mileage',
  engine: 'Engine and drivetrain',
  chassis: 'Chassis',
  dimensions: 'Dimensions and weight',
  accessibility: 'Accessibility',
  comfort: 'Comfort and storage',
  papers: 'Title and paperwork',
  location: 'Location',
  listing: 'Listing',
};

export type FieldUnit =
  | 'model-year'
  | 'people'
  | 'positions'
  | 'units'
  | 'usd-cents'
  | 'miles'
  | 'hours'
  | 'pounds'
  | 'inches'
  | 'degrees'
  | 'rows'
  | 'windows';

/**
 * How a field takes part in search: `multi` many values of a closed or open list, `range` numbers,
 * `min` "at least", `flag` yes/no, `text` searched as words, `exact` looked up whole, `no` not at all.
 */
export type FacetKind = 'multi' | 'range' | 'min' | 'flag' | 'text' | 'exact' | 'no';

interface FieldBase<K extends keyof BusDetails> {
  key: K;
  label: string;
  group: FieldGroup;
  facet: FacetKind;
  requiredToPublish: boolean;
  /** Shown on the public detail page when known. */
  public: boolean;
  /** Other names of the column in files people send, compared without case, spaces and signs. */
  importHeaders: readonly string[];
  /** Beneath the input, when the label alone leaves a question open. */
  hint?: string;
}

/** A field is one of five shapes; forms, import, tables and search settings switch on `type`. */
export type BusField<K extends keyof BusDetails = keyof BusDetails> = FieldBase<K> &
  (
    | { type: 'text'; maxLength: number; multiline?: boolean }
    | { type: 'integer'; unit: FieldUnit; min: number; max: number }
    | { type: 'decimal'; unit: FieldUnit; min: number; max: number }
    | { type: 'choice'; choices: Readonly<Record<string, string>> }
    | { type: 'flag' }
  );

/** What a choice is called; a text that is none stays as it is, whatever objects have by that name. */
export function choiceLabel(choices: Readonly<Record<string, string>>, text: string): string {
  return Object.hasOwn(choices, text) ? (choices[text] ?? text) : text;
}
