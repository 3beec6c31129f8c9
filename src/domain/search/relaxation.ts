import type { MapPoint } from '#domain/locations/place.ts';
import type { BusSearch, BusSearchAnswer, BusSearchRequest } from './bus-search.ts';
import type { QueryPart, QueryParts } from './query-parts.ts';

export type Dropped =
  | { kind: 'condition'; label: string }
  /** A condition was read more widely instead: "23–28 passengers". */
  | { kind: 'widened'; label: string }
  | { kind: 'words'; label: string };

type Window = Pick<BusSearchRequest, 'facets' | 'sort' | 'offset' | 'limit'> & {
  /** Where distances are measured from, also when the radius had to go. */
  from: MapPoint | null;
};

interface Relaxed {
  answer: BusSearchAnswer;
  dropped: Dropped[];
}

/**
 * Searches with every part; when nothing is found, relaxes step by step until something is:
 *
 * 1. read parts more widely (24 passengers becomes 23–28);
 * 2. drop one part, the least important that helps;
 * 3. drop words that no bus has;
 * 4. drop parts together, least important first.
 *
 * At most two searches a part and a few more, so a hostile query stays cheap.
 */
export async function searchWithRelaxation(
  search: BusSearch,
  { text, parts }: QueryParts,
  { from, ...window }: Window,
): Promise<Relaxed> {
  const run = (kept: readonly QueryPart[], relaxWords = false) =>
    search.execute({
      ...window,
      text: [text, ...kept.flatMap((part) => part.words)].filter(Boolean).join(' '),
      groups: kept.flatMap((part) => part.groups),
      near: from && {
        ...from,
        radiusMiles: kept.find((part) => part.radiusMiles)?.radiusMiles ?? null,
      },
      relaxWords,
    });

  const exact = await run(parts);
  if (exact.total > 0) return { answer: exact, dropped: [] };

  const wider = parts.map((part) => (part.wider ? { ...part, ...part.wider } : part));
  const widened: Dropped[] = parts.flatMap((part) =>
    part.wider ? [{ kind: 'widened' as const, label: part.wider.label }] : [],
  );
  if (widened.length > 0) {
    const answer = await run(wider);
    if (answer.total > 0) return { answer, dropped: widened };
  }

  const ordered = wider.toSorted((a, b) => a.importance - b.importance);
  if (ordered.length > 1 || (ordered.length === 1 && text)) {
    for (const part of ordered) {
      const answer = await run(wider.filter((other) => other !== part));
      if (answer.total > 0) return { answer, dropped: [{ kind: 'condition', label: part.label }] };
    }
  }

  const dropped: Dropped[] = [];
  let kept = wider;
  for (const part of [null, ...ordered]) {
    if (part) {
      kept = kept.filter((other) => other !== part);
      dropped.push({ kind: 'condition', label: part.label });
    }
    const answer = await run(kept, true);
    if (answer.total > 0) return { answer, dropped: [...dropped, ...droppedWords(answer)] };
  }
  return { answer: exact, dropped: [] };
}

function droppedWords(answer: BusSearchAnswer): Dropped[] {
  return answer.droppedWords.map((label) => ({ kind: 'words', label }));
}
