import type { AnswerIndex, ReadPassage } from './answer-index.ts';
import { wordsIn, type Asked } from './read-asked.ts';
import type { FoundAnswer } from './passage.ts';
import { termsOf, type Term } from './terms.ts';

/**
 * "What is a cutaway": a sentence that begins with the thing and says that it is something, or, for a
 * kind of bus by its name, what its category's page says first; null where nothing does.
 */
export function defineThing(index: AnswerIndex, asked: Asked): FoundAnswer | null {
  const { topic, subject, categories, language, smart } = asked;
  const things = topic.length > 0 ? topic : subject;
  if (things.length === 0) return null;
  const stems = things.map((word) => index.wanted(word, language).terms[0]!);
  const isKind = topic.length === 0 && categories.length === 1 && !smart.filters.schoolType;
  const described = isKind
    ? index.passages.find(({ passage }) => passage.describes === categories[0])
    : undefined;
  const isItsName = described && stems.every((stem) => described.heading.has(stem));
  if (!isItsName) {
    let best: (FoundAnswer & { points: number }) | null = null;
    for (const read of index.passages) {
      const found = definitionIn(read, stems, asked);
      if (found && found.points > (best?.points ?? 0)) best = found;
    }
    if (best) return { passage: best.passage, sentences: best.sentences };
  }
  return described ? { passage: described.passage, sentences: described.passage.sentences } : null;
}

function definitionIn(
  { passage, sentences }: ReadPassage,
  stems: readonly Term[],
  asked: Asked,
): (FoundAnswer & { points: number }) | null {
  const known = wordsIn(passage.language);
  const isOwn = passage.language === asked.language;
  let best: (FoundAnswer & { points: number }) | null = null;
  for (const [at, { begins }] of sentences.entries()) {
    const copula = begins.findIndex((word) => known.copulas.has(word));
    if (copula < 1) continue;
    const names = begins
      .slice(0, copula)
      .filter((word) => !known.fillers.has(word))
      .map((word) => termsOf(word, passage.language)[0]!);
    const extra = names.length - stems.length;
    if (extra > 1 || !stems.every((stem) => names.includes(stem))) continue;
    if (!known.articles.has(begins[copula + 1] ?? '')) continue;
    const points = 4 - extra - (isOwn ? 0 : 2);
    if (points > (best?.points ?? 0))
      best = { passage, sentences: [passage.sentences[at]!], points };
  }
  return best;
}
