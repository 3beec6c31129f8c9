import { startPrintButton } from './print-button.ts';
import { translated } from '../translated.ts';

const noteMs = 2_500;

/** Share and print of an article: the system's own sheet, else the address goes to the clipboard. */
export function startPageActions(actions: HTMLElement): void {
  const print = actions.querySelector<HTMLElement>('[data-print]');
  const share = actions.querySelector<HTMLAnchorElement>('[data-share]');
  const note = actions.querySelector('[data-action-note]');
  const label = share?.querySelector('span');
  if (print) startPrintButton(print);
  const { shareTitle: title = '', shareUrl: url = '' } = actions.dataset;
  share?.addEventListener('click', async (event) => {
    // Neither is there: the mail that the link opens has to do.
    if (!('share' in navigator) && !('clipboard' in navigator)) return;
    event.preventDefault();
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else await copy();
    } catch (error) {
      // Closing the sheet is not a failure; anything else still has the mail.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        location.href = share.href;
    }
  });
  const copy = async () => {
    await (navigator as Navigator).clipboard.writeText(url);
    if (label) label.textContent = translated('Link copied');
    if (note) note.textContent = translated('Link copied');
    window.setTimeout(() => {
      if (label) label.textContent = translated('Share');
      if (note) note.textContent = '';
    }, noteMs);
  };
}
