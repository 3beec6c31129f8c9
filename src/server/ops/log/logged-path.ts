import { unescape } from 'node:querystring';
import { looksPersonal } from '#domain/analytics/personal-text.ts';
import { publicPages } from '#pages/page-map.ts';

/** What opens the back office to whoever has the link. */
const staffLinks =
  /^(\/staff\/(?:invite|invitation|reset|password|join|accept|sign-in(?:\/link)?)\/)[^/]+/;
/** A token wherever it stands: no slug of ours is so long without a hyphen. */
const token = /(?<=\/)(?=[^/]*\d)[A-Za-z0-9_]{20,}(?=\/|$)/g;
/** A VIN, or a part of one, is of somebody's bus, which may be for sale nowhere. */
const vin = /^(\/api\/vin\/)[^/]+/;
/** Names of our own making: slugs, numbers of listings, files. */
const plainPart = /^(?:(?=.*[a-z])[a-z\d.-]+|\d{1,9})$/;
const longest = 300;

/**
 * A request's path as it may be written into a log: without query string, tokens and references, and
 * without what people are reached by, which they type and paste into addresses too. Control characters
 * arrive percent-encoded and stay so.
 */
export function loggedPath(path: string, { secret } = publicPages): string {
  const shown = path.split('?', 1)[0]!.slice(0, longest);
  return shown
    .replace(secret, '$1*')
    .replace(staffLinks, '$1*')
    .replace(vin, '$1*')
    .replace(token, '*')
    .replace(/[^/]+/g, (part) => (isPersonal(part) ? '*' : part));
}

function isPersonal(part: string): boolean {
  // Unlike `decodeURIComponent` it reads what is malformed, too.
  const text = unescape(part);
  const mayBeVin = text.length === 17;
  return (mayBeVin || !plainPart.test(part)) && looksPersonal(text);
}
