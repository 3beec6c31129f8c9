import { recall, remember } from '#site/browser/remember.ts';

/** A bus that somebody has begun to describe in this browser. */
export interface SellDraft {
  id: string;
  /** When it was last typed in. */
  atMs: number;
  typed: Readonly<Record<string, string>>;
  /** Of its private page; the server has the bus then, and here only what it is called is kept. */
  token?: string;
}

const storedUnder = 'sell-drafts';
const mostDrafts = 3;
const longestValue = 10_000;
const dayMs = 86_400_000;
const keptMs = 30 * dayMs;
/** Who somebody is, and a way in, help to go on tonight; in a month they only lie about. */
const personKeptMs = dayMs;
const person: ReadonlySet<string> = new Set(['name', 'phone', 'email']);
/** What a bus is called by. */
const busName = ['year', 'make', 'model', 'bodyManufacturer'] as const;
const tokenShape = /^[0-9a-f]{32}$/;

/** Newest first; what has had its time is forgotten. */
export function readDrafts(nowMs = Date.now()): readonly SellDraft[] {
  if (typeof document === 'undefined') return [];
  const stored = recall(storedUnder) ?? null;
  if (stored === null) return [];
  const drafts = draftsIn(stored, nowMs);
  const text = textOf(drafts);
  if (text !== stored) remember(storedUnder, text);
  return drafts;
}

/** What of a stored text is still a draft: anything on our origin may have left it there. */
export function draftsIn(stored: string, nowMs: number): SellDraft[] {
  const data = parsed(stored);
  if (!Array.isArray(data)) return [];
  return data
    .slice(0, mostDrafts)
    .flatMap(readDraft)
    .flatMap((draft) => stillKept(draft, nowMs));
}

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Keeps what a form holds now, in the place of what it held before. */
export function keepDraft(draft: SellDraft): void {
  const others = readDrafts(draft.atMs).filter(({ id }) => id !== draft.id);
  write([draft, ...others].slice(0, mostDrafts));
}

/** What is left here of a bus that the server has. */
export function keepWayTo(token: string, { typed, ...draft }: SellDraft): void {
  const name = Object.entries(typed).filter(([field]) => busName.some((one) => one === field));
  keepDraft({ ...draft, typed: Object.fromEntries(name), token });
}

/** "2015 Ford E-450 Starcraft", as far as it was told. */
export const nameOfDraft = ({ typed }: SellDraft): string =>
  busName.flatMap((name) => typed[name] || []).join(' ');

/** Of the address that the server goes on at; null where none is told. */
export function tokenIn(address: string): string | null {
  const token = address.split('draft=')[1] ?? '';
  return tokenShape.test(token) ? token : null;
}

export function discardDraft(id: string): void {
  write(readDrafts().filter((draft) => draft.id !== id));
}

/** The draft that is typed in this tab: a reload goes on with it unasked. */
export const draftOfTab = {
  get: (): string | null => recall(storedUnder, 'sessionStorage') ?? null,
  set: (id: string): void => remember(storedUnder, id, 'sessionStorage'),
};

function stillKept(draft: SellDraft, nowMs: number): SellDraft[] {
  const ageMs = nowMs - draft.atMs;
  if (ageMs > keptMs) return [];
  if (ageMs <= personKeptMs) return [draft];
  if (draft.token !== undefined) return [];
  const typed = Object.entries(draft.typed).filter(([name]) => !person.has(name));
  return [{ ...draft, typed: Object.fromEntries(typed) }];
}

function readDraft(data: Partial<SellDraft> | null): SellDraft[] {
  const { id, atMs, typed, token } = data ?? {};
  if (typeof id !== 'string' || typeof atMs !== 'number') return [];
  if (typeof typed !== 'object' || typed === null) return [];
  const texts = Object.entries(typed).filter(
    ([, value]) => typeof value === 'string' && value.length <= longestValue,
  );
  const draft = { id, atMs, typed: Object.fromEntries(texts) };
  if (token === undefined) return [draft];
  return typeof token === 'string' && tokenShape.test(token) ? [{ ...draft, token }] : [];
}

const textOf = (drafts: readonly SellDraft[]): string | null =>
  drafts.length === 0 ? null : JSON.stringify(drafts);

const write = (drafts: readonly SellDraft[]): void => remember(storedUnder, textOf(drafts));
