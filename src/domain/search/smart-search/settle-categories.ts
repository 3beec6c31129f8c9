import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Reading } from './reading.ts';
import { nameChip } from './chip.ts';

/**
 * Spoken categories win over hints; a hint that only repeats them goes away. "Coach" and "tour bus"
 * are said of any big bus, so a Neoplan Skyliner called a coach stays a double decker.
 */
export function settleCategories(reading: Reading): void {
  const { filters } = reading;
  if (filters.wanted) delete filters.categoryHint;
  if (filters.converter) filters.categoryHint = ['conversion'];
  if (coachIsLooselySaid(reading)) dropCoach(reading);
  const spoken = filters.category ?? [];
  const hints = filters.categoryHint ?? [];
  if (spoken.length === 0 || hints.length === 0) return;
  const agrees = spoken.every((slug) => hints.includes(slug));
  const more = agrees ? hints.filter((slug) => !spoken.includes(slug)) : [];
  setHint(reading, more);
}

function coachIsLooselySaid({ filters }: Reading): boolean {
  const spoken = filters.category ?? [];
  const hints = filters.categoryHint ?? [];
  if (!spoken.includes('coach')) return false;
  if (spoken.includes('double-decker')) return true;
  const named = filters.model !== undefined || filters.converter !== undefined;
  return spoken.length === 1 && named && hints.length > 0 && !hints.includes('coach');
}

function dropCoach(reading: Reading): void {
  const { filters, understood } = reading;
  const rest = filters.category?.filter((slug) => slug !== 'coach') ?? [];
  if (rest.length > 0) filters.category = rest;
  else delete filters.category;
  const at = understood.findIndex(({ filter }) => filter.category?.join() === 'coach');
  if (at >= 0) understood.splice(at, 1);
}

function setHint(reading: Reading, hints: CategorySlug[]): void {
  if (hints.length > 0) reading.filters.categoryHint = hints;
  else delete reading.filters.categoryHint;
}

/** "Ford van": nobody put a body on it, so the chassis maker is the maker. */
export function settleVanMakers(reading: Reading): void {
  const { filters } = reading;
  const onlyVans = filters.category?.length === 1 && filters.category[0] === 'van';
  if (!onlyVans || filters.make || filters.model || filters.chassisModel) return;
  for (const item of reading.understood) {
    if (item.kind !== 'chassis' || !item.filter.chassisMake) continue;
    item.kind = 'make';
    item.chip = nameChip(item.filter.chassisMake.join(', '));
    item.filter = { make: item.filter.chassisMake };
    filters.make = item.filter.make;
    delete filters.chassisMake;
  }
}
