import { useRef, useState } from 'react';
import { askServer } from '../../browser/ask-server.ts';

/**
 * Two fields, and what puts a template into them, filled in by the server: in place of words that nobody
 * typed, after those that somebody did. Undoing takes it out again.
 */
export function useTemplate() {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const filled = useRef('');
  const fill = async (href: string): Promise<void> => {
    const answer = await askServer<{ subject: string; body: string }>(href).catch(() => null);
    const field = body.current;
    if (!field || !subject.current) return;
    const isTyped = field.value !== '' && field.value !== filled.current;
    const words = answer?.ok ? answer.body : null;
    if (!words) {
      // The page that begins with the template; typed words would be lost with this one.
      if (!isTyped) location.assign(href);
      return;
    }
    field.focus();
    if (isTyped) field.setSelectionRange(field.value.length, field.value.length);
    else {
      field.select();
      subject.current.value = words.subject;
    }
    // As if it were typed, so that the browser's own undo knows of it.
    document.execCommand('insertText', false, isTyped ? `\n\n${words.body}` : words.body);
    if (!isTyped) filled.current = field.value;
    setIsFilled(true);
    // Loaded anew, the page begins with it again.
    history.replaceState(history.state, '', href);
  };
  return { subject, body, fill, isFilled };
}
