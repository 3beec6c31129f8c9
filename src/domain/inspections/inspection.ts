import type { Finding, FindingPhoto, InspectedUnit, Inspector } from './condition-report.ts';
import type { ItemKey } from './inspection-sections.ts';

/** An inspection that somebody was asked for: a private link, and what came of it so far. */
export interface Inspection {
  id: number;
  /** Null until the submission that it was made for is a listing. */
  listingId: number | null;
  submissionId: number | null;
  /** Null for a bus that is no lot. */
  unit: InspectedUnit | null;
  by: Inspector;
  createdAt: string;
  /** The member of staff who made the link. */
  createdBy: string;
  expiresAt: string;
  /** When staff ended the link. */
  endedAt: string | null;
  /** When whoever inspected said that it is done. */
  handedInAt: string | null;
}

/** When its link stopped opening anything, by staff or by its time; null while it does. */
export const linkEnded = (
  { endedAt, expiresAt }: Pick<Inspection, 'endedAt' | 'expiresAt'>,
  now: Date,
): string | null => endedAt ?? (Date.parse(expiresAt) <= now.getTime() ? expiresAt : null);

/**
 * One version of what was found at one item, as one device knew it. Never changed and never deleted:
 * a later edit is a further version.
 */
export interface ItemVersion extends Pick<Finding, 'item' | 'severity' | 'figures' | 'note'> {
  /**
   * When it was edited, in milliseconds by the device's clock as the server set it right; on one device
   * always later than the last, and later than the version that was on the screen.
   */
  editedAt: number;
  /** One browser, by a name of its own making. */
  device: string;
}

/** A version as the log keeps it. */
export interface LoggedVersion extends ItemVersion {
  /** ISO 8601 UTC, by our own clock. */
  receivedAt: string;
}

/** A photo of an item; `id` takes it away again. */
export interface InspectionPhoto extends FindingPhoto {
  id: number;
  item: ItemKey;
  /** Its one-time key: however often it is sent, it is one photo. */
  clientId: string;
}

/** A report of a bus, by its number and day. */
export interface ReportMention {
  number: string;
  unit: InspectedUnit | null;
  publishedAt: string;
  /** When staff took it back; null while it stands. */
  withdrawnAt: string | null;
}

/** Of all reports of a listing, newest first: the newest that stands and is of the same bus. */
export const standingReport = (
  all: readonly ReportMention[],
  of: { unit?: InspectedUnit | null },
): ReportMention | undefined =>
  all.find(({ withdrawnAt, unit }) => withdrawnAt === null && unit?.id === of.unit?.id);

export const mostPhotosOfInspection = 40;
export const mostPhotosOfItem = 6;
/** Versions of all items together: a day's work has a tenth of it. */
export const mostVersions = 2_000;
/** Versions in one message of a device. */
export const mostVersionsAtOnce = 100;
export const longestNote = 1_000;
