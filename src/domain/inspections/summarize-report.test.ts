import { describe, expect, it } from 'vitest';
import { composeReport } from './compose-report.ts';
import type { LoggedVersion } from './inspection.ts';
import { inspectionSections } from './inspection-sections.ts';
import { makeReportNumber, readReportNumber } from './report-number.ts';
import { summarizeReport } from './summarize-report.ts';

const bus = {
  listingId: 7,
  slug: 'bus',
  title: 'Bus',
  year: 2015,
  vin: null,
  stockNumber: null,
  mileageMiles: 100_000,
};
const version = (more: Partial<LoggedVersion>): LoggedVersion => ({
  item: 'engine-leaks',
  severity: 'soon',
  figures: {},
  note: null,
  device: 'phone-of-ruth',
  editedAt: Date.parse('2026-11-02T03:00:00Z'),
  receivedAt: '2026-11-02T09:00:00.000Z',
  ...more,
});
const report = (log: readonly LoggedVersion[]) =>
  composeReport({
    number: 'CR-7K2M-9QXD',
    inspection: { by: { name: 'Ruth', role: 'owner' } },
    bus,
    log,
    photos: [
      {
        id: 1,
        item: 'lift-cycle',
        clientId: 'key',
        name: 'photos/a.webp',
        widthPx: 8,
        heightPx: 6,
      },
    ],
    publishedAt: '2026-11-20T12:00:00.000Z',
  });

describe('a report', () => {
  it('has every item of the table, also those that nobody looked at', () => {
    const { sections } = report([version({})]);
    const findings = sections.flatMap((section) => section.findings);
    expect(findings.map(({ item }) => item)).toEqual(
      inspectionSections.flatMap(({ items }) => items.map(({ key }) => key)),
    );
    expect(findings.filter(({ severity }) => severity !== 'not-checked')).toHaveLength(1);
    expect(findings.find(({ item }) => item === 'lift-cycle')?.photos).toEqual([
      { name: 'photos/a.webp', widthPx: 8, heightPx: 6 },
    ]);
  });

  it('is of the day of the last look at the lot, and no clock puts it after its arrival', () => {
    // Three in the morning UTC is the evening before in New Jersey.
    expect(report([version({})]).inspectedOn).toBe('2026-11-01');
    const ahead = version({ editedAt: Date.parse('2031-01-01T00:00:00Z') });
    expect(report([ahead]).inspectedOn).toBe('2026-11-02');
  });

  it('has the miles that were read, else those of the listing', () => {
    const read = version({ item: 'papers-odometer', figures: { odometerMiles: 101_250 } });
    expect(report([read]).bus.mileageMiles).toBe(101_250);
    expect(report([]).bus.mileageMiles).toBe(100_000);
  });
});

describe('its summary', () => {
  it('tells the worst first, and counts what was not checked', () => {
    const { weighty, counts } = summarizeReport(
      report([
        version({ item: 'papers-vin', severity: 'note' }),
        version({}),
        version({ item: 'lift-cycle', severity: 'unsafe' }),
        version({ item: 'body-roof', severity: 'fine' }),
        version({ item: 'tire-spare', severity: 'not-fitted' }),
      ]),
      { now: new Date('2026-11-20T12:00:00Z'), mileageMiles: 100_000 },
    );
    expect(weighty.map(({ item }) => item)).toEqual(['lift-cycle', 'engine-leaks', 'papers-vin']);
    expect(counts).toMatchObject({ unsafe: 1, soon: 1, note: 1, fine: 1, 'not-fitted': 1 });
    const all = inspectionSections.flatMap(({ items }) => items).length;
    expect(counts['not-checked']).toBe(all - 5);
  });

  it.each([
    ['2027-01-30', 100_999, false],
    ['2027-01-31', 100_000, true],
    ['2026-11-20', 101_000, true],
    ['2026-11-20', 90_000, false],
    ['2026-11-20', null, false],
  ])('on %s at %s miles is old: %s', (day, mileageMiles, isOld) => {
    const summary = summarizeReport(report([version({})]), { now: new Date(day), mileageMiles });
    expect(summary.isOld).toBe(isOld);
  });
});

it('a number is read as people type it', () => {
  const number = makeReportNumber(new Uint8Array([7, 19, 2, 20, 9, 23, 29, 13]));
  expect(number).toBe('CR-7K2M-9QXD');
  for (const typed of ['cr-7k2m-9qxd', ' CR 7K2M 9QXD ', '7K2M9QXD'])
    expect(readReportNumber(typed), typed).toBe(number);
  expect(readReportNumber('CR-7K2M')).toBeNull();
});
