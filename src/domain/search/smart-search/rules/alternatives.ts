import type { Reading } from '../reading.ts';
import type { UnderstoodKind } from '../smart-query.ts';
import { vehicleNames } from '../vehicle-names.ts';
import { understandMeaning } from './read-meanings.ts';
import { nameVehicles } from './read-vehicles.ts';

/** "Type c or d", "e350/450", "front or rear ac": a word that both names share is said once. */
export function readSharedWords(reading: Reading): void {
  for (const { spans } of [...reading.understood]) {
    const { start, end } = spans.at(-1)!;
    const from = reading.tokens.findIndex((token) => token.start === start);
    const to = reading.tokens.findIndex((token) => token.end === end);
    if (from < 0 || to <= from) continue;
    const words = reading.tokens.slice(from, to + 1).filter(({ kind }) => kind !== 'mark');
    const texts = words.map(({ text }) => text);
    for (let at = to + 2; isJoin(reading, at - 1); at += 2) {
      if (!readAs(reading, at, [...texts.slice(0, -1), reading.tokens[at]?.text ?? ''])) break;
    }
    if (isJoin(reading, from - 1))
      readAs(reading, from - 2, [reading.tokens[from - 2]?.text ?? '', ...texts.slice(1)]);
  }
}

const isJoin = (reading: Reading, at: number): boolean =>
  reading.isWord(at, reading.lexicon.joiningWords) || reading.isMark(at, '/', '&');

/** Understands a word that says nothing alone as the whole that it is short for. */
function readAs(reading: Reading, at: number, texts: readonly string[]): boolean {
  const alone = reading.meaningAt(at);
  if (!reading.isFree(at) || (alone !== null && alone.value.is !== 'noise')) return false;
  const key = texts.join('');
  const value = reading.lexicon.meanings.entries.get(key);
  const name = vehicleNames.get(key);
  if (value && value.is !== 'noise') understandMeaning(reading, { value, key, from: at, to: at });
  else if (name && name.models.length > 0 && !name.needsMake)
    nameVehicles(reading, [], [{ from: at, to: at, name }]);
  else return false;
  return true;
}

/** Of these a bus can have several, and who says "or" asks for one of them. */
const eitherKinds: readonly UnderstoodKind[] = ['feature', 'purpose'];

/** "Lift or ramp", "wifi/outlets": what is said with "or" between is one condition. */
export function settleAlternatives({ understood, lexicon, query }: Reading): void {
  const inOrder = understood.toSorted((a, b) => a.spans[0]!.start - b.spans[0]!.start);
  inOrder.forEach((item, at) => {
    const before = inOrder[at - 1];
    if (!before || before.kind !== item.kind || !eitherKinds.includes(item.kind)) return;
    const between = query.slice(before.spans.at(-1)!.end, item.spans[0]!.start).trim();
    const [join, ...rest] = between.toLowerCase().split(/\s+/);
    const isEither = join === '/' || lexicon.eitherWords.has(join ?? '');
    if (isEither && rest.every((word) => lexicon.linkWords.has(word))) item.insteadOf = before;
  });
}
