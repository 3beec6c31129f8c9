import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Reading } from './reading.ts';

/**
 * Spoken categories win over hints; a hint that only repeats them goes away. "Coach" is said of any
 * big bus, so a Neoplan Skyliner called a coach stays a double decker.
 */
export function settleCategories(reading: Reading): void {
  const { filters } = reading;
  if (filters.wanted) delete filters.categoryHint;
  if (filters.converter) filters.categoryHint = ['conversion'];
  const spoken = filters.category ?? [];
  const hints = filters.categoryHint ?? [];
  const loose =
    spoken.length === 1 && spoken[0] === 'coach' && hints.length > 0 && !hints.includes('coach');
  if (loose && (filters.model || filters.converter)) {
    delete filters.category;
    const item = reading.understood.find(
      ({ kind, filter }) => kind === 'category' && filter.category?.[0] === 'coach',
    );
    if (item) delete item.filter.category;
    return;
  }
  if (spoken.length === 0 || hints.length === 0) return;
  const agrees = spoken.every((slug) => hints.includes(slug));
  const more = agrees ? hints.filter((slug) => !spoken.includes(slug)) : [];
  setHint(reading, more);
}

function setHint(reading: Reading, hints: CategorySlug[]): void {
  if (hints.length > 0) reading.filters.categoryHint = hints;
  else delete reading.filters.categoryHint;
}
