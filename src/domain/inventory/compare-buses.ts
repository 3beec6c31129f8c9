import { fieldGroupLabels, type FieldGroup } from './fields/bus-field.ts';
import { busFields } from './fields/bus-fields.ts';
import { cdlShort } from './cdl.ts';
import type { BusDetails } from './bus-listing.ts';
import type { BusDetail } from './listing-detail.ts';

/** Side by side a fifth column is a strip that nobody reads. */
export const mostCompared = 4;

export interface ComparedRow {
  key: keyof BusDetails | 'license';
  label: string;
  /** One for each bus, in their order; null is unknown. */
  values: (string | null)[];
  differs: boolean;
  /** What to say of the values in `best`; null where no value is better than another. */
  bestWord: string | null;
  best: boolean[];
}

export interface ComparedGroup {
  group: FieldGroup | 'price-first';
  label: string;
  rows: ComparedRow[];
}

/** Figures of which less, or more, is plainly better to whoever buys. */
const better: Partial<Record<keyof BusDetails, { word: string; sign: 1 | -1 }>> = {
  priceCents: { word: 'Lowest price', sign: -1 },
  mileageMiles: { word: 'Fewest miles', sign: -1 },
  year: { word: 'Newest year', sign: 1 },
};

/** Said above the columns, or of no use beside each other. */
const leftOut: ReadonlySet<keyof BusDetails> = new Set(['vin', 'stockNumber']);

/**
 * The buses beside each other: price first, then every public figure that one of them has, in the
 * reading order of a bus's page. A value is best when it is known, better than another known one,
 * and the bus is still for sale.
 */
export function compareBuses(buses: readonly BusDetail[]): ComparedGroup[] {
  const valuesOf = buses.map(
    (bus) =>
      new Map(
        bus.specifications.flatMap(({ rows }) =>
          rows.map(({ key, value }) => [key, value] as const),
        ),
      ),
  );
  const groups = new Map<FieldGroup, ComparedGroup>();
  for (const field of busFields) {
    if (field.internal || field.group === 'listing' || leftOut.has(field.key)) continue;
    const values = valuesOf.map((known) => known.get(field.key) ?? null);
    if (values.every((value) => value === null)) continue;
    const group = groups.get(field.group) ?? {
      group: field.group,
      label: fieldGroupLabels[field.group],
      rows: [],
    };
    group.rows.push(row(field.key, field.label, values, buses));
    groups.set(field.group, group);
  }
  const licenses = buses.map(({ cdl }) => cdlShort[cdl]);
  const prices = buses.map((bus) => (bus.sold ? 'Sold' : bus.detailPriceText));
  return [
    {
      group: 'price-first',
      label: 'Price and license',
      rows: [row('priceCents', 'Price', prices, buses), row('license', 'License', licenses, buses)],
    },
    ...groups.values(),
  ];
}

/** Only rows whose values are not all the same; groups without such a row are left out. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function row(
  key: ComparedRow['key'],
  label: string,
  values: (string | null)[],
  buses: readonly BusDetail[],
): ComparedRow {
  const rule = key === 'license' ? undefined : better[key];
  const figures = buses.map((bus) => (bus.sold || !rule ? null : figureOf(bus, key)));
  const known = figures.filter((figure) => figure !== null);
  const top = rule ? Math.max(...known.map((figure) => figure * rule.sign)) : 0;
  const decides = rule !== undefined && new Set(known).size > 1;
  return {
    key,
    label,
    values,
    differs: new Set(values).size > 1,
    bestWord: decides ? rule.word : null,
    best: figures.map((figure) => decides && figure !== null && figure * rule.sign === top),
  };
}

/** Null where unknown; zero means unknown for prices and miles (spec §1, §9). */
function figureOf(bus: BusDetail, key: ComparedRow['key']): number | null {
  if (key === 'year') return bus.year;
  return (key === 'priceCents' ? bus.priceCents : bus.figures.mileageMiles) || null;
}
