import type { ChipMeaning } from './smart-search/chip.ts';

/** What a list goes by: understood from words, or chosen in the panel; a filter as a whole has no value. */
export type ListCondition =
  | ChipMeaning
  | { says: 'filter'; parameter: string; value: string | null };
