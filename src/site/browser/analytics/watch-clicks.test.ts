import { expect, it } from 'vitest';
import { categoryAt, filterBetween } from './watch-clicks.ts';

it.each([
  ['/categories/shuttle', 'shuttle'],
  ['/es/categories/shuttle', 'shuttle'],
  ['/fr/categories', 'view-all'],
  ['/categories', 'view-all'],
  ['/buses/categories/shuttle', null],
])('finds at %s the category %s', (path, category) => {
  expect(categoryAt(path)).toBe(category);
});

it.each([
  ['seats=15-24&seats=25-40&make=Ford', 'seats=15-24%2C25-40', 'make'],
  ['seats=15-24%2C25-40&make=Ford', 'seats=15-24&make=Ford', 'seats'],
  ['search=coach&page=2', '', 'words'],
])('names what goes from %s to %s', (before, next, name) => {
  expect(filterBetween(new URLSearchParams(before), new URLSearchParams(next))).toBe(name);
});
