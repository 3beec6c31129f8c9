import { expect, it } from 'vitest';
import { nextBottomBar } from './bottom-bar-rule.ts';

it('hides below 53 px on the way down and comes back on the way up', () => {
  let state = { hidden: false, scrollPx: 0 };
  const seen = [40, 53, 54, 300, 300, 299, 400, 53, -20].map((scrollPx) => {
    state = nextBottomBar(state, scrollPx);
    return state.hidden;
  });
  expect(seen).toEqual([false, false, true, true, true, false, true, false, false]);
});
