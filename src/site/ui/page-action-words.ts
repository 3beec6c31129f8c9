import { t } from '@lingui/core/macro';

/** What `browser/page/page-actions.ts` says after somebody has shared a page; stands on its element. */
export const pageActionWords = () => ({
  'data-copied': t`Link copied`,
  'data-copy-yourself': t`Copy the address`,
});
