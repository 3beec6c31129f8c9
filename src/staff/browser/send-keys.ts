/**
 * Ctrl or Cmd and Enter press the main button of the form that is typed into; with Shift, the one that
 * also goes on to the next thing, where there is one.
 */
export function startSendKeys(body: HTMLElement): void {
  body.ownerDocument.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const form = (event.target as HTMLElement | null)?.closest('form');
    if (!form || form.method !== 'post') return;
    event.preventDefault();
    const button = (name: string) => form.querySelector<HTMLButtonElement>(`[data-${name}-action]`);
    form.requestSubmit((event.shiftKey ? button('next') : null) ?? button('main') ?? undefined);
  });
}
