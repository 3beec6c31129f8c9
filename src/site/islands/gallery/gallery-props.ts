/** One picture, as plain data: island props travel as JSON. */
export interface GalleryPicture {
  src: string;
  srcSet: string;
  thumbnail: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string | null;
  /** "Taken in March 2026"; absent where nobody knows. */
  taken?: string;
}

export interface GalleryProps {
  /** What the pictures show. */
  title: string;
  /** At least one. */
  pictures: readonly GalleryPicture[];
  sizes: string;
  /** Shown once in place of a picture that fails. */
  fallback: string;
}
