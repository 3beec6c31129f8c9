import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Condition, Fuel, SchoolType, Transmission } from '#domain/inventory/choices.ts';
import type { EngineMention } from '#domain/inventory/vocabulary/engines.ts';
import type { Purpose } from './chip.ts';
import type { SpokenRegion } from '#domain/inventory/vocabulary/states.ts';
import type { IntentKind, SmartFilters } from './smart-query.ts';

/** What a phrase can mean, makes and models apart. */
export type Meaning =
  | CategoryMeaning
  | { is: 'feature'; key: string }
  | { is: 'purpose'; key: Purpose }
  | { is: 'condition'; value: Condition }
  | { is: 'fuel'; value: Fuel }
  | { is: 'transmission'; value: Transmission; name?: string }
  | { is: 'engine'; mention: EngineMention }
  | { is: 'valves'; value: '12v' | '24v' }
  | { is: 'cdl'; value: 'yes' | 'no' }
  | { is: 'group'; min: number | null; max: number }
  | { is: 'sort'; value: NonNullable<SmartFilters['sort']> }
  | { is: 'states'; codes: string[]; region?: SpokenRegion }
  /** `isAround`: what was said is larger, and its buses are near the town. */
  | { is: 'city'; name: string; state: string | null; country: string; isAround?: true }
  | { is: 'trim'; value: 'executive' }
  | { is: 'build'; value: 'finished' | 'unfinished' }
  | { is: 'clean-title' }
  | { is: 'near-me' }
  | { is: 'lot' }
  | { is: 'wanted' }
  | { is: 'intent'; kind: IntentKind }
  /** Looked for as it stands, whatever its words say alone: a "new engine" is in no new bus. */
  | { is: 'text' }
  | { is: 'noise' };

export interface CategoryMeaning {
  is: 'category';
  slugs: CategorySlug[];
  schoolTypes?: SchoolType[];
  feature?: string;
  purpose?: Purpose;
  build?: string;
  /** Counts only when nothing firmer names a category: "pusher". */
  weak?: true;
}
