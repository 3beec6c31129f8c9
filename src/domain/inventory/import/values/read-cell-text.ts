import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

/**
 * Words for people: one line unless `multiline`, at most `maxLength` characters. A leading apostrophe
 * before a formula sign is what spreadsheets and our own export put there; it is taken off again.
 */
export function readCellText(
  text: string,
  { maxLength, multiline }: { maxLength: number; multiline?: boolean },
): CellReading<string> {
  if (saysUnknown(text)) return unknown;
  const bare = withoutFormulaGuard(text);
  const lines = multiline ? bare.replace(/\r\n?/g, '\n') : bare.replace(/\s+/gu, ' ');
  if (lines.length > maxLength)
    return problem(`is longer than ${maxLength.toLocaleString('en-US')} characters`);
  return known(lines);
}

/**
 * Cells that a spreadsheet would run as a formula, with any number of guards before the sign. The wide
 * and the small signs of East Asian writing count like the plain ones, and so does a sign behind
 * characters that a program drops before it looks.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** What a cell needs so that no spreadsheet takes it for a formula; undone by `withoutFormulaGuard`. */
export function withFormulaGuard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function withoutFormulaGuard(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** Registries shout: "RED/GREEN" reads Red/Green, "EARLVILLE" Earlville; short codes stay. */
export function calmCase(text: string): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{3}/u.test(text)) return text;
  return text
    .toLowerCase()
    .replace(
      /(^|[\s/&(-])(\p{Letter})/gu,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    );
}
