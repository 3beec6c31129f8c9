/** Something that was acknowledged while the database was away. */
export interface SpoolEntry {
  /** Sorts in the order of arrival. */
  id: string;
  /** Who stores it: `lead`, `submission`. */
  kind: string;
  /** JSON. */
  value: unknown;
}

export interface SpoolCounts {
  waiting: number;
  setAside: number;
}

/**
 * A durable waiting room on this machine's own disk. Promises: `put` resolves when the entry
 * survives a crash of the process or the machine, and throws when that cannot be had; what `list`
 * gives stays until it is removed, however the process ends; nothing is given half.
 */
export interface Spool {
  /** `at` is the time of arrival, ISO. Gives the entry's id. */
  put(entry: { kind: string; at: string; value: unknown }): Promise<string>;
  /** How many wait, and how many were set aside. */
  counts(): Promise<SpoolCounts>;
  /** Everything that waits, in order of arrival. */
  list(): Promise<SpoolEntry[]>;
  remove(id: string): Promise<void>;
  /** Out of the way, for a person to look at; `list` no longer gives it. */
  setAside(id: string): Promise<void>;
}
