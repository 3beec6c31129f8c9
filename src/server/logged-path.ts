/** Parts of addresses that open somebody's private page, or say who they are. */
const secret: readonly RegExp[] = [
  /^(\/sell-your-bus\/status\/)[^/]+/,
  /^(\/contact\/bus-alert\/)[^/]+/,
  /^(\/contact\/video-tour\/)[^/]+/,
  /^(\/staff\/(?:invite|invitation|reset|password|join|accept|sign-in)\/)[^/]+/,
];
/** A token wherever it stands: no slug of ours is so long without a hyphen. */
const token = /(?<=\/)(?=[^/]*\d)[A-Za-z0-9_]{20,}(?=\/|$)/g;
const longest = 300;

/**
 * A request's path as it may be written into a log: without query string, tokens and references.
 * Control characters arrive percent-encoded and stay so.
 */
export function loggedPath(path: string): string {
  let shown = path.split('?', 1)[0]!.slice(0, longest);
  for (const pattern of secret) shown = shown.replace(pattern, '$1*');
  return shown.replace(token, '*');
}
