import { expect, it } from 'vitest';
import { screensNamed } from './screens-named.ts';

const screens = [
  { label: 'Site settings', detail: 'Content: phones, hours', href: '/a' },
  { label: 'Article sections', detail: 'Content', href: '/b' },
  { label: 'Sections of the home page', detail: 'Content', href: '/c' },
];
const found = (words: string) => screensNamed(screens, words).map(({ href }) => href);

it('finds by every word of name and area', () => {
  expect(found('content hours')).toEqual(['/a']);
  expect(found('hours inventory')).toEqual([]);
});

it('puts names that begin so first, and all of them for no words', () => {
  expect(found('section')).toEqual(['/c', '/b']);
  expect(found('')).toEqual(['/a', '/b', '/c']);
});
