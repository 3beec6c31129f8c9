/** What both forms ask for, by our names; the embed's are the same in small letters. */
const shared = ['firstName', 'lastName', 'phone', 'email', 'message'];

/**
 * Sends what was typed into the embed's form to our own address too, under our form's one-time key:
 * a lead is ours first, whatever becomes of the other post, and it is one lead however often the
 * embed submits. Resolves with the address of the thank-you page, or null when ours was not taken.
 */
export async function copySubmission(
  target: HTMLElement,
  own: HTMLFormElement,
): Promise<string | null> {
  const body = new FormData(own);
  for (const name of shared) {
    const field = target.querySelector<HTMLInputElement>(`[name="${name.toLowerCase()}"]`);
    if (field) body.set(name, field.value);
  }
  const answer = await fetch(own.action, {
    method: 'POST',
    body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    // The page may be left at any moment.
    keepalive: true,
  });
  return answer.ok && answer.redirected ? answer.url : null;
}
