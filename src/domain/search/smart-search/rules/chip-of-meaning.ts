import { nameChip, statesChip, type ChipMeaning } from '../chip.ts';
import type { Meaning } from '../meanings.ts';

/** What a phrase names, in the fewest words: for what is left out, and for what was misspelled. */
export function chipOf(meaning: Meaning): ChipMeaning | null {
  switch (meaning.is) {
    case 'feature':
      return { says: 'feature', key: meaning.key };
    case 'category':
      return { says: 'categories', slugs: meaning.slugs.slice(0, 1) };
    case 'fuel':
      return { says: 'fuel', value: meaning.value };
    case 'transmission':
      return { says: 'transmission', value: meaning.value };
    case 'engine':
      return nameChip(meaning.mention.label);
    case 'states':
      return statesChip(meaning.codes, meaning.region);
    default:
      return null;
  }
}
