import { plural, t } from '@lingui/core/macro';
import type { AnswersByState } from '#domain/search/answers-by-state.ts';
import { sayNumber } from '#messages/figures.ts';
import { stateName } from '#site/words/trade-words.ts';
import { stateShapes } from '../locations/state-map.data.ts';
import { layDots, mapHeight, mapWidth } from './dot-layout.ts';

interface AnswersMapProps {
  states: AnswersByState['states'];
  /** The same list, in one state only. */
  hrefOf: (code: string) => string;
}

/** A dot in every state with answers, as large as their number. The list beside it says the same. */
export function AnswersMap({ states, hrefOf }: AnswersMapProps) {
  return (
    <svg
      className="answers-map"
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      role="group"
      aria-label={t`Map of the United States; the same states are in the list`}
    >
      <path className="answers-map-land" d={land} aria-hidden="true" />
      {layDots(states, stateShapes).map(({ code, count, x, y, radius, stateX, stateY }) => (
        <a key={code} href={hrefOf(code)} rel="nofollow">
          <title>{stateAndCount(code, count)}</title>
          {Math.hypot(x - stateX, y - stateY) > radius ? (
            <line x1={stateX} y1={stateY} x2={x} y2={y} />
          ) : null}
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y} aria-hidden="true">
            {sayNumber(count)}
          </text>
        </a>
      ))}
    </svg>
  );
}

const land = stateShapes.map(({ path }) => path).join('');

const stateAndCount = (code: string, count: number): string =>
  t`${{ place: `${stateName(code)} (${code})` }}: ${plural({ count }, { one: '# bus', other: '# buses' })}`;
