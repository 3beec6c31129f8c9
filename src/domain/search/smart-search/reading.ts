import { findState } from '#domain/inventory/vocabulary/states.ts';
import type { Places } from '#domain/locations/place.ts';
import { sameChip, type FigureRange } from './chip.ts';
import type { LanguagePack, Unit } from './language-pack.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meanings.ts';
import type {
  Contradiction,
  Ignored,
  IgnoredReason,
  IntentKind,
  SmartFilters,
  TextSpan,
  Understood,
} from './smart-query.ts';
import { everydayCodes } from './places.ts';
import { tokenize } from './tokens.ts';
import { vehicleNames } from './vehicle-names.ts';
import type { PhraseMatch, PhraseTable, Token } from './tokens.ts';

export interface Clock {
  year: number;
}

/** The stock numbers of the inventory as it is now. */
export interface StockNumbers {
  /** As the bus has it, by its key as a phrase; null where no bus has it. */
  named(key: string): string | null;
  /** Whether a listing has this number of ours, and no bus tells it of itself. */
  isListing(id: number): boolean;
}

/** In tokens: "don't want a", "a menos de", "dans un rayon de". */
export const longestPhrase = 5;

type NewItem = Omit<Understood, 'words' | 'spans'>;

/** One query while it is being read: rules claim tokens, so that no word is understood twice. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly filters: SmartFilters = {};
  readonly understood: Understood[] = [];
  readonly ignored: Ignored[] = [];
  readonly contradictions: Contradiction[] = [];
  readonly links: TextSpan[] = [];
  /** What could not be joined with something said before. */
  readonly unmerged: Understood[] = [];
  readonly query: string;
  readonly lexicon: Lexicon;
  readonly clock: Clock;
  intent: { kind: IntentKind; words: string } = { kind: 'buy', words: '' };
  /** Towns beyond those of the vocabulary. */
  readonly places: Places | null;
  readonly stock: StockNumbers | null;
  /** The last token, which somebody is still typing; -1 where the question is finished. */
  readonly unfinishedAt: number;
  /** The same where it is the beginning of words that we know: it is not misspelled. */
  readonly begunAt: number;
  /** As it was typed, behind those with which it goes on. */
  readonly begun: readonly string[];
  readonly #claimed: boolean[];
  /** What was looked up since the last claim: several rules ask the same. */
  readonly #meanings: (PhraseMatch<Meaning> | null)[] = [];

  constructor(
    query: string,
    lexicon: Lexicon,
    clock: Clock,
    {
      isTyping = false,
      begun = [],
      places = null,
      stock = null,
    }: {
      isTyping?: boolean;
      begun?: readonly string[];
      places?: Places | null;
      stock?: StockNumbers | null;
    } = {},
  ) {
    this.query = query;
    this.lexicon = lexicon;
    this.clock = clock;
    this.places = places;
    this.stock = stock;
    const tokens = tokenize(query, lexicon.pack).flatMap((token) => this.#apart(token));
    // "Shuttle pa.", "17091?": the mark that ends a question says nothing of a bus.
    this.tokens = ',;:?!.'.includes(tokens.at(-1)?.text ?? ' ') ? tokens.slice(0, -1) : tokens;
    this.unfinishedAt = isTyping ? this.tokens.length - 1 : -1;
    this.begun = begun;
    this.begunAt = begun.length > 0 ? this.unfinishedAt : -1;
    this.#claimed = this.tokens.map(() => false);
  }

  get pack(): LanguagePack {
    return this.lexicon.pack;
  }

  /** "Dieselbus", "wheelchairvan": a kind of bus and what is said of it, without the blank. */
  #apart(token: Token): Token[] {
    const { text, raw, kind, start } = token;
    const { meanings, typos } = this.lexicon;
    const isWhole = (word: string) => meanings.saidBy(word) !== undefined || vehicleNames.has(word);
    if (kind !== 'word' || text.length < 6 || raw.length !== text.length) return [token];
    if (isWhole(text) || typos.isKnown(text)) return [token];
    for (let cut = 3; cut <= text.length - 3; cut += 1) {
      const words = [text.slice(0, cut), text.slice(cut)];
      const isKind = words.some((word) => this.namesBus(word));
      if (!isKind || !words.every(isWhole) || this.places?.citiesNamed(raw).length) continue;
      const middle = start + cut;
      return [
        { ...token, text: words[0]!, raw: raw.slice(0, cut), end: middle },
        { ...token, text: words[1]!, raw: raw.slice(cut), start: middle, glued: true },
      ];
    }
    return [token];
  }

  /** "Bus", "coaches": a bus, or a kind of them. */
  namesBus(word: string): boolean {
    const { busWords } = this.lexicon;
    return this.#isKind(word) || [word, word.replace(/e?s$/, '')].some((one) => busWords.has(one));
  }

  #isKind = (word: string): boolean => this.lexicon.meanings.saidBy(word)?.is === 'category';

  isFree = (at: number): boolean => at >= 0 && at < this.tokens.length && !this.#claimed[at];

  /** What the longest phrase from here says. */
  meaningAt(at: number): PhraseMatch<Meaning> | null {
    const known = this.#meanings[at];
    if (known !== undefined) return known;
    const match = this.lexicon.meanings.match(this.tokens, at, this.isFree);
    const found = this.#isElsewhere(match) ? null : this.#beforeBound(match);
    if (at >= 0) this.#meanings[at] = found;
    return found;
  }

  /** "Essex County, MA": a county of that name in another state than the one that we know. */
  #isElsewhere(found: PhraseMatch<Meaning> | null): boolean {
    if (found?.value.is !== 'city' || !found.value.isAround) return false;
    const { text, kind } = this.tokens[found.to + 1] ?? {};
    const next = kind === 'mark' ? this.tokens[found.to + 2]?.text : text;
    const state =
      next === undefined || everydayCodes.has(next.toUpperCase()) ? null : findState(next);
    return state !== null && state.code !== found.value.state;
  }

  /** "Climatisation avant 2010": a word that bounds the year behind it ends no phrase. */
  #beforeBound(found: PhraseMatch<Meaning> | null): PhraseMatch<Meaning> | null {
    if (!found || !this.saysYear(found.to + 1)) return found;
    const { before, meanings } = this.lexicon;
    for (let from = found.from + 1; from <= found.to; from += 1) {
      if (before.match(this.tokens, from, this.isFree)?.to !== found.to) continue;
      const isShorter = (at: number) => at < from && this.isFree(at);
      return meanings.match(this.tokens, found.from, isShorter) ?? found;
    }
    return found;
  }

  /** Whether a token may be a year by its figures. */
  saysYear(at: number): boolean {
    return /^(?:19|20)\d\d$/.test(this.tokens[at]?.text ?? '');
  }

  isMark(at: number, ...marks: string[]): boolean {
    const token = this.tokens[at];
    return token?.kind === 'mark' && this.isFree(at) && marks.includes(token.text);
  }

  isWord(at: number, words: ReadonlySet<string>): boolean {
    const token = this.tokens[at];
    return token?.kind === 'word' && this.isFree(at) && words.has(token.text);
  }

  /** Where the word before a token begins: "d'Orlando" is "d", a mark and the town. */
  wordBefore(at: number): number {
    return this.isMark(at - 1, "'", '’') ? at - 2 : at - 1;
  }

  /** Where the longest of these phrases begins that ends right before `at`, or null. */
  phraseBefore(phrases: PhraseTable<unknown>, at: number): number | null {
    for (let from = Math.max(0, at - longestPhrase); from < at; from += 1) {
      if (phrases.match(this.tokens, from, this.isFree)?.to === at - 1) return from;
    }
    return null;
  }

  /** "Not a thomas". */
  negationBefore(at: number): number | null {
    return this.phraseBefore(this.lexicon.negations, at);
  }

  /** "en la ciudad", "ne": an everyday word of the language is a state in capitals only. */
  isWordRather({ text, raw }: Token): boolean {
    return this.lexicon.wordsLikeCodes.has(text) && raw !== text.toUpperCase();
  }

  /**
   * A number that stands for itself: not the tail of a name such as C2045, X3-45 or TC/2000.
   */
  isOwnNumber(at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind !== 'number' || !this.isFree(at)) return false;
    if (!token.glued) return true;
    const before = this.tokens[at - 1]!;
    // "my2015", "under30k", "shuttle25".
    if (before.kind === 'word')
      return before.text === 'my' || this.#bounds(at - 1) || this.#isKind(before.text);
    if (!['-', '/', '.'].includes(before.text)) return true;
    const beforeMark = this.tokens[at - 2];
    const partOfName = before.glued && beforeMark?.kind === 'word' && beforeMark.text.length <= 4;
    return !partOfName || this.#isCounted(at - 2) || this.#bounds(at - 2);
  }

  /** The "pre" of "pre-2007". */
  #bounds(at: number): boolean {
    const { before, decadeParts, priceParts } = this.lexicon;
    const { text } = this.tokens[at]!;
    return [before, decadeParts, priceParts].some(({ entries }) => entries.has(text));
  }

  /** The k of "45k-60k", the "pax" of "12pax/2wc". */
  #isCounted(at: number): boolean {
    const { text, glued } = this.tokens[at]!;
    const { thousandWords, units } = this.lexicon;
    const isOfNumber = glued && this.tokens[at - 1]!.kind === 'number';
    return isOfNumber && (thousandWords.has(text) || units.entries.has(text));
  }

  claim(from: number, to: number): void {
    for (let at = from; at <= to; at += 1) this.#claimed[at] = true;
    this.#meanings.length = 0;
  }

  spanOf(from: number, to: number): TextSpan {
    return { start: this.tokens[from]!.start, end: this.tokens[to]!.end };
  }

  wordsOf(spans: TextSpan[]): string {
    return spans.map(({ start, end }) => this.query.slice(start, end)).join(' … ');
  }

  /**
   * Records what tokens `from`–`to` mean and merges it into the filters. A single value said twice
   * keeps its first meaning; what becomes of the second is settled at the end.
   */
  understand(from: number, to: number, item: NewItem): boolean {
    this.claim(from, to);
    const spans = [this.spanOf(from, to)];
    const words = this.wordsOf(spans);
    const same = this.understood.find(
      (earlier) => earlier.kind === item.kind && sameChip(earlier.chip, item.chip),
    );
    if (same) {
      same.spans.push(...spans);
      return true;
    }
    if (!mergeFilters(this.filters, item.filter)) {
      this.unmerged.push({ ...item, words, spans });
      return false;
    }
    this.understood.push({ ...item, words, spans });
    return true;
  }

  /** What begins at a token was said with words of another, too. */
  shareWords(shared: TextSpan, at: number): void {
    const { start } = this.tokens[at]!;
    const item = [...this.understood, ...this.unmerged].find(
      ({ spans }) => spans[0]!.start === start,
    );
    if (item) item.shares = { ...shared, thing: start };
  }

  /** How the figure at a token, read by what it stands beside, is said alone: with this unit, or so. */
  sayAlone(at: number, how: { unit: Unit } | string): void {
    const { start, end } = this.tokens[at]!;
    const item = this.understood.find(({ spans }) =>
      spans.some((span) => span.start <= start && span.end >= end),
    );
    if (item) item.alone = typeof how === 'string' ? how : this.#counted(at, how.unit);
  }

  #counted(at: number, unit: Unit): string {
    const [, words] = this.pack.units.find(([one]) => one === unit)!;
    return `${this.tokens[at]!.text} ${words[0]!}`;
  }

  /** The same from one figure to another: an open end asks for nothing. `more` is said besides. */
  understandRange(
    from: number,
    to: number,
    says: FigureRange,
    { min, max }: { min: number | null; max: number | null },
    { filter, ...more }: Pick<NewItem, 'bare'> & { filter?: SmartFilters } = {},
  ): boolean {
    const [low, high] = ends[says];
    const bounds = {
      ...(min === null ? {} : { [low]: min }),
      ...(max === null ? {} : { [high]: max }),
    };
    return this.understand(from, to, {
      kind: says === 'years' ? 'year' : says,
      chip: { says, min, max },
      filter: { ...bounds, ...filter },
      ...more,
    });
  }

  /** What the visitor came to do, by the first words that say it. */
  intend(kind: IntentKind, from: number, to: number): void {
    this.claim(from, to);
    if (this.intent.kind === 'buy')
      this.intent = { kind, words: this.wordsOf([this.spanOf(from, to)]) };
  }

  ignore(from: number, to: number, reason: IgnoredReason): void {
    this.claim(from, to);
    this.ignored.push({ words: this.wordsOf([this.spanOf(from, to)]), reason });
  }
}

