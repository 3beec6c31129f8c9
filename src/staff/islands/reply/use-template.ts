import { useRef, useState } from 'react';
import { askServer } from '../../browser/ask-server.ts';

/** Then the form itself goes: the line may carry it where it lost the question. */
const answerWithinMs = 10_000;

/**
 * Two fields, and what puts a template into them: where it goes beside what is typed, the server says.
 * Without its answer the form goes there as it does without scripts. Undoing takes a template out again.
 */
export function useTemplate() {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const fill = async (button: HTMLButtonElement, href: string): Promise<void> => {
    const { form } = button;
    const [title, text] = [subject.current, body.current];
    if (!form || !title || !text) return;
    const sent = [title.value, text.value];
    const answer = await askServer<{ subject: string; body: string }>(form.action, {
      method: 'POST',
      body: new URLSearchParams([...new FormData(form, button)] as [string, string][]),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => null);
    if (!answer?.ok || !answer.body) {
      form.requestSubmit(button);
      return;
    }
    // Somebody went on typing meanwhile.
    if (title.value !== sent[0] || text.value !== sent[1]) return fill(button, href);
    title.value = answer.body.subject;
    text.focus();
    text.select();
    // As if it were typed, so that the browser's own undo knows of it.
    document.execCommand('insertText', false, answer.body.body);
    setIsFilled(true);
    // Loaded anew, the page begins with it again.
    history.replaceState(history.state, '', href);
  };
  return { subject, body, fill, isFilled };
}
