/** What is kept of a bus: enough for a link with a picture, nothing that grows stale. */
export interface KeptBus {
  id: number;
  title: string;
  /** Path on this site. */
  href: string;
  /** Path of a picture on this site. */
  picture: string;
  line: string;
}

export type KeptList = 'saved' | 'viewed';

const keys: Record<KeptList, string> = { saved: 'savedBuses', viewed: 'recentlyViewedBuses' };
const limits: Record<KeptList, number> = { saved: 24, viewed: 8 };

/** Null where the browser refuses even to name it. */
function pageStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Newest first. Storage that is refused, empty or somebody else's reads as an empty list. */
export function readBuses(list: KeptList, storage: Storage | null = pageStorage()): KeptBus[] {
  try {
    const found: unknown = JSON.parse(storage?.getItem(keys[list]) ?? '[]');
    return Array.isArray(found) ? found.filter(isKeptBus) : [];
  } catch {
    return [];
  }
}

/** Puts a bus first, once; the oldest goes when the list is full. */
export function keepBus(
  list: KeptList,
  bus: KeptBus,
  storage: Storage | null = pageStorage(),
): void {
  const others = readBuses(list, storage).filter(({ id }) => id !== bus.id);
  write(list, [bus, ...others].slice(0, limits[list]), storage);
}

export function forgetBus(
  list: KeptList,
  id: number,
  storage: Storage | null = pageStorage(),
): void {
  write(
    list,
    readBuses(list, storage).filter((bus) => bus.id !== id),
    storage,
  );
}

export function forgetAll(storage: Storage | null = pageStorage()): void {
  for (const list of ['saved', 'viewed'] as const) write(list, [], storage);
}

function write(list: KeptList, buses: readonly KeptBus[], storage: Storage | null): void {
  try {
    if (buses.length === 0) storage?.removeItem(keys[list]);
    else storage?.setItem(keys[list], JSON.stringify(buses));
  } catch {
    // Full or refused: the page works without a memory.
  }
}

/** Anything may stand in storage; only addresses of this site become links and pictures. */
function isKeptBus(value: unknown): value is KeptBus {
  if (typeof value !== 'object' || value === null) return false;
  const bus = value as Record<string, unknown>;
  return (
    typeof bus.id === 'number' &&
    typeof bus.title === 'string' &&
    typeof bus.line === 'string' &&
    typeof bus.href === 'string' &&
    /^\/([a-z-]{2,5}\/)?buses\//.test(bus.href) &&
    isPath(bus.picture, '/media/')
  );
}

const isPath = (value: unknown, folder: string): boolean =>
  typeof value === 'string' && value.startsWith(folder);
