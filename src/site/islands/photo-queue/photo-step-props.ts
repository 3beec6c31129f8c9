/** A photo that the server has, as plain data. */
export interface SellersPhoto {
  id: number;
  thumbnail: string;
  /** The seller's own words, which no translation touches. */
  typed: { caption: string | null; fileName: string | null };
}

export interface PhotoStepProps {
  photos: readonly SellersPhoto[];
  /** Addresses that belong to this bus alone, in the language of the page. */
  paths: {
    /** The page itself: takes the plain form, and tells its photos to who asks for JSON. */
    page: string;
    /** Takes one photo in pieces. */
    photo: string;
    /** Takes changes of photos that have arrived, as the plain form has them. */
    change: string;
  };
  /** The bus was handed in before: photos are added to it. */
  isFinished: boolean;
  /** Files of the plain form that were not taken: name, and what to do. */
  errors: readonly string[];
}
