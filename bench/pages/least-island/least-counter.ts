import { createElement, useState } from 'react';

/** The least that an island can be: one state, one field and one button. */
export function LeastCounter() {
  const [count, setCount] = useState(0);
  const add = () => setCount(count + 1);
  return createElement(
    'p',
    null,
    createElement('input', { 'aria-label': 'Words', onInput: add }),
    createElement('button', { type: 'button', onClick: add }, count),
  );
}
