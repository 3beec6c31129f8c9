import { lookup as systemResolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

export interface AddressRules {
  isPublicAddress(address: string): boolean;
  /** `host:port` of receivers that tests run on this machine, over plain HTTP too. */
  privateHosts?: readonly string[];
}

/**
 * Why nothing may be sent to or fetched from an address, in a sentence; null when its name may be
 * looked up. What the name then gives is judged by `publicLookup`.
 */
export function addressFault(address: string, rules: AddressRules): string | null {
  const url = URL.parse(address);
  if (!url) return 'This is not an address.';
  const isPrivate = rules.privateHosts?.includes(url.host) ?? false;
  if (url.protocol !== 'https:' && !(isPrivate && url.protocol === 'http:'))
    return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '')
    return 'The address must not hold a name or password.';
  if (!isPrivate && isPrivateLiteral(url, rules)) return 'The address is on a private network.';
  return null;
}

/** Whether the host is an IP address, in whatever spelling, that is not a public one. */
export function isPrivateLiteral(url: URL, rules: Pick<AddressRules, 'isPublicAddress'>): boolean {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !rules.isPublicAddress(literal);
}

/**
 * Looks a name up for one connection: every address that it gives must be public, and the one that was
 * judged is the one connected to, so that a second answer of a name server changes nothing.
 */
export const publicLookup =
  (
    isPublicAddress: AddressRules['isPublicAddress'],
    resolve: typeof systemResolve = systemResolve,
  ): LookupFunction =>
  (hostname, how, done) => {
    resolve(hostname, { all: true }, (error, found: LookupAddress[] = []) => {
      const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
      const fault = error ?? (isPublic ? null : new Error('the host is on a private network'));
      const [first] = found;
      if (fault || !first) done(fault ?? new Error('no address'), '', 0);
      else if (how.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
