import { useRef, useState } from 'react';
import { askServer } from '../../browser/ask-server.ts';

/**
 * The order of names that is shown, and what keeps another one. `address` takes one order after the
 * other, because each says which one it was made from.
 */
export function useOrder(sent: readonly string[], address: string | null) {
  const [shown, show] = useState(sent);
  const [said, setSaid] = useState('');
  const kept = useRef(sent);
  const work = useRef(Promise.resolve());

  const send = async (names: readonly string[], words: string): Promise<void> => {
    if (address === null || names.join() === kept.current.join()) return;
    const answer = await askServer<{ message: string }>(address, {
      method: 'POST',
      body: new URLSearchParams({
        what: 'arrange',
        order: names.join(),
        was: kept.current.join(),
      }),
    }).catch(() => null);
    // The page of signing in is no answer.
    if (answer?.ok && answer.body) {
      kept.current = names;
      setSaid(words);
      return;
    }
    show(kept.current);
    // Somebody else was quicker: the answer says who.
    const why = answer?.status === 409 ? answer.body?.message : null;
    setSaid(why ?? 'The new order could not be saved. The photos are as before.');
  };
  const keep = (names: readonly string[], words: string) => {
    show(names);
    work.current = work.current.then(() => send(names, words));
  };
  return {
    shown,
    /** What came of the last change. */
    said,
    /** Shows an order that is not kept yet. */
    show,
    /** Shows an order, sends it, and puts the last kept one back when it is not taken. */
    keep,
  };
}
