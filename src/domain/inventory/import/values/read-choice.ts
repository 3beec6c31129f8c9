import type { ChoiceWords } from '../../fields/bus-field.ts';
import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

/**
 * One value of a closed vocabulary. The stored value and its label are taken literally, then the
 * words people use. A field whose vocabulary has "none" hears it in "no"; elsewhere it is unknown.
 */
export function readChoice(
  text: string,
  choices: Readonly<Record<string, string>>,
  words: ChoiceWords = [],
): CellReading<string> {
  const plain = text.toLowerCase();
  for (const [value, label] of Object.entries(choices))
    if (plain === value.toLowerCase() || plain === label.toLowerCase()) return known(value);
  if (saysUnknown(text)) return unknown;
  const found = words.find(([pattern]) => pattern.test(text));
  if (found) return known(found[1]);
  if (plain === 'none') return unknown;
  return problem(`is not one of ${shortList(Object.values(choices))}`);
}

function shortList(labels: readonly string[]): string {
  return labels.length <= 8 ? labels.join(', ') : `${labels.slice(0, 6).join(', ')}, …`;
}
