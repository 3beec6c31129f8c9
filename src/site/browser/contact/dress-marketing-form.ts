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
      input.value = 'Talk to a Specialist →';
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
    for (const errors of target.querySelectorAll<HTMLElement>('.hs-error-msgs'))
      errors.hidden = false;
  });
}

/** The embed keeps values of its own and only believes its events. */
function fill(field: HTMLInputElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function watchRequired(input: HTMLInputElement): void {
  const errors = () =>
    input.closest('.hs-form-field')?.querySelector<HTMLElement>('.hs-error-msgs');
  const hide = () => {
    const words = errors();
    if (words) words.hidden = true;
  };
  input.addEventListener('blur', () => {
    if (input.value.trim() !== '') return;
    input.setAttribute('aria-invalid', 'true');
    // The embed shows its words on the same event, after us.
    window.setTimeout(hide);
  });
  input.addEventListener('input', () => {
    input.removeAttribute('aria-invalid');
    hide();
  });
}
