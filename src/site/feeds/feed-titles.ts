import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';

/** What the feeds are called: in themselves, and where a page names them. */
export const feedTitles = {
  buses: ({ name: company }: SiteSettings) => t`${company}: new buses for sale`,
  articles: ({ name: company }: SiteSettings) => t`${company}: new articles`,
};
