/** How a figure of a finding is asked for and checked. */
export interface FigureRule {
  least: number;
  most: number;
  /** Digits after the point; whole numbers unless told. */
  decimals?: number;
}

/**
 * What is measured, by its unit. `dotWeek` and `dotYear` are the last four digits of a tire's date code
 * (`3519` is week 35 of 2019), the year in full.
 */
export const figureRules = {
  odometerMiles: { least: 0, most: 3_000_000 },
  treadDepth32nds: { least: 0, most: 40 },
  dotWeek: { least: 1, most: 53 },
  dotYear: { least: 1980, most: 2100 },
  liftCycles: { least: 0, most: 99 },
  liftLoadPounds: { least: 0, most: 2_000 },
  batteryVolts: { least: 0, most: 60, decimals: 1 },
  airPressurePsi: { least: 0, most: 200 },
} as const satisfies Record<string, FigureRule>;

/** A figure of a finding, named with its unit. */
export type FigureKey = keyof typeof figureRules;

interface ItemRow {
  figures?: readonly FigureKey[];
}

const tire = { figures: ['dotWeek', 'dotYear', 'treadDepth32nds'] } as const;

/**
 * What is looked at on a bus, section by section in the order of a walk. Keys are kept with reports, so
 * they never change their meaning; what they are called: `src/site/words/inspection-words.ts`.
 */
const rows = {
  papers: {
    'papers-vin': {},
    'papers-title': {},
    'papers-odometer': { figures: ['odometerMiles'] },
    'papers-weight': {},
    'papers-seats': {},
    'papers-log': {},
  },
  engine: {
    'engine-start': { figures: ['batteryVolts'] },
    'engine-gauges': {},
    'engine-leaks': {},
    'engine-hoses': {},
    'engine-exhaust': {},
    'engine-transmission': {},
    'engine-highway': {},
  },
  brakes: {
    'brakes-stopping': { figures: ['airPressurePsi'] },
    'brakes-parking': {},
    'brakes-lines': {},
  },
  tires: {
    'tire-front-left': tire,
    'tire-front-right': tire,
    'tire-rear-left-outer': tire,
    'tire-rear-left-inner': tire,
    'tire-rear-right-inner': tire,
    'tire-rear-right-outer': tire,
    'tire-tag-left': tire,
    'tire-tag-right': tire,
    'tire-spare': tire,
  },
  body: {
    'body-frame': {},
    'body-panels': {},
    'body-doors': {},
    'body-roof': {},
  },
  lights: {
    'lights-outside': {},
    'lights-warning': {},
    'lights-inside': {},
  },
  interior: {
    'interior-floor': {},
    'interior-ceiling': {},
    'interior-seats': {},
    'interior-climate': {},
    'interior-restroom': {},
  },
  lift: {
    'lift-cycle': { figures: ['liftCycles', 'liftLoadPounds'] },
    'lift-interlock': {},
    'lift-straps': {},
  },
} as const satisfies Record<string, Record<string, ItemRow>>;

/** A section of an inspection: one page of the form, one heading of the report. */
export type SectionKey = keyof typeof rows;

/** One thing that is looked at. No two sections share a key. */
export type ItemKey = { [S in SectionKey]: keyof (typeof rows)[S] & string }[SectionKey];

/** One section and what is looked at in it, in the order of the form. */
export interface InspectionSection {
  key: SectionKey;
  items: readonly InspectionItem[];
}

/** One thing that is looked at, with what is measured of it. */
export interface InspectionItem {
  key: ItemKey;
  figures: readonly FigureKey[];
}

function itemsOf(section: Record<string, ItemRow>): InspectionItem[] {
  return Object.entries(section).map(([key, row]) => ({
    // The keys of the rows are the union, which `Object.entries` forgets.
    key: key as ItemKey,
    figures: row.figures ?? [],
  }));
}

/** All sections, in the order in which one walks around a bus. */
export const inspectionSections: readonly InspectionSection[] = Object.entries(rows).map(
  ([key, section]) => ({ key: key as SectionKey, items: itemsOf(section) }),
);
