import type { FigureKey, ItemKey, SectionKey } from './inspection-sections.ts';
import type { ListingImage } from '../inventory/bus-listing.ts';

/**
 * What was found, the worst first. `fine` was looked at, `not-checked` was not, `not-fitted` is not on
 * this bus (a lift, a second rear wheel): a report says each of the three in words.
 */
export const severities = ['unsafe', 'soon', 'note', 'fine', 'not-checked', 'not-fitted'] as const;

export type Severity = (typeof severities)[number];

/**
 * A picture of a finding, by the name of its stored photo as in `ListingImage`. What it shows is the
 * item, and is said in the language of whoever reads.
 */
export type FindingPhoto = Pick<ListingImage, 'name' | 'widthPx' | 'heightPx'>;

/** What one look at one item found. */
export interface Finding {
  item: ItemKey;
  severity: Severity;
  /** What was measured; what was not measured is left out. */
  figures: Readonly<Partial<Record<FigureKey, number>>>;
  note: string | null;
  photos: readonly FindingPhoto[];
}

/** Somebody measured it and said no more: it was looked at, and is not told to be fine. */
export const isMeasuredOnly = ({ severity, figures }: Pick<Finding, 'severity' | 'figures'>) =>
  severity === 'not-checked' && Object.keys(figures).length > 0;

/** Who stands behind a report: somebody of the lot, or whoever sells the bus. */
export interface Inspector {
  name: string;
  role: 'staff' | 'owner';
}

/** One bus of a lot; numbers are given again when a unit is removed. */
export interface InspectedUnit {
  id: number;
  number: number;
}

/** The bus as it was when the report was published; later edits of the listing do not reach it. */
export interface InspectedBus {
  listingId: number;
  slug: string;
  title: string;
  /** Of a lot; absent for other buses, and in reports of before it was asked. */
  unit?: InspectedUnit;
  year: number | null;
  vin: string | null;
  stockNumber: string | null;
  /** Read from the odometer at the inspection; the listing's figure where it was not read. */
  mileageMiles: number | null;
}

/** One published report. It never changes: a further inspection makes a further report. */
export interface ConditionReport {
  /** Public name of the report, shown and printed, hard to guess: `CR-7K2M-9QXD`. */
  number: string;
  bus: InspectedBus;
  by: Inspector;
  /** Day of the inspection at the lot, `2026-11-23`. */
  inspectedOn: string;
  /** ISO 8601 UTC. */
  publishedAt: string;
  /** Every section of the table with every item of it, in its order: nothing is left out silently. */
  sections: readonly ReportSection[];
}

/** One section of a report. */
interface ReportSection {
  key: SectionKey;
  findings: readonly Finding[];
}
