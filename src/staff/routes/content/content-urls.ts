const query = (slug: string | null) => (slug === null ? '' : `?slug=${encodeURIComponent(slug)}`);

/** Names travel in the query: that of a redirect is itself a path. */
export const contentUrls = {
  articles: (state?: string) => `/staff/content${state ? `?state=${state}` : ''}`,
  article: (slug: string | null) => `/staff/content/articles/edit${query(slug)}`,
  /** The form filled with an earlier version. */
  earlier: (slug: string, version: number) =>
    `/staff/content/articles/edit${query(slug)}&version=${version}`,
  changeArticle: () => '/staff/content/articles/change',
  versions: (slug: string) => `/staff/content/articles/versions${query(slug)}`,
  preview: () => '/staff/content/preview',
  entries: (kind: string) => `/staff/content/entries/${kind}`,
  entry: (kind: string, slug: string | null) => `/staff/content/entries/${kind}/edit${query(slug)}`,
  entryVersions: (kind: string, slug: string) =>
    `/staff/content/entries/${kind}/versions${query(slug)}`,
  earlierEntry: (kind: string, slug: string, version: number) =>
    `/staff/content/entries/${kind}/edit${query(slug)}&version=${version}`,
  /** The form of a new one, filled with a version of one that was deleted. */
  deletedEntry: (kind: string, slug: string, version: number) =>
    `/staff/content/entries/${kind}/edit?from=${encodeURIComponent(slug)}&version=${version}`,
  changeEntry: (kind: string) => `/staff/content/entries/${kind}/change`,
  settings: () => '/staff/content/settings',
  settingsVersions: () => '/staff/content/settings/versions',
  earlierSettings: (version: number) => `/staff/content/settings?version=${version}`,
  resetSettings: () => '/staff/content/settings/reset',
};
