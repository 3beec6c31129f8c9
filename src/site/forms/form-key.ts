import { freshKey } from '#site/browser/fresh-key.ts';
import { hiddenFields } from './hidden-fields.ts';

/** The input of a form's one-time key; forms that correct something have none. */
export function keyInput(form: HTMLFormElement | null): HTMLInputElement | null {
  const input = form?.elements.namedItem(hiddenFields.key);
  return input instanceof HTMLInputElement ? input : null;
}

/** Makes a key where there is none, or `anew`. */
export function giveKey(form: HTMLFormElement | null, anew = false): void {
  const input = keyInput(form);
  if (input && (anew || input.value === '')) input.value = freshKey();
}
