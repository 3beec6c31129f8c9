import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Condition, Fuel, Transmission } from '#domain/inventory/choices.ts';
import type { SpokenRegion } from '#domain/inventory/vocabulary/states.ts';

/** What a search can be for: groups of riders who are served alike. */
export type Purpose = 'church' | 'tour' | 'senior' | 'daycare' | 'prison';

/** What shall come first. */
export type SpokenSort =
  | 'price'
  | 'price-high'
  | 'mileage'
  | 'year'
  | 'year-old'
  | 'newest'
  | 'largest'
  | 'smallest';

/**
 * What a chip says: which kind of thing, and its values. The site puts it into words in the language
 * of its page, whatever language the words were typed in. Chips that say the same are alike in JSON.
 */
export type ChipMeaning =
  /** The same in every language: makes, models, engines, towns, ZIP codes. */
  | { says: 'name' | 'chassis' | 'stock' | 'vin'; name: string }
  /** A single model year, and the years around it. */
  | { says: 'year'; year: number }
  | { says: FigureRange; min: number | null; max: number | null }
  | { says: 'van-passengers'; min: number; max: number | null }
  | { says: CountedThing; count: number }
  | { says: 'group'; riders: number; wheelchairs: number }
  | { says: 'categories'; slugs: readonly CategorySlug[]; schoolType?: string }
  | { says: 'purpose'; purpose: Purpose }
  | { says: 'feature'; key: string }
  | { says: 'condition'; value: Condition }
  | { says: 'fuel'; value: Fuel }
  | { says: 'transmission'; value: Transmission }
  | { says: 'state'; code: string }
  | { says: 'region'; region: SpokenRegion }
  | { says: 'near'; place: string }
  | { says: 'within'; miles: number; place: string }
  | { says: 'sort'; by: SpokenSort }
  | { says: 'trim'; word: 'executive' }
  | { says: 'build'; word: 'finished' | 'unfinished' }
  | { says: 'near-me'; miles?: number }
  | { says: 'lot' | 'cdl' | 'no-cdl' | 'wanted' }
  | { says: 'without'; what: ChipMeaning };

/** Prices are in cents, lengths in feet, weights in pounds; null ends are open. */
export type FigureRange = 'years' | 'passengers' | 'price' | 'mileage' | 'length' | 'gvwr';

export type CountedThing =
  | 'adults'
  | 'wheelchair-positions'
  | 'rows'
  | 'windows'
  | 'slide-outs'
  | 'units'
  | 'odometer';

export const nameChip = (name: string): ChipMeaning => ({ says: 'name', name });

/** States and regions are said alike: one code is a state, several are a region. */
export const statesChip = (codes: readonly string[], region?: SpokenRegion): ChipMeaning =>
  region ? { says: 'region', region } : { says: 'state', code: codes[0]! };

export const sameChip = (one: ChipMeaning, other: ChipMeaning): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
