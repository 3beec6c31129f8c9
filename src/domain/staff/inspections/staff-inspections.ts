import { hashText, randomToken } from '#domain/hash-text.ts';
import { composeReport } from '#domain/inspections/compose-report.ts';
import type {
  ConditionReport,
  InspectedBus,
  Inspector,
} from '#domain/inspections/condition-report.ts';
import type {
  InspectionsOf,
  InspectionStore,
  PublishOutcome,
  Seen,
} from '#domain/inspections/inspection-store.ts';
import type {
  Inspection,
  InspectionPhoto,
  LoggedVersion,
  ReportMention,
} from '#domain/inspections/inspection.ts';
import { makeReportNumber } from '#domain/inspections/report-number.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { publicStatuses } from '#domain/inventory/listing-card.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { LotStore } from '#domain/inventory/lots/lot-store.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { StaffMember } from '../staff-member.ts';

/** A private link is open for so long. */
export const openDays = 30;
const longestName = 120;
const perPage = 50;

/** One inspection as staff review it. */
export interface InspectionReview {
  inspection: Inspection;
  /** Null while the submission is no listing. */
  listing: { id: number; title: string; isSold: boolean } | null;
  log: readonly LoggedVersion[];
  photos: readonly InspectionPhoto[];
  reports: readonly ReportMention[];
  /** What it would be as a report; null without a listing. */
  draft: ConditionReport | null;
}

export type PublishAnswer =
  | Exclude<PublishOutcome, { outcome: 'published' }>
  /** `isPublic`: whether anybody sees the bus page that it stands on. */
  | (Extract<PublishOutcome, { outcome: 'published' }> & { isPublic: boolean })
  | { outcome: 'sold' }
  | { outcome: 'empty' }
  /** The unit is no longer in its lot. */
  | { outcome: 'unit-gone' };

export type InspectionSubject = { listingId: number } | { submissionId: number };

export type AskOutcome =
  /** The secret of the link is told once and kept nowhere. */
  | { outcome: 'asked'; inspection: Inspection; token: string }
  | { outcome: 'no-name' }
  | { outcome: 'no-unit' };

/** What staff do with inspections: ask for one, end its link, read it, publish it. */
export type StaffInspections = ReturnType<typeof createStaffInspections>;

interface AskRequest {
  of: InspectionSubject;
  /** One of `units`; null where there are none. */
  unitId: number | null;
  by: Inspector;
  member: StaffMember;
}

export function createStaffInspections(parts: {
  store: InspectionStore;
  listings: Pick<ListingRepository, 'findById'>;
  lots: Pick<LotStore, 'units'>;
  now(): Date;
}) {
  const { store, listings, lots, now } = parts;

  const listingOf = async ({ listingId }: Inspection) =>
    listingId === null ? null : listings.findById(listingId);
  /** The bus itself: the listing, or the unit of it that is inspected; null for one that is gone. */
  const busOf = async (listing: BusListing, { unit: asked }: Inspection) => {
    if (!asked) return inspectedBus(listing);
    const unit = (await lots.units(listing.id)).find(({ id }) => id === asked.id);
    return unit ? inspectedBus(listing, unit) : null;
  };
  const units = async (of: InspectionSubject): Promise<LotUnit[]> =>
    'listingId' in of ? lots.units(of.listingId) : [];

  return {
    /** Of a lot, by number: an inspection is of one of them. */
    units,

    async ask({ of, unitId, by, member }: AskRequest): Promise<AskOutcome> {
      const name = by.name.trim().slice(0, longestName);
      if (name === '') return { outcome: 'no-name' };
      const choices = await units(of);
      const unit = choices.find(({ id }) => id === unitId);
      if (!unit && choices.length > 0) return { outcome: 'no-unit' };
      const token = randomToken();
      const inspection = await store.make(
        {
          listingId: 'listingId' in of ? of.listingId : null,
          submissionId: 'submissionId' in of ? of.submissionId : null,
          unit: unit ? { id: unit.id, number: unit.number } : null,
          tokenHash: await hashText(token),
          by: { name, role: by.role },
          expiresAt: new Date(now().getTime() + openDays * 86_400_000).toISOString(),
        },
        member,
      );
      return { outcome: 'asked', inspection, token };
    },

    page: (request: InspectionsOf) => store.page({ ...request, limit: perPage }),

    async review(id: number): Promise<InspectionReview | null> {
      const inspection = await store.find(id);
      if (!inspection) return null;
      const listing = await listingOf(inspection);
      const [log, photos] = [await store.log(id), await store.photos(id)];
      const publishedAt = now().toISOString();
      const bus = listing && (await busOf(listing, inspection));
      const content = { inspection, log, photos, publishedAt };
      return {
        inspection,
        listing: listing && {
          id: listing.id,
          title: listingTitle(listing),
          isSold: listing.status === 'sold',
        },
        log,
        photos,
        reports: listing ? await store.reportsOf(listing.id) : [],
        draft: bus && composeReport({ ...content, number: '', bus }),
      };
    },

    end: store.end,
    /** Takes a published report back; false where there was nothing to take back. */
    withdraw: store.withdraw,

    async publish(id: number, seen: Seen, member: StaffMember): Promise<PublishAnswer> {
      const inspection = await store.find(id);
      const listing = inspection && (await listingOf(inspection));
      if (!listing) return { outcome: 'missing' };
      if (listing.status === 'sold') return { outcome: 'sold' };
      if (seen.versions === 0) return { outcome: 'empty' };
      const bus = await busOf(listing, inspection);
      if (!bus) return { outcome: 'unit-gone' };
      const number = makeReportNumber(crypto.getRandomValues(new Uint8Array(8)));
      const answer = await store.publish({
        inspection,
        seen,
        actor: member,
        compose: ({ log, photos, at }) =>
          composeReport({
            number,
            inspection,
            log,
            photos,
            bus,
            publishedAt: at,
          }),
      });
      return answer.outcome === 'published'
        ? { ...answer, isPublic: publicStatuses.includes(listing.status) }
        : answer;
    },
  };
}

const inspectedBus = (listing: BusListing, unit?: LotUnit): InspectedBus => ({
  listingId: listing.id,
  slug: listing.slug,
  title: listingTitle(listing),
  unit: unit && { id: unit.id, number: unit.number },
  year: listing.year,
  vin: (unit ?? listing).vin,
  stockNumber: listing.stockNumber,
  mileageMiles: (unit ?? listing).mileageMiles,
});
