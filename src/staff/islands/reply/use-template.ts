import { useRef, useState } from 'react';
import { askServer } from '../../browser/ask-server.ts';

interface ReplyWords {
  subject: string;
  body: string;
}

/**
 * Two fields, and what puts a template into them, filled in by the server; `back` is there for whoever
 * had typed something else.
 */
export function useTemplate() {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const [before, setBefore] = useState<ReplyWords | null>(null);
  /** What the fields were filled with last: words that nobody typed need no way back. */
  const filled = useRef<ReplyWords | null>(null);
  const put = (words: ReplyWords) => {
    if (!subject.current || !body.current) return;
    subject.current.value = words.subject;
    body.current.value = words.body;
    body.current.focus();
    body.current.setSelectionRange(0, 0);
    body.current.scrollTop = 0;
  };
  const fill = async (href: string): Promise<void> => {
    const answer = await askServer<ReplyWords>(href).catch(() => null);
    const words = answer?.ok ? answer.body : null;
    // The page that begins with the template, as without scripts.
    if (!words || !subject.current || !body.current) return location.assign(href);
    const typed = { subject: subject.current.value, body: body.current.value };
    const isTyped = typed.body !== '' && typed.body !== (filled.current?.body ?? '');
    setBefore(isTyped ? typed : null);
    setIsFilled(true);
    filled.current = words;
    put(words);
    // Loaded anew, the page begins with it again.
    history.replaceState(history.state, '', href);
  };
  const back =
    before &&
    (() => {
      put(before);
      setBefore(null);
    });
  return { subject, body, fill, isFilled, back };
}
