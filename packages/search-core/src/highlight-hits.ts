import type { FieldPlaces } from './field-places.ts';
import {
  highlightRead,
  type HighlightStyle,
  type WordMatcher,
  type WordMatchers,
  wordMatchers,
} from './highlight.ts';
import type { LiveSegment } from './live-segment.ts';
import { nearOf } from './match-slot.ts';
import type { Hit } from './order-hits.ts';
import { readText, type ReadText } from './read-text.ts';
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
  const matchersOf = new Map<LiveSegment, WordMatchers>();
  return hits.map(({ segment, doc }) => {
    let matchers = matchersOf.get(segment);
    if (!matchers) {
      matchers = wordMatchers(
        matches ? matchersOfWords(segment, matches[segments.indexOf(segment)]!) : [],
      );
      matchersOf.set(segment, matchers);
    }
    const fields: Record<string, Highlight> = {};
    for (const field of request.fields) {
      const read = readField(segment, places.text.get(field) ?? -1, doc);
      if (read) fields[field] = highlightRead(read, matchers, style);
    }
    return fields;
  });
}

/** About two thousand buses; more than that are cut anew. */
const MOST_READ = 8_192;
/** Titles and names, not whole articles. */
const LONGEST_KEPT = 160;

/** The text of a field, cut before if it was shown before; null where the field is not stored. */
function readField(segment: LiveSegment, field: number, doc: number): ReadText | null {
  const { texts } = segment.data;
  const store = texts[field];
  if (!store) return null;
  const key = doc * texts.length + field;
  const known = segment.readTexts.get(key);
  if (known) return known;
  const read = readText(textAt(store, doc));
  if (read.text.length > LONGEST_KEPT) return read;
  if (segment.readTexts.size >= MOST_READ) segment.readTexts.clear();
  segment.readTexts.set(key, read);
  return read;
}

/** One matcher per word of the query; the words of a synonym count for the words they stand for. */
function matchersOfWords(segment: LiveSegment, { slots, forgives }: TextMatch): WordMatcher[] {
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
