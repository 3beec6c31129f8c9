import type { FeaturedVideo } from '#domain/content/featured-video.ts';

/** The media section of the knowledge center; the list is answered from memory. */
export interface FeaturedVideos {
  list(): readonly FeaturedVideo[];
  /** A click may open YouTube's player on our page; otherwise links lead to the film's own page. */
  players: boolean;
}
