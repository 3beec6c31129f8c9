import { useState } from 'react';

/** The least that an island can be: one state, one field and one button. */
export function LeastCounter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <input aria-label="Words" onInput={() => setCount(count + 1)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  );
}
