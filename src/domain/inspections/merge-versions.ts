import type { ItemKey } from './inspection-sections.ts';
import type { ItemVersion } from './inspection.ts';

/**
 * The one rule of merging, for each item by itself: the later edit counts; of two at the same
 * millisecond the one of the device whose name sorts later. It asks nothing of the order of arrival,
 * so every order ends the same, and versions that do not count stay in the log.
 */
export function isLater(one: ItemVersion, other: ItemVersion): boolean {
  if (one.editedAt !== other.editedAt) return one.editedAt > other.editedAt;
  return one.device > other.device;
}

/** What counts of each item, whatever came first. */
export function mergeVersions<Version extends ItemVersion>(
  versions: Iterable<Version>,
): Map<ItemKey, Version> {
  const merged = new Map<ItemKey, Version>();
  for (const version of versions) {
    const known = merged.get(version.item);
    if (!known || isLater(version, known)) merged.set(version.item, version);
  }
  return merged;
}

/** Whether two versions say the same, whoever wrote them and when. */
export function saysSame(one: Found, other: Found): boolean {
  return textOf(one) === textOf(other);
}

type Found = Pick<ItemVersion, 'severity' | 'figures' | 'note'>;

const textOf = ({ severity, figures, note }: Found): string =>
  JSON.stringify([severity, Object.entries(figures).toSorted(), note]);
