import { useEffect, type RefObject } from 'react';
import { freshKey } from '#site/browser/fresh-key.ts';
import { hiddenFields } from './hidden-fields.ts';

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

/** The input of a form's key; forms that correct something have none. */
export function keyInput(form: HTMLFormElement | null): HTMLInputElement | null {
  const input = form?.elements.namedItem(hiddenFields.key);
  return input instanceof HTMLInputElement ? input : null;
}

function giveKey(form: HTMLFormElement | null, anew = false): void {
  const input = keyInput(form);
  if (input && (anew || input.value === '')) input.value = freshKey();
}
