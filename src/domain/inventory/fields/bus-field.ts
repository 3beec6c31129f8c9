import type { Bucket, UrlRange } from '../filter-buckets.ts';

export const fieldGroupLabels = {
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
} as const;
export type FieldGroup = keyof typeof fieldGroupLabels;

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
 * How search holds a field: `facet` words that are counted and filtered by, `figure` ranges and
 * sorts, `counted` a figure with so few values that they are counted one by one as well, `text` told
 * in the record and nothing else.
 */
export type AttributeKind = 'facet' | 'figure' | 'counted' | 'text';

/** The filter of a field in the panel of `/buses` and `/search`. */
interface FieldFilter {
  /** The URL parameter. */
  parameter: string;
  /** The place in the panel: smaller stands higher. Steps of ten leave room. */
  position: number;
  /** When it is not that of the field. */
  label?: string;
  /** Of a figure: its named ranges, and the facet with each record's bucket for counts beside them. */
  ranges?: readonly UrlRange[];
  bucketAttribute?: string;
  /** Absent: the facet counts the figures themselves. */
  buckets?: readonly Bucket[];
  /** Its ranges contain each other: two of them say no more than one. */
  isCumulative?: boolean;
  /** Visitors may say from which figure to which. */
  takesBounds?: boolean;
}

/** How people write the values of closed vocabularies; the first pattern that matches wins. */
export type ChoiceWords = readonly (readonly [RegExp, string])[];

interface FieldBase {
  label: string;
  group: FieldGroup;
  /** Kept from the specifications of the public page; all others stand there when known. */
  internal?: boolean;
  /** Of an internal one: the public page shows it in a place of its own. */
  shownApart?: boolean;
  requiredToPublish?: 'always' | 'of-school-buses' | 'without-chassis-make';
  /** Without it the field is no part of search records. */
  record?: AttributeKind;
  /** Its name in search records, when it is not that of the field. */
  attribute?: string;
  /** What a search record says in place of null. */
  unknownAs?: string;
  filter?: FieldFilter;
  /** Other names of the column in files people send, compared without case, spaces and signs. */
  importHeaders: readonly string[];
  /**
   * What buyers who type ask of the field, a line each: key | label | values that satisfy it, or
   * `>0` | categories it suggests when the buyer names none | words they use. Keys are part of the
   * search API. The first words of a flag are also what its bus is found by as text.
   */
  buyerWords?: string;
  /** Beneath the input, when the label alone leaves a question open. */
  hint?: string;
}

/** A field is one of five shapes; forms, import, tables and search settings switch on `type`. */
export type FieldDefinition = FieldBase &
  (
    | {
        type: 'text';
        maxLength: number;
        multiline?: boolean;
        /** A name, the same in every language. */
        isName?: boolean;
        /** A film's address on YouTube, which pages play. */
        isFilm?: boolean;
        /** A color, of which the usual ones have a word in each language. */
        isColor?: boolean;
        /** Of values that stand for something: what people read in their place. */
        names?: Readonly<Record<string, string>>;
        /** Whether words in capitals are calmed when they are imported. */
        calmCase?: boolean;
      }
    | { type: 'integer'; unit: FieldUnit; min: number; max: number }
    | { type: 'decimal'; unit: FieldUnit; min: number; max: number }
    | {
        type: 'choice';
        choices: Readonly<Record<string, string>>;
        importWords?: ChoiceWords;
      }
    /** A flag that cannot be unknown is a checkbox: what is not said is a no. */
    | { type: 'flag'; mayBeUnknown: boolean }
  );

/** Fields by key, in the order people read them in. */
export type FieldTable = Readonly<Record<string, FieldDefinition>>;

/** What a choice is called; a text that is none stays as it is, whatever objects have by that name. */
export function choiceLabel(choices: Readonly<Record<string, string>>, text: string): string {
  return Object.hasOwn(choices, text) ? (choices[text] ?? text) : text;
}
