import { busFields, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import {
  emptyBusDetails,
  type BusDetails,
  type BusListing,
} from '#domain/inventory/bus-listing.ts';
import type { ListingStatus } from '#domain/inventory/choices.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { fieldTexts, type FieldTexts } from './field-texts.ts';
import { actProblem, actToward, changeOfAct } from './listing-workflow.ts';
import { findConflicts, mergeTexts, type FieldConflict, type SideChoice } from './merge-edits.ts';
import {
  pricedFields,
  publishErrors,
  readListingForm,
  settledTexts,
  type ListingFieldError,
} from './read-listing-form.ts';
import { readListingField } from './listing-fields.ts';
import type { ListingChange, StaffInventoryRepository } from './staff-inventory-repository.ts';
import type { StaffListing } from './staff-listing.ts';

export interface ListingEdit {
  id: number;
  /** The revision that the editor was shown. */
  revision: number;
  texts: FieldTexts;
  /** What the form began with, to tell who changed what; null when it is not known. */
  base: FieldTexts | null;
  /** Answers of the conflict screen; null for an ordinary save. */
  choices: ReadonlyMap<FieldKey, SideChoice> | null;
}

export type SaveOutcome =
  | { outcome: 'saved' | 'unchanged'; current: StaffListing }
  | { outcome: 'invalid'; current: StaffListing; texts: FieldTexts; errors: ListingFieldError[] }
  | { outcome: 'conflict'; current: StaffListing; texts: FieldTexts; conflicts: FieldConflict[] }
  | { outcome: 'missing' };

/** Fields that can be changed in the table without opening the editor. */
export interface QuickEdit {
  id: number;
  revision: number;
  /** Texts of the fields that were sent; absent ones stay as they are. */
  price?: string;
  quantity?: string;
  featured?: boolean;
  status?: ListingStatus;
}

export type QuickOutcome =
  | { outcome: 'saved' | 'unchanged' | 'conflict'; current: StaffListing }
  | {
      outcome: 'invalid';
      current: StaffListing;
      errors: { field: 'price' | 'quantity' | 'status'; text: string }[];
    }
  | { outcome: 'missing' };

export function createListingEditor(repository: StaffInventoryRepository) {
  return {
    /** Never overwrites what somebody else stored since; a member without prices keeps the stored ones. */
    async save(member: StaffMember, edit: ListingEdit): Promise<SaveOutcome> {
      const current = await repository.find(edit.id);
      if (!current) return { outcome: 'missing' };
      const stored = fieldTexts(current.listing);
      const typed = allowedTexts(member, edit.texts, stored);
      // A lot's number is counted: its form has no field for it, and sends nothing.
      if (current.listing.lot !== null) typed.quantity ||= stored.quantity;
      if (edit.revision !== current.listing.revision) {
        return conflictOf(current, typed, edit.base);
      }
      const texts = edit.choices ? mergeTexts(typed, stored, edit.choices) : typed;
      const { details, errors } = readListingForm(texts, current.listing);
      const counted = countedProblem(current, texts.quantity);
      if (counted !== null) errors.push({ field: 'quantity', text: counted });
      if (errors.length === 0 && current.listing.status === 'published')
        errors.push(...publishErrors(details));
      if (errors.length > 0) return { outcome: 'invalid', current, texts, errors };
      const saved = await repository.change(
        {
          author: member,
          action: 'listing.update',
          id: edit.id,
          expectedRevision: edit.revision,
        },
        () => ({ patch: { details } }),
      );
      switch (saved.outcome) {
        case 'missing':
          return saved;
        case 'conflict':
          return conflictOf(saved.current, typed, edit.base);
        case 'unchanged':
          return saved;
        case 'changed':
          return { outcome: 'saved', current: saved.after };
      }
    },

    async create(
      member: StaffMember,
      typed: FieldTexts,
    ): Promise<{ listing: BusListing } | { errors: ListingFieldError[] }> {
      const texts = allowedTexts(member, typed, {});
      const { details, errors } = readListingForm(texts);
      if (busFields.every(({ key }) => details[key] === emptyBusDetails[key]))
        errors.push({ field: 'bodyMake', text: 'Say something of the bus first, like its make' });
      if (errors.length > 0) return { errors };
      const images: BusListing['images'] = [];
      const listing = {
        details,
        status: 'draft' as const,
        images,
        source: 'staff',
        sourceId: null,
      };
      return { listing: await repository.add(member, listing, 'listing.create') };
    },

    async quick(member: StaffMember, edit: QuickEdit): Promise<QuickOutcome> {
      const current = await repository.find(edit.id);
      if (!current) return { outcome: 'missing' };
      if (current.listing.revision !== edit.revision) return { outcome: 'conflict', current };
      const { details, errors } = quickDetails(edit);
      const counted = countedProblem(current, edit.quantity);
      if (counted !== null) errors.push({ field: 'quantity', text: counted });
      const status = edit.status === current.listing.status ? undefined : edit.status;
      const act = status && actToward(status);
      const problem =
        act && actProblem(act, { ...current, listing: { ...current.listing, ...details } });
      if (problem) errors.push({ field: 'status', text: problem });
      if (errors.length > 0) return { outcome: 'invalid', current, errors };
      const saved = await repository.change(
        { author: member, action: 'listing.update', id: edit.id, expectedRevision: edit.revision },
        (stored, at): ListingChange => {
          const acted = act ? changeOfAct(act, stored, at) : {};
          const merged = { ...details, ...acted.patch?.details };
          return { patch: { ...acted.patch, details: merged }, facts: acted.facts };
        },
      );
      if (saved.outcome === 'changed') return { outcome: 'saved', current: saved.after };
      return saved;
    },
  };
}

/** Where a lot's units are entered, how many there are is theirs to say. */
function countedProblem({ listing }: StaffListing, typed: string | undefined): string | null {
  if (listing.lot === null || typed === undefined) return null;
  if (typed.trim() === (fieldTexts(listing).quantity ?? '')) return null;
  return 'Units available is counted from the units of this lot: add, sell or remove them on its Units page';
}

function conflictOf(
  current: StaffListing,
  typed: FieldTexts,
  base: FieldTexts | null,
): SaveOutcome {
  const texts = settledTexts(typed);
  const conflicts = findConflicts(base, texts, fieldTexts(current.listing));
  if (conflicts.length === 0) return { outcome: 'unchanged', current };
  return { outcome: 'conflict', current, texts, conflicts };
}

/** The texts with the stored ones in the fields that this member may not change. */
function allowedTexts(member: StaffMember, texts: FieldTexts, stored: FieldTexts): FieldTexts {
  if (memberCan(member, 'inventory.price')) return { ...texts };
  const kept = Object.fromEntries(pricedFields.map((key) => [key, stored[key] ?? '']));
  return { ...texts, ...kept };
}

function quickDetails(edit: QuickEdit): {
  details: Partial<BusDetails>;
  errors: Extract<QuickOutcome, { outcome: 'invalid' }>['errors'];
} {
  const details: Partial<BusDetails> = {};
  const errors: Extract<QuickOutcome, { outcome: 'invalid' }>['errors'] = [];
  for (const [field, key] of [
    ['price', 'priceCents'],
    ['quantity', 'quantity'],
  ] as const) {
    const text = edit[field];
    if (text === undefined) continue;
    const { value, error } = readListingField(
      busFields.find((one) => one.key === key)!,
      text,
      null,
    );
    if (error === null) details[key] = value as number | null;
    else errors.push({ field, text: error });
  }
  if (edit.featured !== undefined) details.featured = edit.featured;
  return { details, errors };
}
