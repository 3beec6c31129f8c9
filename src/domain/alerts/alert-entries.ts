import type { BusListing } from '../inventory/bus-listing.ts';
import { presentCard, type BusCard } from '../inventory/listing-card.ts';
import type { Miss } from '../search/closeness.ts';
import type { ListingMatches, MatchListings } from '../search/match-listings.ts';
import { readAlertQuestion, type AlertQuestion } from './alert-question.ts';
import type { AlertMailNews } from './alert-store.ts';

/** What a mail says of one bus. */
export type AlertEntry = { card: BusCard } & (
  | { tells: 'new' }
  | { tells: 'price'; fromCents: number }
  | { tells: 'close'; how: Miss }
  | { tells: LastNews }
);

/** Of a bus that is watched; the watch ends with it. */
export type LastNews = 'sold' | 'withdrawn';

export const isLastNews = (entry: AlertEntry): entry is AlertEntry & { tells: LastNews } =>
  entry.tells === 'sold' || entry.tells === 'withdrawn';

/**
 * What is still true when the mail goes: a bus that no longer answers the question as it did (one that
 * is withdrawn answers none), or whose price rose again is left out. Each bus once, whatever happened to it.
 */
export async function alertEntries(
  question: string,
  news: AlertMailNews['news'],
  parts: {
    listings: { findByIds(ids: readonly number[]): Promise<BusListing[]> };
    matchListings: MatchListings;
    now(): Date;
  },
): Promise<AlertEntry[]> {
  const listings = await parts.listings.findByIds([...new Set(news.map((one) => one.listingId))]);
  const matches = await matchesOf(readAlertQuestion(question), listings, parts.matchListings);
  return listings.flatMap((listing): AlertEntry[] => {
    const card = presentCard(listing, parts.now());
    const of = news.filter(({ listingId }) => listingId === listing.id);
    const says = (reason: string) => of.some((one) => one.reason === reason);
    if (listing.status === 'draft') return [];
    if (listing.status !== 'published') {
      return says(listing.status) ? [{ card, tells: listing.status }] : [];
    }
    const near = matches.close.find(({ id }) => id === listing.id);
    if (near) return says('close') ? [{ card, tells: 'close', how: near.how }] : [];
    if (!matches.exact.includes(listing.id)) return [];
    if (says('new')) return [{ card, tells: 'new' }];
    const [first] = of.filter(({ reason }) => reason === 'price');
    const fromCents = first?.fromCents ?? null;
    const fell = fromCents !== null && card.priceCents !== null && card.priceCents < fromCents;
    return fell ? [{ card, tells: 'price', fromCents }] : [];
  });
}

async function matchesOf(
  question: AlertQuestion,
  listings: readonly BusListing[],
  matchListings: MatchListings,
): Promise<ListingMatches> {
  if ('busId' in question) return { exact: [question.busId], close: [] };
  const matcher = matchListings(listings.filter(({ status }) => status === 'published'));
  try {
    return await matcher.match(question.query, question.language);
  } finally {
    matcher.close();
  }
}
