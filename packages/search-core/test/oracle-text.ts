import { fold } from '../src/fold.ts';
import { planQuery, type Atom, type Slot } from '../src/query-plan.ts';
import { compileSynonyms } from '../src/synonyms.ts';
import { emitTerms } from '../src/tokenize.ts';
import type { IndexOptions, SearchRequest } from '../src/types.ts';
import { classOf, LETTER, scanWords } from '../src/words.ts';
import { takesPartInPairs } from '../src/pairs.ts';
import { type BusDocument, busSchema } from './bus-schema.ts';

/** The text half of the oracle: every document, every term, full distance matrices, no cleverness. */

/** Optimal string alignment distances of `word` to every beginning of `term`, by its length. */
export function distancesToBeginnings(word: string, term: string): number[] {
  const rows: number[][] = [];
  for (let i = 0; i <= term.length; i++) {
    const row: number[] = [];
    for (let j = 0; j <= word.length; j++) {
      if (i === 0 || j === 0) {
        row.push(i + j);
        continue;
      }
      let cost = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (term[i - 1] === word[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && term[i - 1] === word[j - 2] && term[i - 2] === word[j - 1]) {
        cost = Math.min(cost, rows[i - 2]![j - 2]! + 1);
      }
      row.push(cost);
    }
    rows.push(row);
  }
  return rows.map((row) => row[word.length]!);
}

const costs = new Map<string, number>();

export function typoCost(word: string, term: string, prefix: boolean): number {
  const key = `${word} ${term} ${prefix}`;
  const known = costs.get(key);
  if (known !== undefined) return known;
  const distances = distancesToBeginnings(word, term);
  const cost = prefix ? Math.min(...distances) : distances[term.length]!;
  costs.set(key, cost);
  return cost;
}

interface Emission {
  term: string;
  start: number;
  end: number;
}

function emissionsOf(text: string): Emission[] {
  const emissions: Emission[] = [];
  emitTerms(scanWords(fold(text)), (term, start, end) => emissions.push({ term, start, end }));
  return emissions;
}

interface ReadDocument {
  head: Set<string>;
  any: Set<string>;
  fields: Emission[][];
}

const read = new WeakMap<BusDocument, ReadDocument>();

function readOf(document: BusDocument): ReadDocument {
  const known = read.get(document);
  if (known) return known;
  const result: ReadDocument = { head: new Set(), any: new Set(), fields: [] };
  for (const field of busSchema.text) {
    if (field.tier === 'kept') continue;
    const emissions = emissionsOf(document.text[field.name] ?? '');
    for (const { term } of emissions) {
      result.any.add(term);
      if (field.tier === 'head') result.head.add(term);
    }
    if (field.tier === 'head') result.fields.push(emissions);
  }
  read.set(document, result);
  return result;
}

type Forgives = (atom: Atom) => boolean;

const isLettersOnly = (term: string) =>
  term.split('').every((unit) => classOf(unit.charCodeAt(0)) === LETTER);

function atomCost(terms: Set<string>, atom: Atom, forgives: boolean): number {
  let best = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    if (term === atom.text || (atom.prefix && term.startsWith(atom.text))) return 0;
    if (!forgives || atom.typos === 0 || !isLettersOnly(term)) continue;
    const cost = typoCost(atom.text, term, atom.prefix);
    if (cost <= atom.typos) best = Math.min(best, cost);
  }
  return best;
}

function slotCost(terms: Set<string>, slot: Slot, forgives: Forgives): number {
  return Math.min(
    ...slot.alternatives.map((atoms) =>
      atoms.reduce((sum, atom) => sum + atomCost(terms, atom, forgives(atom)), 0),
    ),
  );
}

export function textCost(terms: Set<string>, slots: readonly Slot[], forgives: Forgives): number {
  return slots.reduce((sum, slot) => sum + slotCost(terms, slot, forgives), 0);
}

function isExact(terms: Set<string>, slot: Slot): boolean {
  return slot.alternatives.some((atoms) => atoms.every((atom) => terms.has(atom.text)));
}

function isAdjacent({ fields }: ReadDocument, slots: readonly Slot[]): boolean {
  const literals = slots.flatMap((slot) => slot.literals);
  const prefixed = slots.at(-1)!.alternatives[0]!.some((atom) => atom.prefix);
  return literals.slice(1).every((second, at) => {
    const isPrefix = prefixed && at === literals.length - 2;
    return fields.some((field) =>
      field.some(
        (a) =>
          a.term === literals[at] &&
          takesPartInPairs(a.term) &&
          field.some(
            (b) =>
              b.start === a.end &&
              takesPartInPairs(b.term) &&
              (isPrefix ? b.term.startsWith(second) : b.term === second),
          ),
      ),
    );
  });
}

export interface OracleText {
  slots: Slot[];
  forgives: Forgives;
  /** Infinity where the document does not match. */
  typos: (document: BusDocument, slots?: readonly Slot[]) => number;
  /** Lower is better; compared entry by entry. */
  rank: (document: BusDocument, slots: readonly Slot[]) => number[];
}

export function oracleText(
  documents: readonly BusDocument[],
  request: SearchRequest,
  options: IndexOptions,
): OracleText | null {
  const slots = planQuery(request.query ?? '', {
    synonyms: compileSynonyms(options.synonyms ?? []),
    stopWords: new Set(options.stopWords ?? []),
    formsOf: options.formsOf ?? (() => []),
    prefixLast: request.prefixLast !== false,
  });
  if (slots.length === 0) return null;
  const forgives = stage(documents, slots, request.typoTolerance ?? true);
  return {
    slots,
    forgives,
    typos: (document, kept = slots) => capped(textCost(readOf(document).any, kept, forgives)),
    rank: (document, kept) => {
      const own = readOf(document);
      const total = capped(textCost(own.any, kept, forgives));
      const inHead = capped(textCost(own.head, kept, forgives)) === total;
      const exact = isExact(inHead ? own.head : own.any, kept.at(-1)!);
      const literals = kept.flatMap((slot) => slot.literals).length;
      const near = inHead && total === 0 && literals > 1 && isAdjacent(own, kept);
      return [total, inHead ? 0 : 1, exact ? 0 : 1, near ? 0 : 1];
    },
  };
}

/** Four typos and more count alike; no match stays infinite. */
function capped(cost: number): number {
  return cost === Number.POSITIVE_INFINITY ? cost : Math.min(4, cost);
}

function stage(
  documents: readonly BusDocument[],
  slots: readonly Slot[],
  tolerance: boolean | 'always',
): Forgives {
  const finds = (forgives: Forgives): boolean =>
    documents.some((document) => textCost(readOf(document).any, slots, forgives) < Infinity);
  if (tolerance === 'always') return () => true;
  if (tolerance === false || finds(() => false)) return () => false;
  const isUnknown = (atom: Atom): boolean =>
    !documents.some((document) => atomCost(readOf(document).any, atom, false) === 0);
  if (finds(isUnknown)) return isUnknown;
  return finds(() => true) ? () => true : isUnknown;
}
