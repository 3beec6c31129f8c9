/** One vehicle that a campaign names, with what the campaign says. */
export interface RecallRow {
  /** "26V032000" */
  number: string;
  make: string;
  /** What it is compared by (`recall-names.ts`); `modelName` as the file writes it. */
  modelKey: string;
  modelName: string;
  /** 9999 where the file does not tell. */
  year: number;
  component: string;
  /** ISO day on which NHTSA received the report. */
  reportedOn: string | null;
  consequence: string;
  remedy: string;
  doNotDrive: boolean;
  parkOutside: boolean;
}

/** The file whose campaigns are shown. */
export interface RecallFile {
  /** The youngest day in it. */
  newestOn: string;
  campaigns: number;
}

/** Models of one make and year that are looked for. */
interface RecallQuestion {
  make: string;
  modelKeys: readonly string[];
  year: number;
}

/** What pages ask. */
export interface RecallReader {
  /**
   * The rows of these vehicles, the latest campaigns first, at most `most`; rows without a model year
   * too. No file: nobody has imported one.
   */
  find(
    questions: readonly RecallQuestion[],
    most: number,
  ): Promise<{ file: RecallFile | null; rows: RecallRow[] }>;
}

/** Why a whole file does not take the place of the one before it. */
export type RecallRefusal =
  | { outcome: 'older'; used: RecallFile }
  | { outcome: 'smaller'; used: RecallFile; campaigns: number };

/** A file on its way in; nobody sees it before `use`. */
export interface RecallLoad {
  add(rows: readonly RecallRow[]): Promise<void>;
  /**
   * Puts it in the place of the one before, at once, and outdates the pages. Without `anyway` not when
   * it is older, or has lost more than a tenth of the campaigns.
   */
  use(
    newestOn: string,
    options: { anyway: boolean },
  ): Promise<{ outcome: 'used'; file: RecallFile; before: RecallFile | null } | RecallRefusal>;
  /** Takes away what has been added. */
  discard(): Promise<void>;
}

/** Where campaigns are kept. */
export interface RecallStore extends RecallReader {
  /** Begins a file; what an import that was killed left behind an hour ago goes. */
  begin(): Promise<RecallLoad>;
}
