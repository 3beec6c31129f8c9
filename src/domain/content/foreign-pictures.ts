/** A picture of a foreign text after it became ours: a file of our own media store. */
export interface KeptPicture {
  /** Media name of the main file, `content/{hash}.webp`; siblings as `picture-names.ts` has them. */
  name: string;
  widthPx: number;
  heightPx: number;
  /** Tiny blurred preview as a `data:` URI. */
  placeholder: string | null;
}

/**
 * Pictures that foreign texts point at, fetched behind the visitors' backs and served by us, so that
 * no page of ours makes a browser talk to somebody else.
 *
 * Promises: `find` answers from memory; `take` never rejects, fetches from allowed hosts only, never
 * from an address inside our own network, follows no redirect, and is bounded in time, bytes and
 * pixels. A picture that could not be had is asked for again an hour later at the earliest.
 */
export interface ForeignPictures {
  find(url: string): KeptPicture | null;
  /** Fetches those that are not here yet; true when at least one is new. */
  take(urls: readonly string[]): Promise<boolean>;
}
