import { announceInquiry, busOf } from '#site/islands/lead-form/announce-inquiry.ts';
import { keepLeadDraft } from '#site/islands/lead-form/lead-draft.ts';
import { recall, remember } from '../remember.ts';
import { keepKeyOfSameWords } from './key-of-same-words.ts';

/** Where the footer leaves an address (spec §2, §4). */
const prefillKey = 'prefillEmail';
/** Anything on our origin may have left it there. */
const longestEmail = 254;
const looksLikeEmail = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** What a contact form has before anybody touches it: an address from the footer, its key, and an ear. */
export default function startLeadForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  keepLeadDraft(form);
  prefillEmail(form);
  keepKeyOfSameWords(form);
  form.addEventListener('submit', () => {
    const isAwake = form.closest('[data-island]')?.matches('[data-island-state=ready]');
    // Awake, it tells of itself what it sends.
    if (!isAwake && form.checkValidity()) announceInquiry(busOf(form));
  });
}

/** Fills the address once and removes it from the storage. */
function prefillEmail(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="email"]');
  const email = recall(prefillKey, 'sessionStorage');
  if (!input || !email) return;
  remember(prefillKey, null, 'sessionStorage');
  if (email.length > longestEmail || !looksLikeEmail.test(email)) return;
  if (input.value === '') input.value = email;
}
