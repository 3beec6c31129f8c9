import { t } from '@lingui/core/macro';
import type { QueryChip } from '#domain/search/query-chips.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { Icon } from '#site/ui/icon.tsx';
import { chipWords } from '#site/words/chip-words.ts';
import { conditionWords, isName } from '#site/words/condition-words.ts';

interface UnderstoodRowProps {
  chips: readonly QueryChip[];
  /** Words that were set aside. */
  ignored: readonly string[];
  hrefOf: (query: ListQuery) => string;
}

/** What the search is going by: each condition a chip whose link searches without it. */
export function UnderstoodRow({ chips, ignored, hrefOf }: UnderstoodRowProps) {
  if (chips.length === 0 && ignored.length === 0) return null;
  const corrected = chips.flatMap((chip) => (chip.corrected ? chipWords(chip.corrected) : []));
  return (
    <div className="understood">
      {chips.length > 0 ? (
        <ul aria-label={t`Searching by`}>
          {chips.map(({ condition, without }) => {
            const label = conditionWords(condition);
            return (
              <li key={label + hrefOf(without)}>
                <a href={hrefOf(without)} className="chip chip-chosen" rel="nofollow">
                  {isName(condition) ? <span translate="no">{label}</span> : label}
                  <Icon name="close" size={16} />
                  <span className="sr-only">
                    {t({
                      message: ', remove',
                      comment: 'Said after the name of a condition: "Wheelchair lift, remove"',
                    })}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
      {corrected.length > 0 ? <p>{t`Read as ${{ names: corrected.join(', ') }}.`}</p> : null}
      {ignored.length > 0 ? (
        <p>{t`Not used: ${{ words: ignored.map(quoted).join(', ') }}.`}</p>
      ) : null}
    </div>
  );
}

const quoted = (words: string): string => t`“${words}”`;
