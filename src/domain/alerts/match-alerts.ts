import type { BusListing } from '../inventory/bus-listing.ts';
import type { ListingRepository } from '../inventory/listing-repository.ts';
import type { MatchListings } from '../search/match-listings.ts';
import { readAlertQuestion } from './alert-question.ts';
import type { AlertStore, AskedQuestion, BusNews, InventoryCursor } from './alert-store.ts';

const listingsAtOnce = 1_000;
const questionsAtOnce = 1_000;
const newsAtOnce = 5_000;
/** Between two breaths, so that pages are answered meanwhile. */
const mostMsAtOnce = 20;

/** Something that happened to a bus, before anybody was found to hear of it. */
type BusEvent = Omit<BusNews, 'questionId' | 'miss'>;

/**
 * Finds out which questions the changes of the inventory answer, from where the last run came to.
 * A question is asked once for all its alerts. A run that dies is done again from its last thousand
 * listings: what it found by then is known already.
 */
export function createMatchAlerts(parts: {
  alerts: AlertStore;
  listings: Pick<ListingRepository, 'changedSince' | 'findByIds'>;
  matchListings: MatchListings;
}): () => Promise<void> {
  const { alerts, listings, matchListings } = parts;

  const eventsOf = async (changed: readonly BusListing[], since: string) => {
    const events = new Map<number, BusEvent[]>();
    const add = (event: BusEvent) =>
      void events.set(event.listingId, [...(events.get(event.listingId) ?? []), event]);
    const plain = { fromCents: null, toCents: null };
    for (const { id, status, publishedAt, soldAt, updatedAt } of changed) {
      if (status === 'published' && publishedAt !== null && publishedAt > since) {
        add({ listingId: id, reason: 'new', happenedAt: publishedAt, ...plain });
      }
      if (status === 'sold' && soldAt !== null) {
        add({ listingId: id, reason: 'sold', happenedAt: soldAt, ...plain });
      }
      // Of a change that came later too: it is told once, and whoever was not told by then hears of it.
      if (status === 'withdrawn') {
        add({ listingId: id, reason: 'withdrawn', happenedAt: updatedAt, ...plain });
      }
    }
    const published = changed.filter(({ status }) => status === 'published');
    const drops = await alerts.priceDrops(
      published.map(({ id }) => id),
      since,
    );
    for (const { at, ...drop } of drops) add({ ...drop, reason: 'price', happenedAt: at });
    return events;
  };

  /** False when another process is further. */
  const answer = async (from: InventoryCursor, changed: readonly BusListing[]) => {
    let page = await alerts.questions({ afterId: 0, limit: questionsAtOnce });
    if (page.length === 0) return true;
    // A price that fell long ago is in no mail of today.
    const since = new Date(Date.parse(from.updatedAt) - longestAgoMs).toISOString();
    const events = await eventsOf(changed, since);
    if (events.size === 0) return true;
    const told = changed.filter(({ id, status }) => status === 'published' && events.has(id));
    const matcher = matchListings(told);
    let news: BusNews[] = [];
    let sinceMs = performance.now();
    try {
      while (page.length > 0) {
        for (const question of page) {
          news.push(...(await newsFor(question, events, matcher)));
          if (performance.now() - sinceMs > mostMsAtOnce) {
            await new Promise((resolve) => void setImmediate(resolve));
            sinceMs = performance.now();
          }
          if (news.length < newsAtOnce) continue;
          if (!(await alerts.addNews(from, news))) return false;
          news = [];
        }
        const afterId = page.at(-1)!.id;
        page = await alerts.questions({ afterId, limit: questionsAtOnce });
      }
      return news.length === 0 || (await alerts.addNews(from, news));
    } finally {
      matcher.close();
    }
  };

  return async () => {
    await alerts.follow();
    for (;;) {
      const from = await alerts.progress();
      if (!from) return;
      const stamps = await listings.changedSince(from, listingsAtOnce);
      const last = stamps.at(-1);
      if (!last) return;
      // Whoever asked before one of these is heard of with it, also while a long run goes on.
      await alerts.follow();
      const changed = await listings.findByIds(stamps.map(({ id }) => id));
      if (!(await answer(from, changed))) return;
      const to = { updatedAt: last.updatedAt, id: last.id };
      if (!(await alerts.advance(from, to))) return;
      if (stamps.length < listingsAtOnce) return;
    }
  };
}

/** Of news: older ones are forgotten, and found no more. */
export const longestAgoMs = 60 * 86_400_000;

async function newsFor(
  { id: questionId, question, since }: AskedQuestion,
  events: ReadonlyMap<number, readonly BusEvent[]>,
  matcher: ReturnType<MatchListings>,
): Promise<BusNews[]> {
  const of = (listingId: number) =>
    (events.get(listingId) ?? []).filter(({ happenedAt }) => happenedAt > since);
  const asked = readAlertQuestion(question);
  if ('busId' in asked) {
    return of(asked.busId)
      .filter(({ reason }) => reason !== 'new')
      .map((event) => ({ ...event, questionId, miss: null }));
  }
  const { exact, close } = await matcher.match(asked.query, asked.language);
  return [
    ...exact.flatMap((id) => of(id).map((event) => ({ ...event, questionId, miss: null }))),
    ...close.flatMap(({ id, how }) =>
      of(id)
        .filter(({ reason }) => reason === 'new')
        .map((event) => ({ ...event, reason: 'close' as const, questionId, miss: how })),
    ),
  ];
}
