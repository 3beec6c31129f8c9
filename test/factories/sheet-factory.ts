import type { ReportSheet, WindshieldSheet } from '#domain/documents/sheet.ts';

const ofAny = {
  locale: 'en-US',
  datedAt: '2026-11-01T12:00:00.000Z',
  unprintable: '[…] stands for what cannot be printed here.',
} as const;

/** A sheet behind a windshield, told apart from others by its price. */
export const aWindshieldSheet = (price = '$28,900'): WindshieldSheet => ({
  ...ofAny,
  kind: 'windshield',
  title: 'Windshield sheet',
  qrAddress: 'https://omnibus.example/buses/7-thomas-built',
  price,
  name: '2015 Thomas Built Saf-T-Liner C2',
  large: ['72 passengers', 'CDL needed'],
  facts: [{ label: 'Stock number', value: 'S100234' }],
  invitation: 'Photos and everything we know',
  foot: 'Omnibus · (856) 555-0142',
});

export const aReportSheet = (changes: Partial<ReportSheet> = {}): ReportSheet => ({
  ...ofAny,
  kind: 'report',
  title: 'Condition report CR-7K2M-9QXD',
  qrAddress: 'https://omnibus.example/check/CR-7K2M-9QXD',
  number: 'CR-7K2M-9QXD',
  heading: 'Condition report',
  bus: '2015 Thomas Built Saf-T-Liner C2',
  mark: null,
  facts: [{ label: 'VIN', value: '1FDFE4FS7EDA23699' }],
  summary: 'Unsafe until repaired: 1',
  sections: [
    {
      heading: 'Brakes',
      findings: [
        {
          label: 'Parking brake',
          verdict: 'Unsafe until repaired',
          tone: 'alarm',
          figures: '80 psi',
          note: 'Does not hold on a slope.',
          photos: [],
        },
      ],
    },
  ],
  check: 'Is this paper genuine? Scan, or open:',
  foot: 'CR-7K2M-9QXD · Omnibus',
  noPhoto: 'This photo could not be had.',
  ...changes,
});
