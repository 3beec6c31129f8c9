/** What cached pages and indexes depend on. A change to the data bumps its tag's version. */
export const cacheTags = ['inventory', 'content', 'settings'] as const;
export type CacheTag = (typeof cacheTags)[number];

/**
 * Version counters, one per tag, bumped in the transaction that changes the data, so that a reader
 * who sees the new version also sees the new data. Other processes learn of changes by reading them.
 */
export interface TagVersions {
  current(): Promise<Record<CacheTag, number>>;
}
