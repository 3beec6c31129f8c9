import { postJson } from '../post-json.ts';

const waitMs = 300;

/** Shows the text as the public page will, a moment after each change. */
export function startLivePreview(box: HTMLElement): void {
  const text = box.querySelector<HTMLTextAreaElement>('textarea[name=text]');
  const shown = box.ownerDocument.querySelector<HTMLElement>('[data-preview] .prose');
  if (!text || !shown) return;
  let asked = 0;
  text.addEventListener('input', () => {
    const turn = ++asked;
    setTimeout(async () => {
      if (turn !== asked) return;
      const read = (await postJson('/staff/content/preview', { text: text.value }).catch(
        (error: unknown) => ({ problem: String(error) }),
      )) as { html?: string; problem?: string };
      // A later keystroke has its own answer on the way.
      if (turn !== asked) return;
      // Sanitized by the server with the public page's own rules.
      if (typeof read.html === 'string') shown.innerHTML = read.html;
      else shown.textContent = read.problem ?? '';
    }, waitMs);
  });
}
