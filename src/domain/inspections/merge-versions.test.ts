import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severities } from './condition-report.ts';
import type { ItemVersion } from './inspection.ts';
import { isLater, mergeVersions, saysSame } from './merge-versions.ts';
import { readVersions } from './read-version.ts';

/** Few items, moments and phones, so that they meet often. */
const version = fc.record<ItemVersion>({
  item: fc.constantFrom('engine-leaks', 'lift-cycle', 'tire-spare'),
  editedAt: fc.integer({ min: 1, max: 6 }),
  device: fc.constantFrom('phone-of-ruth', 'phone-of-sam', 'tablet'),
  severity: fc.constantFrom(...severities),
  figures: fc.constant({}),
  note: fc.option(fc.constantFrom('dry', 'wet')),
});
/** A device writes one version at a moment. */
const log = fc.uniqueArray(version, {
  selector: ({ item, editedAt, device }) => `${item} ${editedAt} ${device}`,
});

describe('versions from several devices', () => {
  it('end the same in any order of arrival, however often each is sent', () => {
    fc.assert(
      fc.property(
        log.chain((versions) =>
          fc.tuple(
            fc.constant(versions),
            fc.shuffledSubarray([...versions, ...versions], {
              minLength: versions.length * 2,
            }),
          ),
        ),
        ([versions, arrived]) => {
          expect(mergeVersions(arrived)).toEqual(mergeVersions(versions));
        },
      ),
    );
  });

  it('end the same whether they come one by one, in parts, or merged before', () => {
    fc.assert(
      fc.property(log, log, (first, second) => {
        const parts = [...mergeVersions(first).values(), ...mergeVersions(second).values()];
        const own = [...first, ...second];
        // The same moment of the same device in both would be a device that lies.
        const keys = own.map(({ item, editedAt, device }) => `${item} ${editedAt} ${device}`);
        fc.pre(new Set(keys).size === keys.length);
        expect(mergeVersions(parts)).toEqual(mergeVersions(own));
      }),
    );
  });

  it('count by item: what one phone says of the lift takes nothing from the tires', () => {
    fc.assert(
      fc.property(log, (versions) => {
        for (const [item, counts] of mergeVersions(versions)) {
          const others = versions.filter((one) => one.item === item);
          expect(others).toContain(counts);
          expect(others.filter((one) => isLater(one, counts))).toEqual([]);
        }
      }),
    );
  });

  it('are the same when they say the same, whoever wrote them', () => {
    const found = { severity: 'soon', figures: { dotWeek: 3, dotYear: 2019 }, note: null } as const;
    expect(saysSame(found, { ...found, figures: { dotYear: 2019, dotWeek: 3 } })).toBe(true);
    expect(saysSame(found, { ...found, note: 'worn' })).toBe(false);
  });
});

it('a look dated far ahead is of now, so that a later one counts', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const sent = (device: string, editedAt: number) => {
    const found = { item: 'engine-leaks', severity: 'fine', figures: {}, note: device };
    return readVersions([{ ...found, device, editedAt }], now)!;
  };
  const wrongClock = sent('phone-of-ruth', 9_999_999_999_999);
  const later = sent('phone-of-sam', now.getTime() + 60_000);
  expect(mergeVersions([...wrongClock, ...later]).get('engine-leaks')?.note).toBe('phone-of-sam');
});
