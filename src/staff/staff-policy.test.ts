import { expect, it } from 'vitest';
import { address } from './address.ts';
import { fileRoute } from './file-route.ts';
import { permissionFor, policyOf } from './staff-policy.ts';
import { proved, route } from './staff-route.ts';

const list = address('/staff/tyres');
const one = address('/staff/tyres/:id');
const handler = () => new Response();

it('is drawn from the routes', () => {
  const policy = policyOf([
    { routes: [route('GET', list, 'inventory.read', handler)] },
    { routes: [route('POST', one, proved('inventory.edit'), handler)] },
    { routes: [route('GET', one, 'public', handler)] },
  ]);
  expect(Object.fromEntries(policy)).toEqual({
    'GET /staff/tyres': { permission: 'inventory.read' },
    'POST /staff/tyres/:id': { permission: 'inventory.edit', proof: 'recent' },
    'GET /staff/tyres/:id': 'public',
  });
});

it('knows no permission that nobody has', () => {
  // @ts-expect-error -- there is no such permission
  route('GET', list, 'tyres.read', handler);
  // @ts-expect-error -- a route without one
  route('GET', list, handler);
});

it('refuses two routes of one address, of which one would never answer', () => {
  const twice = [
    { routes: [route('GET', list, 'inventory.edit', handler)] },
    { routes: [route('GET', list, 'public', handler)] },
  ];
  expect(() => policyOf(twice)).toThrow('Two routes are GET /staff/tyres.');
});

it('refuses a file for everybody', () => {
  const find = () => Promise.reject(new Error('not asked'));
  expect(() => policyOf([{ routes: [fileRoute(list, 'inventory.read', find)] }])).toThrow(
    'GET /staff/tyres sends a file to everybody.',
  );
});

it('lets the navigation lead to pages of members only', () => {
  const policy = policyOf([{ routes: [route('GET', list, 'inventory.read', handler)] }]);
  const entry = { label: 'Tyres', href: list(), icon: 'inventory' } as const;
  expect(permissionFor(policy, entry)).toBe('inventory.read');
  expect(() => permissionFor(policy, { ...entry, href: '/staff/tires' })).toThrow('Tyres leads to');
});
