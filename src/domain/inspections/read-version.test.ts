import { expect, it } from 'vitest';
import { readVersions } from './read-version.ts';

const now = new Date('2026-11-30T12:00:00.000Z');
const editedAtOf = (editedAt: number) =>
  readVersions(
    [
      {
        item: 'engine-leaks',
        severity: 'fine',
        figures: {},
        note: null,
        editedAt,
        device: 'a-phone-1',
      },
    ],
    now,
  )?.map((version) => version.editedAt);

it.each([
  ['1970, after a battery that was empty', 600_000, +now],
  ['2000', 946_684_800_000, +now],
  ['last year', +now - 365 * 86_400_000, +now - 365 * 86_400_000],
  ['an hour to come', +now + 3_600_000, +now + 3_600_000],
  ['next year', +now + 365 * 86_400_000, +now],
])('a look by a clock that stands in %s is taken', (_, editedAt, kept) => {
  expect(editedAtOf(editedAt)).toEqual([kept]);
});

it.each([5, 1.5, -1, Number.NaN])('no phone says %d', (editedAt) => {
  expect(editedAtOf(editedAt)).toBeUndefined();
});
