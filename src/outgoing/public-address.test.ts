import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::5'])('%s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each(
  '127.0.0.1 10.1.2.3 100.64.0.1 169.254.169.254 172.31.0.1 192.168.1.1 0.0.0.0 198.18.0.1 224.0.0.1 255.255.255.255 192.88.99.1 :: ::1 fe80::1 fc00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:7f00:1:: 2001:db8::1 localhost'.split(
    ' ',
  ),
)('not %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
