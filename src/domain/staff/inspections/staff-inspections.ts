import { hashText, randomToken } from '#domain/hash-text.ts';
import { composeReport } from '#domain/inspections/compose-report.ts';
import type { ConditionReport, Inspector } from '#domain/inspections/condition-report.ts';
import type {
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
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
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

export type PublishAnswer = PublishOutcome | { outcome: 'sold' } | { outcome: 'empty' };

/** What staff do with inspections: ask for one, end its link, read it, publish it. */
export interface StaffInspections {
  /** The secret of the link, told once and kept nowhere; null for a name that is none. */
  ask(request: {
    of: { listingId: number } | { submissionId: number };
    by: Inspector;
    member: StaffMember;
  }): Promise<{ inspection: Inspection; token: string } | null>;
  page(request: {
    listingId?: number;
    listedOnly: boolean;
    beforeId?: number;
  }): Promise<Inspection[]>;
  review(id: number): Promise<InspectionReview | null>;
  end(id: number, member: StaffMember): Promise<boolean>;
  publish(id: number, seen: Seen, member: StaffMember): Promise<PublishAnswer>;
  /** Takes a published report back; false where there was nothing to take back. */
  withdraw(number: string, member: StaffMember): Promise<boolean>;
}

export function createStaffInspections(parts: {
  store: InspectionStore;
  listings: Pick<ListingRepository, 'findById'>;
  now(): Date;
}): StaffInspections {
  const { store, listings, now } = parts;

  const listingOf = async ({ listingId }: Inspection) =>
    listingId === null ? null : listings.findById(listingId);

  return {
    async ask({ of, by, member }) {
      const name = by.name.trim().slice(0, longestName);
      if (name === '') return null;
      const token = randomToken();
      const inspection = await store.make(
        {
          listingId: 'listingId' in of ? of.listingId : null,
          submissionId: 'submissionId' in of ? of.submissionId : null,
          tokenHash: await hashText(token),
          by: { name, role: by.role },
          expiresAt: new Date(now().getTime() + openDays * 86_400_000).toISOString(),
        },
        member,
      );
      return { inspection, token };
    },

    page: (request) => store.page({ ...request, limit: perPage }),

    async review(id) {
      const inspection = await store.find(id);
      if (!inspection) return null;
      const listing = await listingOf(inspection);
      const [log, photos] = [await store.log(id), await store.photos(id)];
      const publishedAt = now().toISOString();
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
        draft: listing && composeReport({ ...content, number: '', bus: busOf(listing) }),
      };
    },

    end: (id, member) => store.end(id, member),
    withdraw: (number, member) => store.withdraw(number, member),

    async publish(id, seen, member) {
      const inspection = await store.find(id);
      const listing = inspection && (await listingOf(inspection));
      if (!listing) return { outcome: 'missing' };
      if (listing.status === 'sold') return { outcome: 'sold' };
      if (seen.versions === 0) return { outcome: 'empty' };
      const number = makeReportNumber(crypto.getRandomValues(new Uint8Array(8)));
      return store.publish({
        inspection,
        seen,
        actor: member,
        compose: ({ log, photos, at }) =>
          composeReport({
            number,
            inspection,
            log,
            photos,
            bus: busOf(listing),
            publishedAt: at,
          }),
      });
    },
  };
}

const busOf = (listing: BusListing) => ({
  listingId: listing.id,
  slug: listing.slug,
  title: listingTitle(listing),
  year: listing.year,
  vin: listing.vin,
  stockNumber: listing.stockNumber,
  mileageMiles: listing.mileageMiles,
});
