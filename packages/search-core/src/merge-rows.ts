import { appendRows, type RowsAppender } from './append-rows.ts';
import { GONE, type MergeInput, type Renumbering } from './merge-order.ts';
import { type PairTable, pairTable } from './pairs.ts';
import { type Rows, rowSet } from './rows.ts';
import { compareBetween, stringTableWriter, tableLength } from './string-table.ts';
import type { SegmentTerms } from './segment.ts';

/** Gathers one row of the new segment from rows of the inputs. */
type Gatherer = ReturnType<typeof gatherer>;

function gatherer(documents: number) {
  let docs = new Uint32Array(documents);
  let spare = new Uint32Array(documents);
  const part = new Uint32Array(documents);
  let length = 0;
  return {
    get docs() {
      return docs;
    },
    get length() {
      return length;
    },
    /** Start over, then add rows; they end up ascending in `docs` up to `length`. */
    reset(): void {
      length = 0;
    },
    *add(rows: Rows, row: number, target: Uint32Array): Generator<void, void> {
      const set = rowSet(rows, row);
      let count = 0;
      if (set.list) {
        for (const doc of set.list) if (target[doc] !== GONE) part[count++] = target[doc]!;
      } else {
        const bits = set.bits!;
        for (let word = 0; word < bits.length; word++) {
          let rest = bits[word]!;
          while (rest !== 0) {
            const lowest = rest & -rest;
            const doc = target[(word << 5) + 31 - Math.clz32(lowest)]!;
            if (doc !== GONE) part[count++] = doc;
            rest ^= lowest;
          }
          if ((word & 511) === 511) yield;
        }
      }
      if (length > 0 && count > 0) {
        length = mergeAscending(docs, length, part, count, spare);
        [docs, spare] = [spare, docs];
        if (length > 4096) yield;
      } else if (count > 0) {
        docs.set(part.subarray(0, count));
        length = count;
      }
    },
  };
}

function mergeAscending(
  a: Uint32Array,
  lengthA: number,
  b: Uint32Array,
  lengthB: number,
  out: Uint32Array,
): number {
  let atA = 0;
  let atB = 0;
  let length = 0;
  while (atA < lengthA && atB < lengthB) out[length++] = a[atA]! < b[atB]! ? a[atA++]! : b[atB++]!;
  while (atA < lengthA) out[length++] = a[atA++]!;
  while (atB < lengthB) out[length++] = b[atB++]!;
  return length;
}

/** Merge dictionaries, their rows and the pairs. Terms of deleted documents only are left out. */
export function* mergeTerms(
  inputs: readonly MergeInput[],
  plan: Renumbering,
): Generator<void, SegmentTerms> {
  const { documents } = plan;
  const sum = (size: (input: MergeInput) => number): number =>
    inputs.reduce((total, input) => total + size(input), 0);
  const most = sum(({ data }) => tableLength(data.terms));
  const writer = stringTableWriter(
    most,
    sum(({ data }) => data.terms.units.length),
  );
  const any = appendRows(most, documents);
  const head = appendRows(most, documents);
  const numbers = inputs.map(({ data }) => new Uint32Array(tableLength(data.terms)).fill(GONE));
  const gather = gatherer(documents);
  const next = inputs.map(() => 0);
  let count = 0;
  for (let step = 0; ; step++) {
    const holders = smallestTerms(inputs, next);
    if (holders.length === 0) break;
    gather.reset();
    for (const at of holders) yield* gather.add(inputs[at]!.data.any, next[at]!, plan.target[at]!);
    if (gather.length > 0) {
      yield* any.append(gather.docs, gather.length);
      gather.reset();
      for (const at of holders)
        yield* gather.add(inputs[at]!.data.head, next[at]!, plan.target[at]!);
      yield* head.append(gather.docs, gather.length);
      writer.copy(inputs[holders[0]!]!.data.terms, next[holders[0]!]!);
      for (const at of holders) numbers[at]![next[at]!] = count;
      count++;
    }
    for (const at of holders) next[at]!++;
    if ((step & 127) === 127) yield;
  }
  return {
    terms: writer.finish(),
    any: yield* any.finish(),
    head: yield* head.finish(),
    pairs: yield* mergePairs(inputs, plan, numbers, gather),
  };
}

/** The inputs whose next term is the smallest of all. */
function smallestTerms(inputs: readonly MergeInput[], next: readonly number[]): number[] {
  let holders: number[] = [];
  for (let at = 0; at < inputs.length; at++) {
    const { terms } = inputs[at]!.data;
    if (next[at]! >= tableLength(terms)) continue;
    const best = holders[0];
    const compared =
      best === undefined
        ? -1
        : compareBetween(terms, next[at]!, inputs[best]!.data.terms, next[best]!);
    if (compared < 0) holders = [at];
    else if (compared === 0) holders.push(at);
  }
  return holders;
}

function* mergePairs(
  inputs: readonly MergeInput[],
  plan: Renumbering,
  numbers: readonly Uint32Array[],
  gather: Gatherer,
): Generator<void, PairTable> {
  const most = inputs.reduce((sum, { data }) => sum + data.pairs.seconds.length, 0);
  const rows: RowsAppender = appendRows(most, plan.documents);
  const firsts = new Uint32Array(most);
  const seconds = new Uint32Array(most);
  const firstOf = inputs.map(({ data }) => firstTerms(data.pairs));
  const next = inputs.map(() => 0);
  let count = 0;
  const key = (at: number): number => {
    const first = numbers[at]![firstOf[at]![next[at]!]!]!;
    return first * 2 ** 26 + numbers[at]![inputs[at]!.data.pairs.seconds[next[at]!]!]!;
  };
  for (let step = 0; ; step++) {
    let smallest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < inputs.length; at++) {
      skipGone(inputs[at]!.data.pairs, firstOf[at]!, numbers[at]!, next, at);
      if (next[at]! < inputs[at]!.data.pairs.seconds.length) smallest = Math.min(smallest, key(at));
    }
    if (smallest === Number.POSITIVE_INFINITY) break;
    gather.reset();
    for (let at = 0; at < inputs.length; at++) {
      if (next[at]! >= inputs[at]!.data.pairs.seconds.length || key(at) !== smallest) continue;
      yield* gather.add(inputs[at]!.data.pairs.rows, next[at]!, plan.target[at]!);
      next[at]!++;
    }
    if (gather.length > 0) {
      firsts[count] = Math.floor(smallest / 2 ** 26);
      seconds[count] = smallest % 2 ** 26;
      count++;
      yield* rows.append(gather.docs, gather.length);
    }
    if ((step & 127) === 127) yield;
  }
  return pairTable(firsts.subarray(0, count), seconds.subarray(0, count), yield* rows.finish());
}

/** Pairs of a term that is gone have no documents left. */
function skipGone(
  pairs: PairTable,
  firstOf: Uint32Array,
  numbers: Uint32Array,
  next: number[],
  at: number,
): void {
  while (
    next[at]! < pairs.seconds.length &&
    (numbers[firstOf[next[at]!]!] === GONE || numbers[pairs.seconds[next[at]!]!] === GONE)
  ) {
    next[at]!++;
  }
}

function firstTerms(pairs: PairTable): Uint32Array {
  const firstOf = new Uint32Array(pairs.seconds.length);
  pairs.firsts.forEach((first, at) =>
    firstOf.fill(first, pairs.starts[at]!, pairs.starts[at + 1]!),
  );
  return firstOf;
}
