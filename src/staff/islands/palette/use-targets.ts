import { useEffect, useState } from 'react';
import { postJson } from '../../browser/post-json.ts';
import { screensNamed, type Target } from './screens-named.ts';

const waitMs = 120;
const fewestLetters = 3;

/** What the palette shows for some words, and what it says when that is nothing. */
interface Targets {
  targets: readonly Target[];
  none: string;
}

/** Pages by name at once, then what the server finds by number, name or reference. */
export function useTargets(jump: string, screens: readonly Target[], typed: string): Targets {
  const words = typed.trim().toLowerCase();
  const [answer, setAnswer] = useState<{ words: string; found: readonly Target[] | null }>();
  useEffect(() => {
    if (words.length < fewestLetters) return;
    let isLate = false;
    const ask = async () => {
      const found = await postJson(jump, { words }).catch(() => null);
      // A later keystroke has its own answer on the way.
      if (!isLate) setAnswer({ words, found: found as readonly Target[] | null });
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [jump, words]);

  const near = screensNamed(screens, words);
  if (words.length < fewestLetters) return { targets: near, none: 'No page of that name.' };
  if (answer?.words !== words) return { targets: near, none: 'Looking…' };
  return answer.found
    ? { targets: [...near, ...answer.found], none: 'Nothing found by that number or name.' }
    : { targets: near, none: 'The search gave no answer. Try again.' };
}
