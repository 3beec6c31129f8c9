import { answerTo } from './search-address.ts';

/** What the site's own pages say to a question, as the header shows it: one row. */
export interface ToldAnswer {
  title: string;
  href: string;
  text: string;
  /** Of both, where that is not the page's language. */
  lang: string | null;
}

/** Asks the site; null for a search, for a question that nothing answers, and when nobody does. */
export async function fetchAnswer(text: string, signal: AbortSignal): Promise<ToldAnswer | null> {
  // One word asks nothing.
  if (!/\S\s+\S/.test(text)) return null;
  try {
    const answer = await fetch(answerTo(text), { signal });
    return answer.ok ? ((await answer.json()) as ToldAnswer | null) : null;
  } catch {
    // The buses below are what was asked for first; a row less is no fault to tell of.
    return null;
  }
}
