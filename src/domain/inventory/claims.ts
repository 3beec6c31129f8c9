import type { BusListing } from './bus-listing.ts';
import { isReduced } from './badges.ts';
import { busFeatures } from './vocabulary/features.ts';

type Claiming = Pick<BusListing, 'description' | 'priceCents' | 'pricePreviousCents'>;

const claims = busFeatures
  .filter(({ claim }) => claim !== null)
  .map(({ key, words, claim }) => ({
    key,
    isTrueOf: claim === 'price' ? isReduced : saysOneOf(words),
  }));

/** What a listing says of itself beyond its fields: keys of features. */
export const claimsOf = (listing: Claiming): string[] =>
  claims.filter(({ isTrueOf }) => isTrueOf(listing)).map(({ key }) => key);

function saysOneOf(words: readonly string[]) {
  const phrases = words.map((phrase) => phrase.replaceAll(' ', String.raw`[\s-]+`));
  const said = new RegExp(String.raw`\b(?:${phrases.join('|')})s?\b`, 'iu');
  return ({ description }: Claiming) => said.test(description ?? '');
}
