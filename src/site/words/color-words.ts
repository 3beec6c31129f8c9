import { t } from '@lingui/core/macro';
import { knownColorName } from './trade-words.ts';

/** A color as it was typed, or its word in the language: "Gray", "Gray and blue". */
export function sayColor(typed: string): string {
  const said = knownColorName(typed) ?? sayTwo(typed);
  // Typed in small letters it stays so, where it is the same word.
  return said === null || said.toLowerCase() === typed.toLowerCase() ? typed : said;
}

function sayTwo(typed: string): string | null {
  const [first, second] = typed.split(/ and | \/ |\//, 2).map(knownColorName);
  if (!first || !second) return null;
  const other = second.toLocaleLowerCase();
  return t({ message: `${first} and ${other}`, context: 'colors' });
}
