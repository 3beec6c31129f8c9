import { useEffect, type RefObject } from 'react';
import { giveKey } from './form-key.ts';

/**
 * The one-time key of a form. Pages that caches keep have none: the browser makes it. One that is
 * there stays, so that a second press, or a retry after a lost answer, is seen to be the same message.
 * Coming back to a form that was sent, other words are a new message, and the same words the same one.
 */
export function useFormKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    giveKey(form.current);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      form.current?.addEventListener('input', () => giveKey(form.current, true), { once: true });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [form]);
}
