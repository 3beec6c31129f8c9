import { expect, it } from 'vitest';
import { categoryAt, filterBetween } from './watch-clicks.ts';

it.each([
  ['/categories/shuttle', 'shuttle'],
  ['/es/categories/shuttle', 'shuttle'],
  ['/fr/categories', undefined],
  ['/buses/categories/shuttle', undefined],
])('finds at %s the category %s', (path, category) => {
  expect(categoryAt(path) !== null).toBe(!path.startsWith('/buses'));
  expect(categoryAt(path)?.[1]).toBe(category);
});

it.each([
  ['seats=15-24&seats=25-40&make=Ford', 'seats=15-24%2C25-40', 'make'],
  ['seats=15-24%2C25-40&make=Ford', 'seats=15-24&make=Ford', 'seats'],
  ['search=coach&page=2', '', 'words'],
])('names what goes from %s to %s', (before, next, name) => {
  expect(filterBetween(new URLSearchParams(before), new URLSearchParams(next))).toBe(name);
});
