/** A point on the map, in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

export interface Place extends MapPoint {
  city: string;
  /** USPS code. */
  state: string;
}

/** A town or city as a whole, at the middle of its ZIP codes. */
export interface Town extends Place {
  /** How many ZIP codes it has: how large it is, as far as we know. */
  codes: number;
}

/** What counts as a typing error in a name. */
export interface Spelling {
  /** How many a name of so many letters may hold. */
  mostErrors(letters: number): number;
  /** More than `most` where it is hopeless. */
  errorsBetween(one: string, other: string, most: number): number;
}

/** Where places are, offline. A place it does not know is null; a point is good to about a mile. */
export interface Places {
  /** Takes five digits. */
  find(zip: string): Place | null;
  /** A town or city by name, in any case and spelling of "Saint", and its state's USPS code. */
  findCity(city: string, state: string): Town | null;
  /** Towns of that name in all states, the largest first. */
  citiesNamed(name: string): Town[];
  /** Towns whose names are the fewest typing errors away, one or two; in one state, or in all. */
  similarCities(name: string, state: string | null, spelling: Spelling): Town[];
  /** The ZIP code whose point is nearest, and how far it is; null where there is none at all. */
  nearest(point: MapPoint): { zip: string; place: Place; miles: number } | null;
}

/** Where a listing stands: its own point, else its ZIP code's, else its town's; null when unknown. */
export function pointOf(
  listing: {
    latitude: number | null;
    longitude: number | null;
    zip: string | null;
    city: string | null;
    state: string | null;
  },
  places: Places | null,
): MapPoint | null {
  if (listing.latitude !== null && listing.longitude !== null) {
    return { lat: listing.latitude, lng: listing.longitude };
  }
  const { zip, city, state } = listing;
  const place =
    (zip && places?.find(zip.slice(0, 5))) ??
    (city && state ? places?.findCity(city, state) : null);
  return place ? { lat: place.lat, lng: place.lng } : null;
}
