import { plural, t } from '@lingui/core/macro';
import { sayList } from '#messages/figures.ts';
import type { Suggestions } from './suggester.ts';

/** What the list says of these buses: how many there are, or how they miss what was asked. */
export function suggestionNote({ phase, total, areClose, dropped }: Suggestions): string {
  if (total === null || phase === 'empty' || phase === 'error') return '';
  if (areClose) {
    return t`No bus matches all of that today. Each of these misses one thing that you asked for, by little.`;
  }
  if (dropped.length > 0) {
    const conditions = sayList(dropped.map(droppedWords));
    return t`No bus matches all of that today. Showing buses without ${conditions}.`;
  }
  return t`${plural({ count: total }, { one: '# bus matches', other: '# buses match' })}`;
}

function droppedWords({ words, filter }: Suggestions['dropped'][number]): string {
  const name = words ?? (filter === 'seats' ? t`Number of Seats` : t`Bus Type`);
  return t`“${{ words: name }}”`;
}
