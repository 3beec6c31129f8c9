import { expect, it } from 'vitest';
import { safeReturn } from './urls.ts';

it.each([
  ['/staff', '/staff'],
  ['/staff/submissions?view=all', '/staff/submissions?view=all'],
  ['/staff/leads/7#x', '/staff/leads/7'],
])('goes back to %s', (asked, expected) => {
  expect(safeReturn(asked)).toBe(expected);
});

it.each([
  undefined,
  '',
  'https://evil.test/staff',
  '//evil.test/staff',
  '/\\evil.test',
  '/staff/../../evil',
  '/staffevil',
  '/buses',
  'javascript:alert(1)',
  '/staff/sign-out',
  '/staff/sign-in?return=/staff',
  '/staff/confirm',
  '/staff/%2e%2e/%2e%2e/',
  '\t/staff',
  '/staff/..//evil.test',
])('never goes to %s', (asked) => {
  expect(safeReturn(asked)).toBe('/staff');
});
