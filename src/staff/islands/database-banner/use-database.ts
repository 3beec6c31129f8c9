import { useEffect, useState } from 'react';

const everyMs = 15_000;
/** Somebody goes from field to field; one look is enough for them. */
const atMostEveryMs = 3_000;
const answerWithinMs = 5_000;

/**
 * Whether changes can be kept; `back` for one look after they could not. Asked now and then while the
 * page is looked at, and when a field is entered.
 */
export function useDatabase(): 'here' | 'away' | 'back' {
  const [state, setState] = useState<'here' | 'away' | 'back'>('here');
  useEffect(() => {
    let askedAtMs = -Infinity;
    const look = async () => {
      if (document.hidden || performance.now() - askedAtMs < atMostEveryMs) return;
      askedAtMs = performance.now();
      const isReady = await canKeep();
      setState((before) => (isReady ? (before === 'away' ? 'back' : 'here') : 'away'));
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, select, textarea')) void look();
    };
    const onShown = () => void look();
    let timer: ReturnType<typeof setTimeout>;
    const lookAgain = () => {
      timer = setTimeout(() => {
        void look();
        lookAgain();
      }, everyMs);
    };
    lookAgain();
    document.addEventListener('visibilitychange', onShown);
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return state;
}

/** An answer that is none, and a line that is cut, mean the same to who wants to save something. */
async function canKeep(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const { ok } = await fetch('/readyz', { cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}
