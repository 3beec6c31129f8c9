/** A file that somebody begins to send. */
export interface AnnouncedFile {
  /** As in `PartialUploads`. */
  id: string;
  /** Whose it is: the draft. */
  sender: string;
  /** Network address it comes from, as `networkOf` gives it; empty when there is none. */
  network: string;
  /** Of the whole file. */
  totalBytes: number;
}

export interface UploadCap {
  files: number;
  bytes: number;
}

/** What unfinished files may take together, as they were announced. */
export interface UploadCaps {
  sender: UploadCap;
  network: UploadCap;
  all: UploadCap;
}

type ReserveOutcome = {
  /** Which cap is in the way; null: there is room, and it is taken. */
  full: keyof UploadCaps | null;
  /** Files that lost their room for it. */
  displaced: string[];
};

/** All unfinished files of one sender. Times are ISO 8601. */
export interface UploadHolder {
  sender: string;
  files: number;
  /** As announced. */
  bytes: number;
  startedAt: string;
  /** When a piece of any of them last came. */
  touchedAt: string;
}

/**
 * Room for files on their way, of all nodes together. Promises: of reservations made at the same
 * moment, by any number of processes, no more succeed than the caps allow; the same file announced
 * again, with the same size or another, counts once.
 */
export interface UploadReservations {
  /** Whether the file has its room; notes that it gets on. */
  goOn(file: AnnouncedFile, at: Date): Promise<boolean>;
  /**
   * When there is no room, files make some that did not get on since `quietBefore`, and, when all
   * together are too many, those that were begun before `begunBefore`.
   */
  reserve(
    file: AnnouncedFile,
    caps: UploadCaps,
    time: { at: Date; quietBefore: Date; begunBefore: Date },
  ): Promise<ReserveOutcome>;
  /** Unknown ids are ignored. */
  release(ids: readonly string[]): Promise<void>;
  /** Ends those that were begun, or gone on with, too long ago; gives their ids. */
  expire(before: { startedAt: Date; touchedAt: Date }): Promise<string[]>;
  ids(): Promise<Set<string>>;
  /** Those of one sender. */
  idsOf(sender: string): Promise<string[]>;
  /** Who holds most, most bytes first. */
  holders(limit: number): Promise<UploadHolder[]>;
}
