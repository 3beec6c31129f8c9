import { expect, it } from 'vitest';
import { parseEnv } from './env.ts';
import { localOrigin, openedAt } from './opened-at.ts';

it.each([
  ['127.0.0.1', 'http://localhost:5100'],
  ['0.0.0.0', 'http://localhost:5100'],
  ['::', 'http://localhost:5100'],
  ['10.0.0.5', 'http://10.0.0.5:5100'],
  ['::1', 'http://[::1]:5100'],
])('listening on %s, it answers at %s', (host, origin) =>
  expect(localOrigin(host, 5100)).toBe(origin),
);

it.each([
  [{ SITE_URL: 'https://buses.example.com' }, 'https://buses.example.com'],
  [{ PORT: '0' }, 'http://localhost:5100'],
])('with %j people open %s', (record, origin) => {
  const read = parseEnv(record);
  expect(read.ok && openedAt(read.env, 5100)).toBe(origin);
});
