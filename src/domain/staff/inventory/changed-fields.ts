import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { privateNote, type UnitChange } from '#domain/inventory/lots/unit-audit.ts';
import type { ListingFacts, StaffListing } from './staff-listing.ts';

/** Follow from the others, or change with every change. */
const derived: readonly string[] = ['updatedAt', 'revision', 'slug', 'lot'];

type Fields = Record<string, unknown>;

/**
 * What an audit row tells of a change: the fields that differ, before and after. Pictures are told
 * by name, a buyer only as "private note".
 */
export function changedFields(
  before: StaffListing | null,
  after: StaffListing,
): { before: Fields | null; after: Fields } {
  const old = before && auditFields(before);
  const next = auditFields(after);
  const changed = Object.keys(next).filter(
    (key) => JSON.stringify(old?.[key] ?? null) !== JSON.stringify(next[key] ?? null),
  );
  if (before && before.facts.buyerNote !== after.facts.buyerNote && !changed.includes('buyerNote'))
    changed.push('buyerNote');
  const pick = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return {
    before: old && { ...pick(old), revision: before.listing.revision },
    after: { ...pick(next), revision: after.listing.revision },
  };
}

function auditFields({ listing, facts }: StaffListing): Fields {
  const fields: Fields = { ...listing, ...facts };
  for (const key of derived) delete fields[key];
  fields['images'] = listing.images.map(({ name, alt }) => `${name} ${alt}`.trim());
  fields['buyerNote'] = facts.buyerNote === null ? null : privateNote;
  return fields;
}

export interface StaffChange {
  before: StaffListing;
  after: StaffListing;
  /** Of a lot, where they change with it. */
  units?: readonly UnitChange[];
}

/** The fields of a listing and its facts that an undo has to put back, as they were. */
export interface EarlierState {
  listing: Partial<BusListing>;
  facts: Partial<ListingFacts>;
  /** The prices of units that changed with it; absent where none did. */
  units?: Pick<LotUnit, 'id' | 'priceCents'>[];
}

export function earlierState({ before, after, units }: StaffChange): EarlierState {
  return {
    listing: differing(before.listing, after.listing, ['updatedAt', 'revision']),
    facts: differing(before.facts, after.facts, []),
    units: units?.flatMap(({ before: was }) =>
      was ? { id: was.id, priceCents: was.priceCents } : [],
    ),
  };
}

function differing<T extends object>(before: T, after: T, except: readonly string[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) =>
        !except.includes(key) && JSON.stringify(value) !== JSON.stringify((after as Fields)[key]),
    ),
  ) as Partial<T>;
}
