import { t } from '@lingui/core/macro';
import type { ShownAnswer } from './shown-answer.ts';

/** What our own pages say to a question, with the way to all of it; above the buses it names. */
export function AnswerBlock({ answer }: { answer: ShownAnswer }) {
  const { title, href, text, lang, source } = answer;
  return (
    <section aria-labelledby="answer-heading" className="answer">
      <h2 id="answer-heading">
        <a href={href} className="text-link" lang={lang}>
          {title}
        </a>
      </h2>
      <p lang={lang} className="figures">
        {text}
      </p>
      {source === null ? null : <p className="answer-source">{t`From: ${source}`}</p>}
    </section>
  );
}
