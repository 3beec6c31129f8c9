import type { ConditionReport } from './condition-report.ts';
import type {
  Inspection,
  InspectionPhoto,
  ItemVersion,
  LoggedVersion,
  ReportMention,
} from './inspection.ts';

/** Who does it, for the audit log. */
export interface InspectionActor {
  id: string;
  name: string;
}

interface NewInspection extends Pick<
  Inspection,
  'listingId' | 'submissionId' | 'unit' | 'by' | 'expiresAt'
> {
  /** SHA-256 of the secret in the link; the secret itself is kept nowhere. */
  tokenHash: string;
}

export type PublishOutcome =
  | { outcome: 'published'; report: ConditionReport }
  /** Something came meanwhile that nobody has read. */
  | { outcome: 'changed' }
  | { outcome: 'missing' };

/**
 * Of one bus or one submission; all without either. `listedOnly`: none of what is still a submission.
 * `beforeId` is the last one seen.
 */
export interface InspectionsOf {
  listingId?: number;
  submissionId?: number;
  listedOnly?: boolean;
  beforeId?: number;
}

export type KeptVersions = 'recorded' | 'full' | 'ended';

export interface InspectionStore {
  make(inspection: NewInspection, actor: InspectionActor): Promise<Inspection>;
  find(id: number): Promise<Inspection | null>;
  findByTokenHash(tokenHash: string): Promise<Inspection | null>;
  /** Newest first. */
  page(request: InspectionsOf & { limit: number }): Promise<Inspection[]>;
  /** False for one that was ended before. */
  end(id: number, actor: InspectionActor): Promise<boolean>;

  /** Every version that ever came, in the order of arrival. */
  log(id: number): Promise<LoggedVersion[]>;
  /**
   * Keeps versions. One that is known by item, device and time is kept once, however often it is sent.
   * All of them or, when the log would be longer than `most` or the link was ended meanwhile, none.
   */
  record(id: number, versions: readonly ItemVersion[], most: number): Promise<KeptVersions>;
  handIn(id: number, at: string): Promise<void>;

  photos(id: number): Promise<InspectionPhoto[]>;
  addPhoto(
    id: number,
    photo: Omit<InspectionPhoto, 'id'>,
    most: { ofInspection: number; ofItem: number },
  ): Promise<
    | { outcome: 'added' | 'repeated'; photo: InspectionPhoto }
    | { outcome: 'full' }
    | { outcome: 'ended' }
  >;
  /** What a published report shows stays in it. */
  removePhoto(id: number, photoId: number): Promise<boolean>;

  /**
   * Stores what `compose` makes of all that has come, as the current report of its bus; refused when
   * the log or the photos are others than those `seen`. In one transaction with its audit line.
   */
  publish(request: {
    inspection: Inspection;
    seen: Seen;
    actor: InspectionActor;
    compose(content: {
      log: readonly LoggedVersion[];
      photos: readonly InspectionPhoto[];
      at: string;
    }): ConditionReport;
  }): Promise<PublishOutcome>;
  /** Null for one that was withdrawn, too. */
  publishedReport(number: string): Promise<ConditionReport | null>;
  /** What is still told of a report that was withdrawn; null for one that stands and for none. */
  withdrawnReport(number: string): Promise<ReportMention | null>;
  /** The last one of this bus that was published and not withdrawn. */
  currentReport(listingId: number): Promise<ConditionReport | null>;
  /** All reports of this bus, newest first. */
  reportsOf(listingId: number): Promise<ReportMention[]>;
  /** Takes a report back, with its audit line; false for one that was withdrawn before, and for none. */
  withdraw(number: string, actor: InspectionActor): Promise<boolean>;
}

/** How much of an inspection somebody has read. */
export interface Seen {
  versions: number;
  photoIds: readonly number[];
}
