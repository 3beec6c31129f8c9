import { translated } from '../translated.ts';
/** Where the contact form finds what was typed in the footer (spec §2, §4). */
const storageKey = 'prefillEmail';
/** Spec §9. */
const redirectDelayMs = 300;

/**
 * The footer's 'Contact Us': keeps the e-mail, says 'Redirecting...', and goes to the contact page
 * after a moment. Coming back by the browser's page cache finds it ready again.
 */
export function startFooterForm(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const input = element.querySelector<HTMLInputElement>('input[type="email"]');
  const button = element.querySelector<HTMLButtonElement>('button');
  if (!button) return;
  const idleText = button.textContent;

  const show = (submitting: boolean) => {
    button.textContent = submitting ? translated('Redirecting...') : idleText;
    button.disabled = submitting;
    if (input) input.disabled = submitting;
  };

  element.addEventListener('submit', (event) => {
    event.preventDefault();
    remember(input?.value.trim() ?? '');
    show(true);
    window.setTimeout(() => location.assign(element.action), redirectDelayMs);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) show(false);
  });
}

/** Storage may be refused (private windows); then the visitor types the address once more. */
function remember(email: string): void {
  if (!email) return;
  try {
    sessionStorage.setItem(storageKey, email);
  } catch {
    // Nothing to do: the form still leads to the contact page.
  }
}
