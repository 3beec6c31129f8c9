/** One thing that was done, as it is stored. */
export interface AuditEntry {
  id: number;
  /** Null for the command line and the system. */
  memberId: string | null;
  /** As the person was called then. */
  memberName: string;
  /** `subject.verb`: `listing.update`, `submission.publish`. */
  action: string;
  /** `listing`, `submission`, `member`, … */
  subjectKind: string;
  subjectId: string;
  /** Only the fields that matter; null where there was or is nothing. Never passwords or secrets. */
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  /** ISO 8601 UTC. */
  at: string;
}

/** Which thing a line is about. */
export type AuditSubjectKey = Pick<AuditEntry, 'subjectKind' | 'subjectId'>;

export const auditSubjectKey = ({ subjectKind, subjectId }: AuditSubjectKey) =>
  `${subjectKind} ${subjectId}`;

export interface AuditFilter {
  /** Null: only what the command line and the system did. */
  memberId?: string | null;
  /** A whole action. */
  action?: string;
  subjectKind?: string;
  subjectId?: string;
  /** Only what is about one of these things, or has these words as its name or within it. */
  about?: { words: string; subjects: readonly AuditSubjectKey[] };
  /** From this instant on; ISO 8601 UTC. */
  since?: string;
  /** Before this instant; ISO 8601 UTC. */
  until?: string;
  /** Newest first; the id of the last one seen. */
  beforeId?: number;
  limit: number;
}

/** What was done, read only: writing happens inside the transaction of each change. */
export interface AuditLog {
  page(filter: AuditFilter): Promise<AuditEntry[]>;
  /** What things are called now, by `auditSubjectKey`; those that are gone are left out. */
  names(subjects: readonly AuditSubjectKey[]): Promise<ReadonlyMap<string, string>>;
  /** People, files and references that the words name; buses are found by the inventory. */
  subjectsNamed(words: string): Promise<AuditSubjectKey[]>;
  /** What can be filtered by, in alphabetical order. */
  choices(): Promise<{
    members: { id: string; name: string }[];
    actions: string[];
    subjectKinds: string[];
  }>;
}
