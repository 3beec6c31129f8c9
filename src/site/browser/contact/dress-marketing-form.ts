import { setQuietly } from '../typed-words.ts';

/** What the embed calls our fields. */
const nameOf = { email: 'email', message: 'message' } as const;

/**
 * Makes the embed's form look and behave like ours (spec §4): our classes and button, the address
 * and the words about the bus filled in, and the rules for empty required fields.
 */
export function dressForm(target: HTMLElement, own: HTMLFormElement): void {
  for (const input of target.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (input.type === 'hidden') continue;
    if (input.type === 'submit') {
      input.className = 'button button-primary button-large';
      input.value = own.querySelector('[type=submit]')?.textContent ?? input.value;
      continue;
    }
    input.classList.add('field-input');
    if (input.required) watchRequired(input);
  }
  for (const [ours, theirs] of Object.entries(nameOf)) {
    const value = (own.elements.namedItem(ours) as HTMLInputElement | null)?.value ?? '';
    const field = target.querySelector<HTMLInputElement>(`[name="${theirs}"]`);
    if (field && value && !field.value) fill(field, value);
  }
  target.addEventListener('click', (event) => {
    const pressed = event.target;
    if (!(pressed instanceof HTMLInputElement) || pressed.type !== 'submit') return;
    // After the embed has looked through its fields.
    window.setTimeout(() => showErrors(target));
  });
}

/** Words stand at the fields that they are about, and the first of those is where one goes on. */
function showErrors(target: HTMLElement): void {
  let first: HTMLInputElement | null = null;
  for (const input of target.querySelectorAll<HTMLInputElement>('.field-input')) {
    const wrong = !input.validity.valid || (input.required && input.value.trim() === '');
    hideWords(input, !wrong);
    if (!wrong) continue;
    input.setAttribute('aria-invalid', 'true');
    first ??= input;
  }
  first?.focus();
}

/** The embed keeps values of its own and only believes its events. */
function fill(field: HTMLInputElement, value: string): void {
  setQuietly(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function hideWords(input: HTMLInputElement, hidden: boolean): void {
  const words = input.closest('.hs-form-field')?.querySelector<HTMLElement>('.hs-error-msgs');
  if (words) words.hidden = hidden;
}

function watchRequired(input: HTMLInputElement): void {
  input.addEventListener('blur', () => {
    if (input.value.trim() !== '') return;
    input.setAttribute('aria-invalid', 'true');
    // The embed shows its words on the same event, after us.
    window.setTimeout(() => hideWords(input, true));
  });
  input.addEventListener('input', () => {
    input.removeAttribute('aria-invalid');
    hideWords(input, true);
  });
}
