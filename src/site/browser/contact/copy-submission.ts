/** The embed's names of the fields that both forms ask for, and ours. */
const ourNames: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  phone: 'phone',
  email: 'email',
  message: 'message',
};

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
  for (const [theirs, ours] of Object.entries(ourNames)) {
    const field = target.querySelector<HTMLInputElement>(`[name="${theirs}"]`);
    if (field) body.set(ours, field.value);
  }
  const answer = await fetch(own.action, {
    method: 'POST',
    body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    // The page may be left at any moment.
    keepalive: true,
  });
  return answer.ok && answer.redirected ? answer.url : null;
}
