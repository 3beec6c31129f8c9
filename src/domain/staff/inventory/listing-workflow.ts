import { manyLines } from '#domain/forms/read-text.ts';
import { missingToPublish } from '#domain/inventory/fields/bus-fields.ts';
import type { ListingStatus } from '#domain/inventory/choices.ts';
import { officeDate } from '#domain/office/opening-hours.ts';
import type { ListingChange } from './staff-inventory-repository.ts';
import type { StaffListing } from './staff-listing.ts';

/** What staff can do with a whole listing, in the order of the buttons. */
export const listingActs = {
  publish: 'Publish',
  confirm: 'Still available',
  sell: 'Mark as sold',
  withdraw: 'Withdraw',
  unpublish: 'Back to draft',
  archive: 'Move to the archive',
  restore: 'Restore from archive',
} as const;
export type ListingAct = keyof typeof listingActs;

export function isListingAct(text: string): text is ListingAct {
  return Object.hasOwn(listingActs, text);
}

/** The status that an act leads to, where it leads to one. */
const leadsTo: Partial<Record<ListingAct, ListingStatus>> = {
  publish: 'published',
  sell: 'sold',
  withdraw: 'withdrawn',
  unpublish: 'draft',
};

/** Why an act cannot be done now, in words for a member; null when it can. */
export function actProblem(act: ListingAct, { listing, facts }: StaffListing): string | null {
  const archived = facts.archivedAt !== null;
  if (act === 'restore') return archived ? null : 'It is not in the archive.';
  if (act === 'archive') return archived ? 'It is in the archive already.' : null;
  if (archived) return 'It is in the archive. Restore it first.';
  if (act === 'confirm')
    return listing.status === 'published' ? null : 'Only a published listing can be for sale.';
  if (leadsTo[act] === listing.status) return `It is ${statusWords[listing.status]} already.`;
  if (act === 'publish') {
    const missing = missingToPublish(listing).map(({ label }) => label.toLowerCase());
    return missing.length > 0 ? `It lacks ${missing.join(', ')}.` : null;
  }
  return null;
}

/** Why a sale cannot be noted; of a bus that is sold its date and buyer can be put right. */
export function saleProblem(current: StaffListing): string | null {
  const isSold = current.listing.status === 'sold' && current.facts.archivedAt === null;
  return isSold ? null : actProblem('sell', current);
}

export interface Sale {
  soldOn: string;
  buyerNote: string | null;
  /** The note that the form began with, where that is known. */
  noteBefore?: string;
}

/** Erasing a person empties a note beside the listing, whose revision stays. */
export const noteProblem = (current: StaffListing, { noteBefore }: Sale): string | null =>
  noteBefore === undefined || noteBefore === manyLines(current.facts.buyerNote ?? '')
    ? null
    : 'the note on its buyer was erased after this form was opened; open it again';

const statusWords: Readonly<Record<ListingStatus, string>> = {
  draft: 'a draft',
  published: 'published',
  sold: 'sold',
  withdrawn: 'withdrawn',
};

/** The change that an act makes at `at`; ask `actProblem` first. */
export function changeOfAct(
  act: ListingAct,
  { listing }: StaffListing,
  at: string,
  sale: Sale | null = null,
): ListingChange {
  switch (act) {
    case 'publish':
      return {
        patch: { status: 'published' },
        facts: { confirmedAt: at, soldOn: null, buyerNote: null },
      };
    case 'confirm':
      return { facts: { confirmedAt: at } };
    case 'sell':
      return {
        patch: { status: 'sold', details: { featured: false } },
        facts: {
          soldOn: sale?.soldOn ?? officeDate(new Date(at)),
          buyerNote: sale?.buyerNote ?? null,
        },
      };
    case 'withdraw':
      return { patch: { status: 'withdrawn' } };
    case 'unpublish':
      return { patch: { status: 'draft' } };
    case 'archive':
      return {
        patch: { status: archivedStatus(listing) },
        facts: { archivedAt: at },
      };
    case 'restore':
      return { facts: { archivedAt: null } };
  }
}

/** A draft was never seen; whatever was public must not be from now on. */
export const archivedStatus = ({ status }: StaffListing['listing']) =>
  status === 'draft' ? 'draft' : 'withdrawn';

/** The act that brings a listing to a status, for selects that show statuses. */
export function actToward(status: ListingStatus): ListingAct {
  const acts = {
    published: 'publish',
    sold: 'sell',
    withdrawn: 'withdraw',
    draft: 'unpublish',
  } as const;
  return acts[status];
}
