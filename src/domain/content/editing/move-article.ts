import type { StaffArticle } from './content-service.ts';
import type { ContentChange } from './content-edits.ts';
import type { EditedEntry } from './edited-entries.ts';

/**
 * An article under a new address: the old one leaves, the new one comes, and every address that led to
 * the old one leads straight to the new one.
 */
export function moveArticle(move: {
  change: ContentChange;
  from: StaffArticle;
  expectedRevision: number;
  /** All there are; none when the old address was never on the site. */
  redirects: readonly EditedEntry[];
  addressOf(slug: string): string;
  wasLive: boolean;
}): ContentChange[] {
  const { change, from, expectedRevision, redirects, addressOf, wasLive } = move;
  const gone: ContentChange = {
    kind: 'article',
    slug: from.slug,
    change: 'move',
    expectedRevision,
    live: null,
    hidden: from.builtIn,
    draft: null,
    publishAt: null,
  };
  if (!wasLive) return [gone, change];
  const [oldAddress, newAddress] = [addressOf(from.slug), addressOf(change.slug)];
  const redirectTo = (
    entry: EditedEntry | null,
    slug: string,
    to: string | null,
  ): ContentChange => ({
    kind: 'redirect',
    slug,
    change: 'move',
    expectedRevision: entry?.edit?.revision ?? 0,
    live: to === null ? (entry?.edit?.live ?? null) : { from: slug, to },
    hidden: to === null,
    draft: null,
    publishAt: null,
  });
  const known = redirects.find(({ slug }) => slug === oldAddress) ?? null;
  const others = redirects.flatMap((entry) => {
    if (entry.slug === oldAddress || !entry.live) return [];
    // Somebody lives here again.
    if (entry.slug === newAddress) return [redirectTo(entry, entry.slug, null)];
    return entry.live['to'] === oldAddress ? [redirectTo(entry, entry.slug, newAddress)] : [];
  });
  return [gone, change, redirectTo(known, oldAddress, newAddress), ...others];
}
