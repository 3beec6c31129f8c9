import type { Generated } from 'kysely';

/** What staff wrote over a built-in file, or in a place of its own; JSON texts. */
export interface ContentEditRow {
  kind: string;
  slug: string;
  revision: number;
  live: string | null;
  hidden: number;
  draft: string | null;
  publish_at: string | null;
  updated_at: string;
  updated_by: string;
}

/** What a saved edit said; `body` is null where it went back to the built-in text or off the site. */
export interface ContentVersionRow {
  id: Generated<number>;
  kind: string;
  slug: string;
  revision: number;
  at: string;
  member_name: string;
  change: string;
  body: string | null;
}
