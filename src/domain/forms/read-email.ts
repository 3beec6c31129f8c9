const longestLocal = 64;
const longestAddress = 254;
/** No quotes, comments, groups, routes or lists: what mail programs disagree about is refused. */
const forbidden = /[\s"(),:;<>[\]\\\p{C}]/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Reads one e-mail address (RFC 5321 mailbox without quoted parts, RFC 6531 letters allowed).
 * Returns it with the domain in lower case, or null when it is not an address that mail can reach.
 */
export function readEmail(text: string): string | null {
  const address = text.trim().replace(/^mailto:/i, '');
  if (address.length > longestAddress || forbidden.test(address)) return null;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || local.length > longestLocal || local.includes('@')) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  const labels = domain.split('.');
  if (labels.length < 2 || labels.some((each) => each.length > 63 || !label.test(each)))
    return null;
  if (/^\d+$/.test(labels.at(-1) ?? '')) return null;
  return `${local}@${domain}`;
}

/** The same person by another spelling: for rate limits, erasure and export. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase();
}
