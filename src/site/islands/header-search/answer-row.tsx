import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { Suggestions } from './suggester.ts';
import { fetchAnswer, type ToldAnswer } from './told-answer.ts';

/** Above the suggested buses, one row: the page of ours that answers the question being typed. */
export function AnswerRow({ suggestions }: { suggestions: Suggestions | null }) {
  const [answer, show] = useState<ToldAnswer | null>(null);
  // Whoever is still typing has not asked yet.
  const text = suggestions && suggestions.phase !== 'loading' ? suggestions.question.text : null;
  useEffect(() => {
    if (text === null) return;
    const asking = new AbortController();
    void fetchAnswer(text, asking.signal).then((told) => {
      if (!asking.signal.aborted) show(told);
    });
    return () => asking.abort();
  }, [text]);
  if (!answer) return null;
  return (
    <a href={answer.href} className="answer-row" lang={answer.lang ?? undefined}>
      <span className="sr-only" lang={document.documentElement.lang}>
        {t`From our pages`}{' '}
      </span>
      <span className="answer-row-title">{answer.title}</span>
      <span className="answer-row-text">{answer.text}</span>
    </a>
  );
}
