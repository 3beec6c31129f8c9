import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { createRandom } from './random.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Another stream of chance than the one the buses are made from. */
const seed = 2009;
/** A bus younger than this was looked at when it came in; no shop asks again sooner. */
const settledDays = 14;
/** One in so many older buses was forgotten, and waits on the list of stale listings. */
const oneForgottenIn = 24;
const withinDays = 50;

/**
 * When somebody last said that a demo bus is still for sale, as in a shop that mostly keeps up.
 * Counted back from the day of `now`, the same for the same ids.
 */
export function demoConfirmations(
  listings: readonly Pick<NewListing & { id: number }, 'id' | 'status' | 'createdAt'>[],
  now: Date,
): { id: number; confirmedAt: string }[] {
  const todayMs = Math.floor(now.getTime() / dayMs) * dayMs;
  return listings.flatMap(({ id, status, createdAt }) => {
    const random = createRandom(seed, id);
    const ageDays = (todayMs - Date.parse(createdAt ?? now.toISOString())) / dayMs;
    if (status !== 'published' || ageDays < settledDays || id % oneForgottenIn === 0) return [];
    const agoMs = random.int(1, Math.min(withinDays, Math.floor(ageDays))) * dayMs;
    return [
      { id, confirmedAt: new Date(todayMs - agoMs + random.int(0, 28_799) * 1000).toISOString() },
    ];
  });
}
