import type { SiteSettings } from '#content/site-settings.ts';
import { saySetting } from './words/trade-words.ts';

/** A picture by its path on this site, `/media/…`. */
export interface PagePicture {
  path: string;
  alt: string;
  widthPx?: number;
  heightPx?: number;
}

/** What a shared link shows when its page has no picture of its own; drawn by `bin/site-pictures`. */
export const socialCard = (settings: SiteSettings): PagePicture => ({
  path: '/social-card.png',
  alt: `${settings.name}: ${saySetting(settings.tagline)}`,
  widthPx: 1200,
  heightPx: 630,
});
