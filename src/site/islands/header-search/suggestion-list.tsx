import { Hit, HitSkeleton } from './hit.tsx';
import type { Suggestions } from './suggester.ts';
import { suggestionNote } from './suggestion-note.ts';

interface SuggestionListProps {
  /** Null until something was asked. */
  suggestions: Suggestions | null;
  /** Rows of the skeleton. */
  rows: number;
  /** What is said in place of suggestions when there are none. */
  note: string;
  /** Makes it the list of a combobox; `active` is the option under the arrow keys. */
  listbox?: { id: string; label: string; active: number | null };
}

/** The id of an option, by which the combobox's field points at it. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/**
 * Suggested buses in each of their states (spec §4): a skeleton, hits, or a note. Earlier hits stay
 * until there are better ones; the skeleton only fills an empty list.
 */
export function SuggestionList({ suggestions, rows, note, listbox }: SuggestionListProps) {
  const { phase = 'loading', hits = [] } = suggestions ?? {};
  const hasNone = phase === 'empty' || phase === 'error';
  const skeletonRows = hits.length === 0 && !hasNone ? rows : 0;
  const itemRole = listbox && 'presentation';
  const count = suggestions ? suggestionNote(suggestions) : '';
  return (
    <>
      {count ? <p className="hits-count figures">{count}</p> : null}
      {hasNone ? <p className="hits-note">{note}</p> : null}
      <ul
        className={listbox ? 'hits hits-two' : 'hits'}
        aria-busy={phase === 'loading'}
        hidden={hasNone}
        {...(listbox && { id: listbox.id, role: 'listbox', 'aria-labelledby': listbox.label })}
      >
        {hits.map((hit, at) => (
          <li key={hit.objectID} role={itemRole}>
            <Hit
              hit={hit}
              option={listbox && { id: optionId(listbox.id, at), isActive: at === listbox.active }}
            />
          </li>
        ))}
        {Array.from({ length: skeletonRows }, (_, at) => (
          <li key={at} role={itemRole}>
            <HitSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
