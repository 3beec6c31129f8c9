/** One thing that was done, as it is stored. */
export interface AuditRecord {
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

export interface AuditEntry extends AuditRecord {
  id: number;
}

export interface AuditFilter {
  memberId?: string;
  /** A whole action. */
  action?: string;
  subjectKind?: string;
  subjectId?: string;
  /** Newest first; the id of the last one seen. */
  beforeId?: number;
  limit: number;
}

/** What was done, read only: writing happens inside the transaction of each change. */
export interface AuditLog {
  page(filter: AuditFilter): Promise<AuditEntry[]>;
  /** What can be filtered by, in alphabetical order. */
  choices(): Promise<{
    members: { id: string; name: string }[];
    actions: string[];
    subjectKinds: string[];
  }>;
}
