import { address } from '../../address.ts';

/** The form of an entry, filled with an earlier version if there is one. */
const edited = (slug: string | null, version?: number) => ({ slug, version });

/** Names travel in the query: that of a redirect is itself a path. */
export const contentUrls = {
  articles: address('/staff/content', (state?: string) => ({ state })),
  article: address('/staff/content/articles/edit', edited),
  changeArticle: address('/staff/content/articles/change', (slug?: string) => ({ slug })),
  versions: address('/staff/content/articles/versions', (slug: string) => ({ slug })),
  preview: address('/staff/content/preview'),
  entries: address('/staff/content/entries/:kind'),
  entry: address('/staff/content/entries/:kind/edit', edited),
  /** The form of a new one, filled with a version of one that was deleted. */
  deletedEntry: (kind: string, slug: string, version: number) =>
    `${contentUrls.entry(kind, null)}?${new URLSearchParams({ from: slug, version: String(version) })}`,
  changeEntry: address('/staff/content/entries/:kind/change', (slug?: string) => ({ slug })),
  entryVersions: address('/staff/content/entries/:kind/versions', (slug: string) => ({ slug })),
  settings: address('/staff/content/settings', (version?: number) => ({ version })),
  settingsVersions: address('/staff/content/settings/versions'),
  resetSettings: address('/staff/content/settings/reset'),
};
