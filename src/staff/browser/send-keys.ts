/**
 * Ctrl or Cmd and Enter press the main button beside what is typed, else the first; with Shift, the one
 * that also goes on to the next thing. The form itself may stand elsewhere on the page.
 */
export function startSendKeys(body: HTMLElement): void {
  body.ownerDocument.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const box = (event.target as HTMLElement | null)?.closest('form, .form');
    const button = (named: string) => box?.querySelector<HTMLButtonElement>(`button${named}`);
    const main = button('[data-main-action]') ?? button('');
    if (main?.form?.method !== 'post') return;
    event.preventDefault();
    main.form.requestSubmit((event.shiftKey ? button('[data-next-action]') : null) ?? main);
  });
}
