import type { ReactNode } from 'react';
import { Hit, HitSkeleton } from './hit.tsx';
import type { Suggestions } from './suggester.ts';

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
  const items: ReactNode[] =
    hits.length > 0
      ? hits.map((hit, at) => (
          <Hit
            hit={hit}
            option={listbox && { id: optionId(listbox.id, at), isActive: at === listbox.active }}
          />
        ))
      : Array.from({ length: hasNone ? 0 : rows }, () => <HitSkeleton />);
  return (
    <>
      {hasNone ? <p className="hits-note">{note}</p> : null}
      <ul
        className={listbox ? 'hits hits-two' : 'hits'}
        aria-busy={phase === 'loading'}
        hidden={hasNone}
        {...(listbox && { id: listbox.id, role: 'listbox', 'aria-labelledby': listbox.label })}
      >
        {items.map((item, at) => (
          <li key={hits[at]?.objectID ?? at} role={listbox && 'presentation'}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
