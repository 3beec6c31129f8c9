/**
 * Marks an answer that belongs to one person: no cache keeps it, no search engine lists it, and its
 * address is told to nobody else (`same-origin` rather than `no-referrer`, which would blank `Origin`
 * on posts).
 */
export function keepPrivate(headers: Headers): void {
  headers.set('cache-control', 'private, no-store');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-robots-tag', 'noindex, nofollow');
}
