import { t } from '@lingui/core/macro';

const words = () =>
  t`Prices and availability on this page may be a few minutes old. Call us to be sure.`;
const notice = () =>
  '<div class="page-width stale-notice"><div role="status" class="notice">' +
  `<p>${words()}</p></div></div>`;

/** The page as it was, saying so: served while the database cannot be asked (fault matrix B1). */
export function withStaleNotice(page: string): string {
  // Markdown has the title first, so it is told below.
  if (!page.startsWith('<')) return `${page}\n${words()}\n`;
  return page.replace(/<main\b[^>]*>/, (main) => main + notice());
}
