import { mostSaved } from '#domain/inventory/saved-list.ts';
import { recall, remember } from '#site/browser/remember.ts';

/** What is kept of a bus: enough for a link with a picture, nothing that grows stale. */
export interface StoredBus {
  id: number;
  title: string;
  /** Path on this site. */
  href: string;
  /** Path of a picture on this site. */
  picture: string;
  /** "25 seats · Columbus, OH" */
  line: string;
  /** What the visitor wrote on a saved one. It never leaves the browser. */
  note?: string;
}

/** `forgotten`: saved ones that had a note, for as long as their tab is open. */
export type StoredList = 'saved' | 'viewed' | 'forgotten';

const lists: Record<StoredList, { key: string; most: number; place?: 'sessionStorage' }> = {
  saved: { key: 'savedBuses', most: mostSaved },
  viewed: { key: 'recentlyViewedBuses', most: 8 },
  forgotten: { key: 'forgottenBuses', most: mostSaved, place: 'sessionStorage' },
};
/** A few sentences; two dozen of them are nothing to a browser. */
export const mostNoteLetters = 500;
const changes = new EventTarget();

/** Whether this browser lets the site keep anything; it may still be full. */
export const storesBuses = (): boolean => storedText('saved') !== undefined;

const storedText = (list: StoredList) => recall(lists[list].key, lists[list].place);

/** Newest first. */
export const readBuses = (list: StoredList): StoredBus[] => parseBuses(busesText(list));

/** A list as it is stored, '' for none: the same text is the same list. */
export const busesText = (list: StoredList): string => storedText(list) ?? '';

/** Storage that is empty or somebody else's reads as an empty list. */
export function parseBuses(text: string): StoredBus[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    return Array.isArray(found) ? found.filter(isStoredBus) : [];
  } catch {
    return [];
  }
}

/**
 * Puts a bus first, once, with the note it had. When the list is full the oldest without a note goes;
 * where each has one, none does.
 */
export function storeBus(list: StoredList, bus: StoredBus): void {
  const known = [...readBuses('saved'), ...readBuses('forgotten')].find(({ id }) => id === bus.id);
  const note = list === 'saved' ? known?.note : undefined;
  write(list, fitting([note ? { ...bus, note } : bus, ...without(list, bus.id)], lists[list].most));
}

function fitting(buses: readonly StoredBus[], most: number): readonly StoredBus[] {
  if (buses.length <= most) return buses;
  const goes = buses.findLastIndex(({ note }) => !note);
  return fitting(buses.toSpliced(Math.max(goes, 0), 1), most);
}

/** Whoever saves a bus again in the same tab has the note back. */
export function forgetBus(list: StoredList, id: number): void {
  const gone = readBuses(list).find((bus) => bus.id === id);
  const { most } = lists.forgotten;
  if (gone?.note) write('forgotten', [gone, ...without('forgotten', id)].slice(0, most));
  write(list, without(list, id));
}

/** False: the browser keeps no more. */
export function noteBus(id: number, words: string): boolean {
  const note = words.slice(0, mostNoteLetters) || undefined;
  const buses = readBuses('saved').map((bus) => (bus.id === id ? { ...bus, note } : bus));
  return write('saved', buses);
}

export function forgetAll(): void {
  for (const list of Object.keys(lists) as StoredList[]) write(list, []);
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

const without = (list: StoredList, id: number) => readBuses(list).filter((bus) => bus.id !== id);

/** False: the browser does not keep it. */
function write(list: StoredList, buses: readonly StoredBus[]): boolean {
  const { key, place } = lists[list];
  const text = buses.length > 0 ? JSON.stringify(buses) : '';
  remember(key, text || null, place);
  changes.dispatchEvent(new Event('change'));
  return storedText(list) !== undefined && busesText(list) === text;
}

/** Anything may stand in storage; only addresses of this site become links and pictures. */
function isStoredBus(value: unknown): value is StoredBus {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, line, href, picture, note = '' } = value as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    [title, line, href, picture, note].every((text) => typeof text === 'string') &&
    /^\/([a-z-]{2,5}\/)?buses\//.test(String(href)) &&
    String(picture).startsWith('/media/')
  );
}
