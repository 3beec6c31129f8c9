const noteMs = 2_500;

/** Print; and share: the system's own sheet where there is one, else the address goes to the clipboard. */
export default function startPageActions(actions: HTMLElement): void {
  const share = actions.querySelector<HTMLElement>('[data-share]');
  const note = actions.querySelector('[data-action-note]');
  const label = share?.querySelector('span');
  const idleText = label?.textContent ?? '';
  const { shareTitle: title = '', shareUrl = '', copied = '', copyYourself = '' } = actions.dataset;
  const url = new URL(shareUrl, location.href).href;
  const say = (text: string) => {
    if (label) label.textContent = text;
    if (note) note.textContent = text;
    window.setTimeout(() => {
      if (label) label.textContent = idleText;
      if (note) note.textContent = '';
    }, noteMs);
  };
  actions.querySelector('[data-print]')?.addEventListener('click', () => window.print());
  share?.addEventListener('click', async (event) => {
    event.preventDefault();
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say(copied);
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // Where neither works there is still the address to be seen, or the mail that a link opens.
      const address = document.querySelector<HTMLInputElement>('[data-share-address]');
      address?.focus();
      address?.select();
      if (!address && share instanceof HTMLAnchorElement) location.href = share.href;
      else say(copyYourself);
    }
  });
}
