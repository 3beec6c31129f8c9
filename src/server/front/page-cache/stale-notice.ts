import { t } from '@lingui/core/macro';

const notice = () =>
  '<div class="page-width stale-notice"><div role="status" class="notice">' +
  `<p>${t`Prices and availability on this page may be a few minutes old. Call us to be sure.`}</p></div></div>`;

/** The page as it was, saying so: served while the database cannot be asked (fault matrix B1). */
export function withStaleNotice(html: string): string {
  return html.replace(/<main\b[^>]*>/, (main) => main + notice());
}
