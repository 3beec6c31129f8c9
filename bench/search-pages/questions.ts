import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom, type Random } from '../search/random.ts';

/** The kinds of questions that the report tells apart. */
export const kinds = ['as buyers type', 'with one more wish', 'any words'] as const;
export interface PageQuestion {
  kind: (typeof kinds)[number];
  words: string;
}

const wordings = readFileSync(join(import.meta.dirname, '../relevance/questions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.split('|')[0]!.trim());

const wishes: readonly ((random: Random) => string)[] = [
  (random) => `under ${random.int(90) + 10}k`,
  (random) => `under ${random.int(180) + 20},000 miles`,
  (random) => `${random.int(50) + 8} passenger`,
  (random) => `${2004 + random.int(18)} or newer`,
  (random) => `near ${random.pick(['newark nj', 'dallas tx', 'ohio', '90001', 'tampa fl'])}`,
  (random) => `within ${random.pick([25, 50, 100, 250])} miles of ${10_000 + random.int(80_000)}`,
  (random) => random.pick(['diesel', 'no cdl', 'with lift', 'with restroom', 'white', 'in texas']),
];

/** The sentences of bench/relevance with figures nobody asked before, alone and with one more wish; and words drawn from them. */
export function pageQuestions(count: number): PageQuestion[] {
  const random = seededRandom(19);
  const all = [...new Set(wordings.flatMap((wording) => wording.split(' ')))];
  const asked = new Set<string>();
  const questions: PageQuestion[] = [];
  while (questions.length < count) {
    const kind = kinds[questions.length % kinds.length]!;
    const wording = withOtherFigures(random.pick(wordings), random);
    const words =
      kind === 'any words'
        ? Array.from({ length: 1 + random.int(6) }, () => random.pick(all)).join(' ')
        : kind === 'with one more wish'
          ? `${wording} ${random.pick(wishes)(random)}`
          : wording;
    // One that was asked already would be answered from what is kept.
    if (asked.has(words)) continue;
    asked.add(words);
    questions.push({ kind, words });
  }
  return questions;
}

/** Model years stay years; whatever is part of a name ("E-450", "6.7") stays. */
function withOtherFigures(wording: string, random: Random): string {
  return wording.replace(/(?<![\w.-])\d{1,3}(?=$|[ ,k])/g, (figure) =>
    String(Math.max(1, Math.round(Number(figure) * (0.7 + random.next() * 0.6)))),
  );
}
