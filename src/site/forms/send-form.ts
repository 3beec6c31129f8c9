/** A server that has not answered by then will be asked again by the visitor. */
export const sendingMs = 20_000;

export type Sent<Props> =
  /** The form was taken: here it goes on. */
  | { outcome: 'taken'; address: string }
  /** The form again, as the server shows it: the props of its island. */
  | { outcome: 'refused'; props: Props }
  /** Taken, and the answer is a page of its own, which only the browser can show. */
  | { outcome: 'elsewhere' }
  /** An answer without the form: the server is overloaded, or away. */
  | { outcome: 'unclear' }
  /** None came. */
  | { outcome: 'lost' };

/**
 * Posts a form as the browser would, while its page stays: the browser's own page about a lost line
 * would take the place of every word. The answer is the page that a browser without scripts gets; of
 * it, the props of `island` are read, in the page's language already.
 */
export async function sendForm<Props>(
  action: string,
  body: FormData,
  island: string,
): Promise<Sent<Props>> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(sendingMs),
    });
    if (answer.redirected) return { outcome: 'taken', address: answer.url };
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const props = page.querySelector(`[data-island="${island}"] > script[type="application/json"]`);
    if (!props) return { outcome: answer.ok ? 'elsewhere' : 'unclear' };
    return { outcome: 'refused', props: JSON.parse(props.textContent) as Props };
  } catch {
    // The line broke before the answer was whole.
    return { outcome: 'lost' };
  }
}
