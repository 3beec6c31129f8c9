import { keyInput } from '#site/forms/use-form-key.ts';

/**
 * Back on a page that was rendered anew, with another key, the browser has filled in what was sent:
 * the same words are the same message still. Kept with the page's own place in the history, as the
 * browser keeps what was typed.
 */
export function keepKeyOfSameWords(form: HTMLFormElement): void {
  const input = keyInput(form);
  if (!input) return;
  const shown = form.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden]), select, textarea',
  );
  const words = JSON.stringify([...shown].map(({ name, value }) => [name, value]));
  const state = history.state as { sent?: { words: string; key: string } } | null;
  if (state?.sent?.words === words) input.value = state.sent.key;
  else history.replaceState({ ...state, sent: { words, key: input.value } }, '');
}
