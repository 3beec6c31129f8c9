interface ZipPlace {
  city: string;
  /** USPS code. */
  state: string;
}

/** Which place a ZIP code belongs to, offline. Unknown codes are null and no fault of the seller. */
export interface ZipPlaces {
  /** Takes five digits. */
  find(zip: string): ZipPlace | null;
}
