import { innerMarks, singulars, tokenize, type Token } from './tokens.ts';

/** With what each says; words of a set say all the same. */
type Phrases = ReadonlyMap<string, unknown> | ReadonlySet<string>;

/**
 * Phrases in the order of their letters, so that those with one beginning stand side by side: found in
 * as many steps as halving them takes, at each letter that is typed.
 */
export class PhraseBeginnings {
  readonly #tables: readonly Phrases[];
  #ordered: string[] | null = null;

  constructor(tables: readonly Phrases[]) {
    this.#tables = tables;
  }

  /**
   * Whether a phrase begins so and goes on; `whole` is the first, where all others mean the same or go on
   * from one that does.
   */
  of(begun: string): { whole: string | null } | null {
    const ordered = (this.#ordered ??= [
      ...new Set(this.#tables.flatMap((table) => [...table.keys()])),
    ].sort());
    const from = placeOf(ordered, begun);
    const to = placeOf(ordered, `${begun}\uffff`);
    const whole = ordered[ordered[from] === begun ? from + 1 : from];
    if (whole === undefined || !whole.startsWith(begun)) return null;
    const says = this.#says(whole);
    let shorter = whole;
    const isSame = ordered.slice(from, to).every((one) => {
      if (one === begun || one.startsWith(shorter)) return true;
      shorter = one;
      return this.#says(one) === says;
    });
    return { whole: isSame ? whole : null };
  }

  /** Whether it is a phrase, also in the plural. */
  has(key: string): boolean {
    return [key, ...singulars(key)].some((one) => this.#tables.some((table) => table.has(one)));
  }

  readonly #says = (key: string): string | undefined => {
    const table = this.#tables.find((one) => one.has(key));
    return table instanceof Map ? JSON.stringify(table.get(key)) : undefined;
  };
}

function placeOf(ordered: readonly string[], key: string): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordered[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In letters: "whee" is a word begun, "the" says less. */
const shortestBegun = 4;
/** And behind words that say something by themselves: "diesel p" may be a diesel passenger bus. */
const shortestBehind = 3;
const mostJoined = 4;

/** A question that is still being typed. */
export interface TypedQuery {
  /** With its last word as it will be: "bio diesel" for "bio dies", "handicap" for "handic". */
  query: string;
  /** The words that go on in some way at the end, also where nobody can tell how yet. */
  begun: string[];
}

/** `words`: what may be completed alone. */
export function completeLast(
  query: string,
  how: NonNullable<Parameters<typeof tokenize>[1]>,
  { phrases, words }: { phrases: PhraseBeginnings; words: PhraseBeginnings },
): TypedQuery {
  const tokens = tokenize(query, how);
  const at = tokens.length - 1;
  const last = tokens[at];
  const asTyped = { query, begun: [] };
  if (last?.kind === 'number') return { query: withThousands(query, tokens, how), begun: [] };
  if (last?.kind !== 'word' || (last.glued && tokens[at - 1]!.kind === 'number')) return asTyped;
  const wordsFrom = (from: number) =>
    tokens.slice(from).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text));
  const completed = (text: string) => query.slice(0, last.start) + text;
  const isLong = last.text.length >= shortestBehind && !phrases.has(last.text);
  const starts = tokens.flatMap(({ kind }, from) => (kind === 'word' && from < at ? from : []));
  let begun: string[] = [];
  for (const from of starts.slice(-mostJoined)) {
    const before = tokens.slice(from, at);
    const isPhrase = before.every(
      ({ kind, text }) => kind === 'word' || (kind === 'mark' && innerMarks.has(text)),
    );
    if (!isPhrase) continue;
    const joined = before.map(({ kind, text }) => (kind === 'word' ? text : '')).join('');
    if (phrases.has(joined + last.text)) return { query, begun };
    const found = phrases.of(joined + last.text);
    if (found && begun.length === 0) begun = wordsFrom(from);
    if (found?.whole && (isLong || !phrases.has(joined)))
      return { query: completed(found.whole.slice(joined.length)), begun };
  }
  // "Coache".
  const plural = `${last.text}s`;
  const isPlural = last.text.length >= shortestBegun && phrases.has(plural);
  if (isPlural && !words.has(last.text)) return { query: completed(plural), begun: [last.text] };
  const alone = words.of(last.text);
  if (alone && begun.length === 0) begun = [last.text];
  const isWord = last.text.length >= shortestBegun && !words.has(last.text);
  return { query: isWord && alone?.whole ? completed(alone.whole) : query, begun };
}

/** "50 0" is on its way to "50 000" where thousands are written so. */
function withThousands(
  query: string,
  tokens: readonly Token[],
  { spaceGroups = false }: NonNullable<Parameters<typeof tokenize>[1]>,
): string {
  const [before, last] = tokens.slice(-2);
  const isGroup =
    spaceGroups &&
    last?.start === (before?.end ?? 0) + 1 &&
    /^\d{1,3}$/.test(before!.raw) &&
    /^\d{1,2}$/.test(last.raw);
  return isGroup ? query.padEnd(last.start + 3, '0') : query;
}
