/** Where the footer leaves an address (spec §2, §4). */
const prefillKey = 'prefillEmail';
/** Anything on our origin may have left it there. */
const longestEmail = 254;
const looksLikeEmail = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** Fills the address of a contact form once and removes it from the storage. */
export function prefillEmail(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="email"]');
  if (!input) return;
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
