import { recall, remember } from '#site/browser/remember.ts';

/** What is kept of a bus: enough for a link with a picture, nothing that grows stale. */
export interface KeptBus {
  id: number;
  title: string;
  /** Path on this site. */
  href: string;
  /** Path of a picture on this site. */
  picture: string;
  /** "25 seats · Columbus, OH" */
  line: string;
}

export type KeptList = 'saved' | 'viewed';

const keys: Record<KeptList, string> = { saved: 'savedBuses', viewed: 'recentlyViewedBuses' };
const limits: Record<KeptList, number> = { saved: 24, viewed: 8 };
const changes = new EventTarget();

/** Newest first. */
export const readBuses = (list: KeptList): KeptBus[] => parseBuses(busesText(list));

/** A list as it is stored, '' for none: the same text is the same list. */
export const busesText = (list: KeptList): string => recall(keys[list]) ?? '';

/** Storage that is empty or somebody else's reads as an empty list. */
export function parseBuses(text: string): KeptBus[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    return Array.isArray(found) ? found.filter(isKeptBus) : [];
  } catch {
    return [];
  }
}

/** Puts a bus first, once; the oldest goes when the list is full. */
export function keepBus(list: KeptList, bus: KeptBus): void {
  write(list, [bus, ...without(list, bus.id)].slice(0, limits[list]));
}

export const forgetBus = (list: KeptList, id: number): void => write(list, without(list, id));

export function forgetAll(): void {
  for (const list of ['saved', 'viewed'] as const) write(list, []);
}

/**
 * Calls back whenever the lists may have changed: by this page, by another tab, or while this page
 * was away and came back by Back. Returns what ends it.
 */
export function onBusesChanged(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, listener);
  return () => {
    changes.removeEventListener('change', listener);
    for (const type of ['storage', 'pageshow']) window.removeEventListener(type, listener);
  };
}

const without = (list: KeptList, id: number) => readBuses(list).filter((bus) => bus.id !== id);

function write(list: KeptList, buses: readonly KeptBus[]): void {
  remember(keys[list], buses.length > 0 ? JSON.stringify(buses) : null);
  changes.dispatchEvent(new Event('change'));
}

/** Anything may stand in storage; only addresses of this site become links and pictures. */
function isKeptBus(value: unknown): value is KeptBus {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, line, href, picture } = value as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    [title, line, href, picture].every((text) => typeof text === 'string') &&
    /^\/([a-z-]{2,5}\/)?buses\//.test(String(href)) &&
    String(picture).startsWith('/media/')
  );
}