/** Lists grow, exclusions grow, single values must not contradict; true when all could be merged. */
export function mergeFilters(into: SmartFilters, more: SmartFilters): boolean {
  const target = into as Record<string, unknown>;
  for (const [key, value] of Object.entries(more)) {
    const had = target[key];
    const single = !Array.isArray(value) && key !== 'without';
    if (single && had !== undefined && had !== value) return false;
  }
  if (!endsInOrder({ ...into, ...more })) return false;
  for (const [key, value] of Object.entries(more)) {
    const had = target[key];
    if (Array.isArray(value)) {
      target[key] = [...new Set([...(Array.isArray(had) ? had : []), ...value])];
    } else if (key === 'without') {
      target[key] = { ...(had as object) };
      mergeFilters(target[key] as SmartFilters, value as SmartFilters);
    } else {
      target[key] = value;
    }
  }
  return true;
}

const ends = {
  years: ['yearMin', 'yearMax'],
  passengers: ['passengersMin', 'passengersMax'],
  price: ['priceMinCents', 'priceMaxCents'],
  mileage: ['mileageMinMiles', 'mileageMaxMiles'],
  length: ['lengthMinFt', 'lengthMaxFt'],
  gvwr: ['gvwrMinLb', 'gvwrMaxLb'],
} as const satisfies Record<FigureRange, readonly [keyof SmartFilters, keyof SmartFilters]>;

/** "15 or more, under 15" asks for nothing: the second of two such ends contradicts the first. */
function endsInOrder(filters: SmartFilters): boolean {
  return Object.values(ends).every(
    ([low, high]) => (filters[low] ?? 0) <= (filters[high] ?? Infinity),
  );
}
