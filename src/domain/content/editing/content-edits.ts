/** What can be edited; `settings` has one entry, `site`. */
export type ContentKind =
  | 'article'
  | 'settings'
  | 'redirect'
  | 'faq'
  | 'testimonial'
  | 'popular-search'
  | 'synonym'
  | 'video'
  /** Sections of the knowledge center. */
  | 'section'
  | 'category'
  /** What the page of costs counts with. */
  | 'rate';

/** The fields of an entry by name, checked when they were saved and again when they are read. */
export type ContentValues = Readonly<Record<string, unknown>>;

/** What staff wrote; it wins over the built-in file of the same name. */
export interface ContentEdit {
  kind: ContentKind;
  slug: string;
  /** Counts saves, from 1. */
  revision: number;
  /** On the site; null: what the file says, or nothing. */
  live: ContentValues | null;
  /** Not on the site, whatever the file says. */
  hidden: boolean;
  /** Written but not on the site. */
  draft: ContentValues | null;
  /** When the draft goes live, ISO 8601 UTC. */
  publishAt: string | null;
  updatedAt: string;
  updatedBy: string;
}

export type ContentChangeKind = 'draft' | 'publish' | 'schedule' | 'take-off' | 'reset' | 'move';

export interface ContentVersion {
  id: number;
  revision: number;
  at: string;
  memberName: string;
  change: ContentChangeKind;
  /** Null where the change said nothing of its own: taken off, or back to the file. */
  values: ContentValues | null;
}

/** A new state of one entry. */
export interface ContentChange extends Pick<
  ContentEdit,
  'kind' | 'slug' | 'live' | 'hidden' | 'draft' | 'publishAt'
> {
  change: ContentChangeKind;
  /** The revision it was made from; 0 where there was no edit yet. */
  expectedRevision: number;
}

export type StoreOutcome =
  | { outcome: 'stored' }
  /** Somebody else saved meanwhile; nothing was stored. */
  | { outcome: 'conflict'; current: ContentEdit | null };

/**
 * Keeps what staff write. Each change is stored with its version, its line of the audit log and the
 * tag's new version in one transaction; several changes are stored together or not at all.
 */
export interface ContentEdits {
  all(): Promise<ContentEdit[]>;
  find(kind: ContentKind, slug: string): Promise<ContentEdit | null>;
  store(changes: readonly ContentChange[], by: { id: string; name: string }): Promise<StoreOutcome>;
  /** Newest first, at most 50. */
  versions(kind: ContentKind, slug: string): Promise<ContentVersion[]>;
  /** Puts drafts live whose time has come; how many. Several nodes may ask at once. */
  publishDue(now: Date): Promise<number>;
}
