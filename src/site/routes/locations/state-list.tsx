import { plural, t } from '@lingui/core/macro';
import { sayNumber } from '#messages/figures.ts';
import { stateName } from '#site/words/trade-words.ts';

interface StateListProps {
  states: readonly { code: string; count: number }[];
  hrefOf: (code: string) => string;
}

/** States with their buses, as links: the words of a map. */
export function StateList({ states, hrefOf }: StateListProps) {
  return (
    <ul className="state-list">
      {states.map(({ code, count }) => (
        <li key={code}>
          <a href={hrefOf(code)}>
            <span>{stateName(code)}</span>
            <span className="figures">
              {sayNumber(count)}
              <span className="sr-only">{` ${t`${plural(count, { one: 'bus for sale', other: 'buses for sale' })}`}`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
