/** One thing that staff hear of in a mail with others. */
export interface DigestItem {
  /** What happened, as in the outbox: `lead-tell-sales`. */
  topic: string;
  subjectId: number;
  reference: string;
  /** One line. */
  title: string;
}

export interface WaitingDigest {
  /** Oldest first, at most as many as asked for. */
  items: (DigestItem & { id: number; at: string })[];
  total: number;
}

/** What waits to be told together. The same thing is kept once. */
export interface StaffDigest {
  add(item: DigestItem, at: string): Promise<void>;
  waiting(most: number): Promise<WaitingDigest>;
  /** These were told. Others that came in meanwhile may have lower ids. */
  remove(items: WaitingDigest['items']): Promise<void>;
}
