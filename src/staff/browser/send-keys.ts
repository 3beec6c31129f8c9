/** Ctrl or Cmd and Enter press the main button of the form that is typed into. */
export function startSendKeys(body: HTMLElement): void {
  body.ownerDocument.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const form = (event.target as HTMLElement | null)?.closest('form');
    if (!form || form.method !== 'post') return;
    event.preventDefault();
    const main = form.querySelector<HTMLButtonElement>('[data-main-action]');
    form.requestSubmit(main ?? undefined);
  });
}
