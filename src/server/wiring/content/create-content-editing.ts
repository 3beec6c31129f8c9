import { redirects as builtInRedirects } from '#content/redirects.ts';
import { readArticleSources, renderWith } from '#adapters/content-markdown/article-sources.ts';
import type { Database } from '#db/database.ts';
import { createContentEdits } from '#db/repositories/content-edits.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { createLiveContent, type LiveContent } from '#domain/content/editing/live-content.ts';
import { withoutLanguage } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { siteContentFolder, siteVariables } from './create-site-content.ts';
import type { ChangeFeed } from '../../jobs/change-feed.ts';

/** Content and settings as staff left them, kept in step with the database. */
export interface ContentEditing extends LiveContent {
  /** Refreshes whenever versions are told, from now on. */
  follow(changes: Pick<ChangeFeed, 'follow'>): void;
}

/** What staff wrote, on a migrated database. */
export async function createContentEditing(
  parts: Pick<
    Parameters<typeof createLiveContent>[0],
    'builtInSettings' | 'now' | 'onChange' | 'onFault'
  > & { database: Database },
): Promise<ContentEditing> {
  const live = await createLiveContent({
    ...parts,
    store: createContentEdits(parts.database),
    versions: createTagVersions(parts.database),
    builtInRedirects,
    renderWith: (settings) => renderWith(() => siteVariables(settings)),
    readSources: (cards) => readArticleSources(siteContentFolder, cards),
    addressOf: (slug) => withoutLanguage(urls.article(slug)),
  });
  return {
    ...live,
    follow: (changes) => changes.follow(live.refresh, (problem) => parts.onFault?.(problem)),
  };
}
