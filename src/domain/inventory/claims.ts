import type { BusListing } from './bus-listing.ts';
import { isReduced } from './badges.ts';
import { busFeatures } from './vocabulary/features.ts';

const claims = busFeatures.flatMap(({ key, words, claim }) => {
  const phrases = words.map((phrase) => phrase.replaceAll(' ', String.raw`[\s-]+`));
  const said = new RegExp(String.raw`\b(?:${phrases.join('|')})s?\b`, 'iu');
  return claim ? [{ key, claim, said }] : [];
});

/** What a listing says of itself beyond its fields: keys of features. */
export function claimsOf(
  listing: Pick<BusListing, 'description' | 'priceCents' | 'pricePreviousCents'>,
): string[] {
  const isTrue = ({ claim, said }: (typeof claims)[number]) =>
    claim === 'price' ? isReduced(listing) : said.test(listing.description ?? '');
  return claims.filter(isTrue).map(({ key }) => key);
}
