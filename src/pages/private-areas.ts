/**
 * Whatever lies below these belongs to one person and is opened by a secret in its address. The browser
 * reads this file too, so it holds nothing else.
 */
export const privateAreas = [
  '/sell-your-bus/',
  '/inspection/',
  '/contact/bus-alert/',
  '/contact/video-tour/',
] as const;

export type PrivateArea = (typeof privateAreas)[number];
