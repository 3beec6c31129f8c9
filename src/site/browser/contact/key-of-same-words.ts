import { giveKey, keyInput } from '#site/forms/form-key.ts';

/**
 * Back on a page that was rendered anew, with another key, the browser has filled in what was sent:
 * the same words are the same message still. Kept with the page's own place in the history, as the
 * browser keeps what was typed. Seen to here, since whoever comes back may press before the form wakes.
 */
export function keepKeyOfSameWords(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', () => {
    giveKey(form);
    const input = keyInput(form);
    if (!input) return;
    const words = wordsIn(form);
    const state = history.state as { sent?: { words: string; key: string } } | null;
    if (!isSent && state?.sent?.words === words) input.value = state.sent.key;
    else history.replaceState({ ...state, sent: { words, key: input.value } }, '');
    isSent = true;
  });
}

function wordsIn(form: HTMLFormElement): string {
  const fields = 'input:not([type=hidden]), select, textarea';
  const shown = form.querySelectorAll<HTMLInputElement>(fields);
  return JSON.stringify([...shown].map(({ name, value }) => [name, value]));
}
