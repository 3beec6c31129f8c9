/** A site's address without a path: `https://example.com`. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash + url.username + url.password === ''
  );
}

/** Names a database, not only a server. */
export function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1
  );
}
