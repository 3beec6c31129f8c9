import { countCharacters } from './count-characters.ts';
import { proveOnFirstTouch } from './form-proof.ts';
import { markEmpty, revealErrors, watchField, type Field } from './field-errors.ts';
import { sendingMs, sendInPlace } from './send-in-place.ts';
import { freshKey } from '../fresh-key.ts';
import { translated } from '../translated.ts';

/** Where the footer leaves an address (spec §2, §4). */
const prefillKey = 'prefillEmail';

/** The rules of spec §4 for our own forms; without this script the server says all of it. */
export function startContactForm(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const form = element;
  const fields = [
    ...form.querySelectorAll<Field>(
      'input[data-missing], select[data-missing], textarea[data-missing]',
    ),
  ];
  giveKey(form);
  prefillEmail(form);
  proveOnFirstTouch(form);
  fields.forEach(watchField);
  countCharacters(form);

  form.addEventListener('submit', (event) => {
    const wrong = fields.filter(markEmpty);
    if (wrong.length > 0) {
      event.preventDefault();
      revealErrors(form, wrong);
      return;
    }
    keepKeyOfSameWords(form);
    showSending(form, true);
    window.setTimeout(() => showSending(form, false), sendingMs);
    announceInquiry(form);
    event.preventDefault();
    void sendInPlace(form, new FormData(form, event.submitter), () => showSending(form, false));
  });
  // Coming back finds a form that can be sent again: the same words are the same message still,
  // other words are a new one.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    showSending(form, false);
    form.addEventListener('input', () => giveKey(form, true), { once: true });
  });
}

/**
 * Pages from a cache have no one-time key: the browser makes it. One that is there is kept, so that
 * a second press, or a retry after a lost answer, is seen to be the same message.
 */
function giveKey(form: HTMLFormElement, anew = false): void {
  const input = form.elements.namedItem('key');
  if (!(input instanceof HTMLInputElement) || (input.value && !anew)) return;
  input.value = freshKey();
}

/**
 * Back on a page that was rendered anew, with another key, the browser has filled in what was sent:
 * the same words are the same message still. Kept with the page's own place in the history, as the
 * browser keeps what was typed.
 */
function keepKeyOfSameWords(form: HTMLFormElement): void {
  const input = form.elements.namedItem('key');
  if (!(input instanceof HTMLInputElement)) return;
  const shown = form.querySelectorAll<Field>('input:not([type=hidden]), select, textarea');
  const words = JSON.stringify([...shown].map(({ name, value }) => [name, value]));
  const state = history.state as { sent?: { words: string; key: string } } | null;
  if (state?.sent?.words === words) input.value = state.sent.key;
  else history.replaceState({ ...state, sent: { words, key: input.value } }, '');
}

/** Anything on our origin may have left it there. */
const longestEmail = 254;
const looksLikeEmail = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** Fills the address once and removes it from the storage. */
function prefillEmail(form: HTMLFormElement): void {
  const input = form.elements.namedItem('email');
  if (!(input instanceof HTMLInputElement)) return;
  try {
    const email = sessionStorage.getItem(prefillKey);
    if (email === null) return;
    sessionStorage.removeItem(prefillKey);
    if (email.length > longestEmail || !looksLikeEmail.test(email)) return;
    if (input.value === '') input.value = email;
  } catch {
    // Storage may be refused; then the address is typed once more.
  }
}

function showSending(form: HTMLFormElement, sending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  button.dataset.label ??= button.textContent;
  button.textContent = sending ? translated('Sending…') : button.dataset.label;
  button.disabled = sending;
}

/** Spec §7: what analytics count. Where the form stands, never what is in it. */
function announceInquiry(form: HTMLFormElement): void {
  const bus = new FormData(form).get('bus');
  const detail = {
    inquiryType: 'form',
    formLocation: form.elements.namedItem('bus') ? 'bus_detail_page' : 'contact_page',
    ...(typeof bus === 'string' && /^\d+$/.test(bus) ? { busId: bus } : {}),
  };
  document.dispatchEvent(new CustomEvent('Contact Inquiry', { detail }));
}
