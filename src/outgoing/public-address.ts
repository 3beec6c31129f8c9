import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registries: addresses of no host on the public Internet. */
const special4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'.split(
    ' ',
  );
/** Inside 2000::/3; among them tunnels (Teredo, 6to4) that may lead to any IPv4 address. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const refused = new BlockList();
for (const subnet of special4) refused.addSubnet(...parts(subnet), 'ipv4');
for (const subnet of special6) refused.addSubnet(...parts(subnet), 'ipv6');

/** Whether an IP address is one of the public Internet; IPv4 inside IPv6 counts as not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

function parts(subnet: string): [address: string, prefix: number] {
  const [address = '', prefix] = subnet.split('/');
  return [address, Number(prefix)];
}
