import type { QueryChip } from '#domain/search/query-chips.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { Icon } from '#site/ui/icon.tsx';

interface UnderstoodRowProps {
  chips: readonly QueryChip[];
  /** Words that were set aside. */
  ignored: readonly string[];
  hrefOf: (query: ListQuery) => string;
}

/** What the search is going by: each condition a chip whose link searches without it. */
export function UnderstoodRow({ chips, ignored, hrefOf }: UnderstoodRowProps) {
  if (chips.length === 0 && ignored.length === 0) return null;
  const corrected = chips.filter((chip) => chip.corrected);
  return (
    <div className="understood">
      {chips.length > 0 ? (
        <ul aria-label="Searching by">
          {chips.map((chip) => (
            <li key={chip.label + hrefOf(chip.without)}>
              <a href={hrefOf(chip.without)} className="chip chip-chosen" rel="nofollow">
                {chip.isName ? <span translate="no">{chip.label}</span> : chip.label}
                <Icon name="close" size={16} />
                <span className="sr-only">, remove</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {corrected.length > 0 ? (
        <p>Read as {corrected.map((chip) => chip.corrected).join(', ')}.</p>
      ) : null}
      {ignored.length > 0 ? (
        <p>Not used: {ignored.map((words) => `“${words}”`).join(', ')}.</p>
      ) : null}
    </div>
  );
}
