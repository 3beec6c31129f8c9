const notice =
  '<div class="page-width pt-4"><div role="status" class="flex items-start gap-3 rounded-md border-l-4 border-yellow bg-yellow-100 px-4 py-3">' +
  '<p>Prices and availability on this page may be a few minutes old. Call us to be sure.</p></div></div>';

/** The page as it was, saying so: served while the database cannot be asked (fault matrix B1). */
export function withStaleNotice(html: string): string {
  return html.replace(/<main\b[^>]*>/, (main) => main + notice);
}
