import type { BusListing } from './bus-listing.ts';
import { findFeature } from './vocabulary/features.ts';

/**
 * What is only true where the description says it in so many words: looked for one by one, "no rust"
 * stands in every description with rust and no smoke.
 */
const saidAsPhrase = ['rust_free', 'def_free'] as const;
const reduced = 'price_reduced';

/** Keys of the features that `claimsOf` answers. */
export const claimKeys: ReadonlySet<string> = new Set([...saidAsPhrase, reduced]);

const phrases = saidAsPhrase.map((key) => {
  const words = findFeature(key)!.words.map((phrase) => phrase.replaceAll(' ', String.raw`[\s-]+`));
  return { key, phrase: new RegExp(String.raw`\b(?:${words.join('|')})s?\b`, 'iu') };
});

/** What a listing says of itself beyond its fields. */
export function claimsOf(
  listing: Pick<BusListing, 'description' | 'priceCents' | 'pricePreviousCents'>,
): string[] {
  const said = phrases.filter(({ phrase }) => phrase.test(listing.description ?? ''));
  return [...said.map(({ key }) => key), ...(isReduced(listing) ? [reduced] : [])];
}

/** It asks less than the price that is shown as asked before. */
export const isReduced = ({
  priceCents,
  pricePreviousCents,
}: Pick<BusListing, 'priceCents' | 'pricePreviousCents'>): boolean =>
  priceCents !== null && pricePreviousCents !== null && pricePreviousCents > priceCents;
