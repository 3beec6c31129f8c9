import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

const yes = new Set([
  'yes',
  'y',
  'true',
  't',
  '1',
  'x',
  '✓',
  '✔',
  'on',
  'equipped',
  'have',
  'has',
  'with',
]);
const no = new Set([
  'no',
  'n',
  'false',
  'f',
  '0',
  'off',
  'none',
  'without',
  'not equipped',
  '✗',
  '✘',
]);

/** Yes or no as people write it. A lone "x" is a tick. */
export function readFlag(text: string): CellReading<boolean> {
  const word = text.toLowerCase();
  if (yes.has(word)) return known(true);
  if (no.has(word)) return known(false);
  if (saysUnknown(text)) return unknown;
  return problem('is neither yes nor no');
}
