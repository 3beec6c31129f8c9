import { hashText, isToken } from '#domain/hash-text.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { ConditionReport } from './condition-report.ts';
import type { ItemKey } from './inspection-sections.ts';
import type { InspectionPhotos } from './inspection-photos.ts';
import type { InspectionStore, KeptVersions } from './inspection-store.ts';
import {
  linkEnded,
  mostVersions,
  type Inspection,
  type InspectionPhoto,
  type ItemVersion,
  type LoggedVersion,
  type ReportMention,
} from './inspection.ts';
import { mergeVersions, saysSame } from './merge-versions.ts';
import { readReportNumber } from './report-number.ts';

/** An inspection with all that came of it, as its private link opens it. */
export interface OpenInspection {
  inspection: Inspection;
  /** What the bus is called; null until it is listed. */
  title: string | null;
  isSold: boolean;
  /** What counts of each item. */
  items: ReadonlyMap<ItemKey, LoggedVersion>;
  log: readonly LoggedVersion[];
  photos: readonly InspectionPhoto[];
}

export type OpenAnswer =
  | { outcome: 'open'; opened: OpenInspection }
  /** Ended by staff, or past its time: nothing of it is shown any more. */
  | { outcome: 'ended' }
  | { outcome: 'unknown' };

/** One item as a form without scripts shows and sends it. */
export interface PostedItem extends Pick<ItemVersion, 'item' | 'severity' | 'figures' | 'note'> {
  /** `versionName` of what the form showed. */
  was: string;
}

/** What the public site may do with inspections. Everything about one needs its secret link. */
export type InspectionService = ReturnType<typeof createInspectionService>;

/** The server's own, for forms without scripts. */
const formDevice = 'plain-form';

/** Names a version within its item; empty for none. */
export const versionName = (version: ItemVersion | undefined): string =>
  version ? `${version.editedAt}.${version.device}` : '';

export function createInspectionService(parts: {
  store: InspectionStore;
  listings: Pick<ListingRepository, 'findById'>;
  photos: InspectionPhotos;
  now(): Date;
}) {
  const { store, listings, photos, now } = parts;

  async function openKnown(inspection: Inspection): Promise<OpenInspection> {
    const { id, listingId } = inspection;
    const listing = listingId === null ? null : await listings.findById(listingId);
    const log = await store.log(id);
    return {
      inspection,
      title: listing && listingTitle(listing),
      isSold: listing?.status === 'sold',
      items: mergeVersions(log),
      log,
      photos: await store.photos(id),
    };
  }

  return {
    photos,

    async open(token: string): Promise<OpenAnswer> {
      if (!isToken(token)) return { outcome: 'unknown' };
      const inspection = await store.findByTokenHash(await hashText(token));
      if (!inspection) return { outcome: 'unknown' };
      return linkEnded(inspection, now()) !== null
        ? { outcome: 'ended' }
        : { outcome: 'open', opened: await openKnown(inspection) };
    },

    /** Keeps what a device sends, in any order, any number of times. */
    keep: ({ id }: Inspection, versions: readonly ItemVersion[]): Promise<KeptVersions> =>
      store.record(id, versions, mostVersions),

    /**
     * The same for a form without scripts: items that were left as the form showed them are no edits,
     * so that two people on one page do not undo each other.
     */
    keepPosted(
      { inspection, items, log }: OpenInspection,
      posted: readonly PostedItem[],
    ): Promise<KeptVersions> {
      const versions = posted.flatMap(({ was, ...found }): ItemVersion[] => {
        const current = items.get(found.item);
        const shown = log.find((one) => one.item === found.item && versionName(one) === was);
        if (shown ? saysSame(shown, found) : isNothing(found)) return [];
        if (current && saysSame(current, found)) return [];
        const editedAt = Math.max(+now(), (current?.editedAt ?? 0) + 1);
        return [{ ...found, editedAt, device: formDevice }];
      });
      return store.record(inspection.id, versions, mostVersions);
    },

    /** Whoever inspected says that it is done. Said again, nothing changes. */
    async handIn({ id, handedInAt }: Inspection): Promise<void> {
      if (handedInAt === null) await store.handIn(id, now().toISOString());
    },

    /** By its number as a person may type it. */
    async publishedReport(typed: string): Promise<ConditionReport | null> {
      const number = readReportNumber(typed);
      return number === null ? null : store.publishedReport(number);
    },
    /** The same for one that was withdrawn: its number and when. */
    async withdrawnReport(typed: string): Promise<ReportMention | null> {
      const number = readReportNumber(typed);
      return number === null ? null : store.withdrawnReport(number);
    },
    currentReport: store.currentReport,
    /** All of one bus, newest first. */
    reportsOf: store.reportsOf,
  };
}

/** An item that nobody has touched. */
const isNothing = ({ severity, figures, note }: Omit<PostedItem, 'was'>): boolean =>
  severity === 'not-checked' && note === null && Object.keys(figures).length === 0;
