import type { ComponentType } from 'react';

/** Fetches the code of one island. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/**
 * Every island that the browser can wake: its name, and how its component is loaded. Each becomes
 * a chunk of its own, fetched only where a page contains it. One line per island:
 *
 *     gallery: async () => (await import('#site/islands/gallery/gallery.tsx')).Gallery,
 */
export const islandRegistry = {
  'near-me': async () => (await import('#site/islands/near-me/near-me.tsx')).DevicePlace,
  filters: async () => (await import('#site/islands/filters/filters.tsx')).Filters,
  gallery: async () => (await import('#site/islands/gallery/gallery.tsx')).Gallery,
  'inspection-form': async () =>
    (await import('#site/islands/inspection/inspection-form.tsx')).InspectionForm,
  'lead-form': async () => (await import('#site/islands/lead-form/lead-form.tsx')).LeadForm,
  'photo-step': async () =>
    (await import('#site/islands/photo-queue/photo-step.tsx')).SellPhotoStep,
  'sell-form': async () => (await import('#site/islands/sell-form/sell-form.tsx')).SellForm,
  'your-buses': async () => (await import('#site/islands/saved-buses/your-buses.tsx')).YourBuses,
  'saved-list': async () => (await import('#site/islands/saved-buses/saved-list.tsx')).SavedList,
  'quote-list': async () => (await import('#site/islands/quote-list/quote-list.tsx')).QuoteList,
  'search-box': async () => (await import('#site/islands/header-search/search-box.tsx')).SearchBox,
  'search-overlay': async () =>
    (await import('#site/islands/header-search/search-overlay.tsx')).WokenOverlay,
} satisfies Record<string, IslandLoader>;

export type IslandRegistry = typeof islandRegistry;

/** Props of the component that a loader fetches. They travel as JSON, so they hold plain data only. */
export type LoadedProps<Loader> = Loader extends () => Promise<(props: infer Props) => unknown>
  ? Props
  : never;
