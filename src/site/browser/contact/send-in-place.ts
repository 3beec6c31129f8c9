import { translated } from '../translated.ts';
import { sayBefore } from './field-errors.ts';

/** A server that has not answered by then will be asked again by the visitor. */
export const sendInPlaceMs = 20_000;

/**
 * Sends a form while its page stays: the browser's own page about a lost line would take the place
 * of every word. Whatever is no way on, such as words about a field, is the browser's to fetch and to
 * show: it sends the same form, which is one message under its one-time key. `whenLost` makes the
 * form ready to be sent again.
 */
export async function sendInPlace(
  form: HTMLFormElement,
  body: FormData,
  whenLost: () => void,
): Promise<void> {
  try {
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(sendInPlaceMs),
    });
    if (answer.redirected) location.assign(answer.url);
    else HTMLFormElement.prototype.submit.call(form);
  } catch {
    whenLost();
    const words = document.createElement('p');
    words.textContent = translated(
      'The connection was lost. What you typed stays here; send it again when the line is back.',
    );
    sayBefore(form, words);
  }
}
