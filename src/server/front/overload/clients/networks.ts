import { networkOf } from '#domain/leads/rate-limit.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** The operator, or a proxy that was not announced by TRUSTED_PROXIES: not to be counted as one asker. */
export const isThisMachine = (address: string) => loopback.test(address);

/** What one renter of addresses easily has: the /24 around an IPv4 address, the /48 around an IPv6 one. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  return network.endsWith('::/64')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
