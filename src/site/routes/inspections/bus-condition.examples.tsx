import type { ConditionReport, Finding } from '#domain/inspections/condition-report.ts';
import type { Example } from '#site/ui/example.ts';
import { BusCondition } from './bus-condition.tsx';

const mention = (number: string, publishedAt: string) => ({
  number,
  unit: null,
  publishedAt,
  withdrawnAt: null,
});

const nothing: Pick<Finding, 'figures' | 'note' | 'photos'> = {
  figures: {},
  note: null,
  photos: [],
};
const tread: Finding = {
  ...nothing,
  item: 'tire-front-left',
  severity: 'soon',
  figures: { dotWeek: 35, dotYear: 2019, treadDepth32nds: 5 },
  note: 'Worn on the inner edge.',
};

const condition = (findings: readonly Finding[], more: Partial<ConditionReport> = {}) => (
  <BusCondition
    model={{
      report: {
        number: 'CR-7K2M-9QXD',
        bus: {
          listingId: 1,
          slug: '2015-thomas-built-saf-t-liner-c2',
          title: '2015 Thomas Built Saf-T-Liner C2',
          year: 2015,
          vin: null,
          stockNumber: null,
          mileageMiles: 88_412,
        },
        by: { name: 'Demo Inspector', role: 'staff' },
        inspectedOn: '2026-11-02',
        publishedAt: '2026-11-02T15:00:00.000Z',
        sections: [{ key: 'tires', findings }],
        ...more,
      },
      all: [
        mention('CR-7K2M-9QXD', '2026-11-02T15:00:00.000Z'),
        mention('CR-3H5T-8WZB', '2026-01-12T15:00:00.000Z'),
      ],
      now: new Date('2026-11-23T12:00:00.000Z'),
      mileageMiles: 88_412,
    }}
  />
);

export const examples: readonly Example[] = [
  {
    name: 'nothing to repair',
    element: condition([{ ...nothing, item: 'tire-front-left', severity: 'fine' }]),
  },
  {
    name: 'one to repair, one not looked at',
    element: condition([tread, { ...nothing, item: 'tire-front-right', severity: 'not-checked' }]),
  },
  {
    name: 'by the owner, long ago',
    element: condition([tread], {
      by: { name: 'Demo Owner', role: 'owner' },
      inspectedOn: '2025-03-02',
    }),
  },
];
