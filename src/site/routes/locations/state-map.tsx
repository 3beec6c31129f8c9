import { t } from '@lingui/core/macro';
import type { UsState } from '#domain/inventory/vocabulary/states.ts';
import { sayNumber } from '#messages/figures.ts';
import { urls } from '#site/urls.ts';
import { stateName } from '#site/words/trade-words.ts';
import { stateShapes } from './state-map.data.ts';

/** Fewer than this many units across hold no letters; the list beside the map names them. */
const tooSmall = new Set(['CT', 'DC', 'DE', 'MA', 'MD', 'NH', 'NJ', 'RI', 'VT', 'HI']);

/** How full a state is, in four steps of one colour. */
function shade(count: number, most: number): 0 | 1 | 2 | 3 {
  if (count === 0) return 0;
  if (count * 8 >= most * 4) return 3;
  return count * 8 >= most ? 2 : 1;
}

/**
 * The country as links, one a state with buses. States without any are drawn and named, but lead
 * nowhere. On a phone the list leads, because a thumb is wider than Delaware.
 */
export function StateMap({ states }: { states: readonly { state: UsState; count: number }[] }) {
  const byCode = new Map(states.map((entry) => [entry.state.code as string, entry]));
  const most = Math.max(...states.map(({ count }) => count), 1);
  return (
    <svg
      className="state-map"
      viewBox="0 0 975 610"
      role="group"
      aria-label={t`Map of the United States; the same states are in the list`}
    >
      {stateShapes.map(({ code, x, y, path }) => {
        const entry = byCode.get(code);
        if (!entry) return null;
        const { count } = entry;
        const shape = <path d={path} className={`state-map-${shade(count, most)}`} />;
        const letters = tooSmall.has(code) ? null : (
          <text x={x} y={y + 4} aria-hidden="true">
            {code}
          </text>
        );
        const state = `${stateName(code)} (${code})`;
        const name =
          count === 0
            ? t`${state}: none today`
            : t`${state}: ${{ count: sayNumber(count) }} for sale`;
        return count === 0 ? (
          <g key={code}>
            <title>{name}</title>
            {shape}
            {letters}
          </g>
        ) : (
          <a key={code} href={urls.location(code.toLowerCase())}>
            <title>{name}</title>
            {shape}
            {letters}
          </a>
        );
      })}
    </svg>
  );
}
