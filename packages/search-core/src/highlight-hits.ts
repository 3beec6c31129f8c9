import type { FieldPlaces } from './field-places.ts';
import { highlightText, type HighlightStyle, type WordMatcher } from './highlight.ts';
import type { LiveSegment } from './live-segment.ts';
import { nearOf } from './match-slot.ts';
import type { Hit } from './order-hits.ts';
import { stringAt } from './string-table.ts';
import type { TextMatch } from './text-match.ts';
import { textAt } from './text-store.ts';
import type { Highlight, HighlightRequest } from './types.ts';

/** Highlights of the page's hits, parallel to `hits`. */
export function highlightHits(
  hits: readonly Hit[],
  places: FieldPlaces,
  segments: readonly LiveSegment[],
  matches: readonly TextMatch[] | null,
  request: HighlightRequest,
): Record<string, Highlight>[] {
  const style: HighlightStyle = {
    pre: request.pre ?? '<em>',
    post: request.post ?? '</em>',
    escape: request.escape ?? ((text) => text),
  };
  const matchersOf = new Map<LiveSegment, WordMatcher[]>();
  return hits.map(({ segment, doc }) => {
    let matchers = matchersOf.get(segment);
    if (!matchers) {
      matchers = matches ? wordMatchers(segment, matches[segments.indexOf(segment)]!) : [];
      matchersOf.set(segment, matchers);
    }
    const fields: Record<string, Highlight> = {};
    for (const field of request.fields) {
      const store = segment.data.texts[places.text.get(field) ?? -1];
      if (store) fields[field] = highlightText(textAt(store, doc), matchers, style);
    }
    return fields;
  });
}

/** One matcher per word of the query; the words of a synonym count for the words they stand for. */
function wordMatchers(segment: LiveSegment, { slots, forgives }: TextMatch): WordMatcher[] {
  return slots.flatMap((slot) => {
    const [typed, ...others] = slot.alternatives;
    const instead = others.flat().map((atom) => atom.text);
    return typed!.map((atom) => {
      const terms = new Set([atom.text, ...instead]);
      if (atom.typos !== 0 && forgives(atom)) {
        const near = nearOf(segment, atom, atom.typos);
        for (const term of [...near.one, ...near.two])
          terms.add(stringAt(segment.data.terms, term));
      }
      return { word: atom.text, terms, prefix: atom.prefix ? atom.text : null };
    });
  });
}
