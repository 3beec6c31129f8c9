import type { CdlNeed } from './cdl.ts';
import { canBeHad, isKnown, whyNotOffered } from './display-values.ts';
import type { FieldGroup } from './fields/bus-field.ts';
import { busFields, type FieldKey } from './fields/bus-fields.ts';
import type { BusDetail } from './listing-detail.ts';
import type { KnownValue } from './specifications.ts';

/** Side by side a fifth column is a strip that nobody reads. */
export const mostCompared = 4;

/** One value for each bus, in their order; null is unknown. */
export type ComparedRow = (
  | { key: 'offer'; values: (number | 'sold' | 'reserved' | null)[] }
  | { key: 'license'; values: CdlNeed[] }
  | { key: FieldKey; values: (KnownValue | null)[] }
) & {
  differs: boolean;
  /** Which values are better than the others; none where no value is better than another. */
  best: boolean[];
};

export interface ComparedGroup {
  group: FieldGroup | 'price-first';
  rows: ComparedRow[];
}

/** Figures of which less, or more, is plainly better to whoever buys. */
const better = { offer: -1, mileageMiles: -1, year: 1 } as const;

/** A row of which one value can be the best. */
export type RowWithBest = keyof typeof better;

/** Said above the columns, or of no use beside each other. */
const leftOut: ReadonlySet<FieldKey> = new Set(['vin', 'stockNumber']);

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
    const group = groups.get(field.group) ?? { group: field.group, rows: [] };
    group.rows.push({ key: field.key, values, ...judged(field.key, values, buses) });
    groups.set(field.group, group);
  }
  const licenses = buses.map(({ cdl }) => cdl);
  const offers = buses.map(
    (bus) => whyNotOffered(bus) ?? (isKnown(bus.priceCents) ? bus.priceCents : null),
  );
  return [
    {
      group: 'price-first',
      rows: [
        { key: 'offer', values: offers, ...judged('offer', offers, buses) },
        { key: 'license', values: licenses, ...judged('license', licenses, buses) },
      ],
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

function judged(
  key: ComparedRow['key'],
  values: readonly unknown[],
  buses: readonly BusDetail[],
): Pick<ComparedRow, 'differs' | 'best'> {
  const differs = new Set(values).size > 1;
  const figures = buses.map((bus) => (!canBeHad(bus) || !hasBest(key) ? null : figureOf(bus, key)));
  const known = figures.filter((figure) => figure !== null);
  if (!hasBest(key) || new Set(known).size < 2) return { differs, best: buses.map(() => false) };
  const top = Math.max(...known.map((figure) => figure * better[key]));
  return { differs, best: figures.map((one) => one !== null && one * better[key] === top) };
}

const hasBest = (key: ComparedRow['key']): key is RowWithBest => key in better;

/** Null where unknown; zero means unknown for prices and miles (spec §1, §9). */
function figureOf(bus: BusDetail, key: RowWithBest): number | null {
  if (key === 'year') return bus.year;
  return (key === 'offer' ? bus.priceCents : bus.mileageMiles) || null;
}
