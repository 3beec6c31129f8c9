import { t } from '@lingui/core/macro';
import type { CloseMatch } from '#domain/search/close-matches.ts';
import { missText } from '#site/words/miss-words.ts';
import { NotedCard } from '../inventory/bus-grid.tsx';

interface CloseMatchesProps {
  matches: readonly CloseMatch[];
  /** Where the list's reader is, as typed. */
  near?: string | null;
}

/** Buses that miss one condition by little, each saying how; below the ones that miss nothing. */
export function CloseMatches({ matches, near }: CloseMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <section className="close-matches" aria-labelledby="close-matches" data-close-matches>
      <h2 id="close-matches">{t`Close matches`}</h2>
      <p>{t`Each of these misses one thing that you asked for, by little.`}</p>
      <ul className="bus-grid">
        {matches.map(({ card, how }) => (
          <NotedCard key={card.id} bus={card} note={missText(how)} near={near} />
        ))}
      </ul>
    </section>
  );
}
