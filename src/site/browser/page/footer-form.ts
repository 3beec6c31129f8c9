import { remember } from '../remember.ts';

/** Where the contact form finds what was typed in the footer (spec §2, §4). */
const storageKey = 'prefillEmail';
/** Spec §9. */
const redirectDelayMs = 300;

/**
 * The footer's 'Contact Us': keeps the e-mail, says 'Redirecting...', and goes to the contact page
 * after a moment. Coming back by the browser's page cache finds it ready again.
 */
export default function startFooterForm(element: HTMLElement): void {
  const kept = element.querySelector('template');
  kept?.replaceWith(kept.content);
  const input = element.querySelector<HTMLInputElement>('input[type="email"]');
  const button = element.querySelector<HTMLButtonElement>('button');
  if (!(element instanceof HTMLFormElement) || !button) return;
  const idleText = button.textContent;

  const show = (submitting: boolean) => {
    button.textContent = submitting ? (button.dataset.busy ?? idleText) : idleText;
    button.disabled = submitting;
    if (input) input.disabled = submitting;
  };

  element.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = input?.value.trim();
    if (email) remember(storageKey, email, 'sessionStorage');
    show(true);
    window.setTimeout(() => location.assign(element.action), redirectDelayMs);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) show(false);
  });
}
