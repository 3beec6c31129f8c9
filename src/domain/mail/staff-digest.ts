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

/**
 * Bounds of fault matrix F4: at most 60 mails an hour to staff. 24 at once and 24 an hour go out on
 * their own, and a digest every six minutes: 24 + 24 + 11 within any hour.
 */
export const singleMailLimit = { burst: 24, refillMs: 150_000, mostKeys: 4 };
export const digestLimit = { burst: 1, refillMs: 6 * 60_000, mostKeys: 4 };
