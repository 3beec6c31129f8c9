/**
 * Ctrl or Cmd and Enter press the main button of the form that is typed into; with Shift, the one that also
 * goes on to the next thing. What stands elsewhere on the page has its button beside it.
 */
export function startSendKeys(body: HTMLElement): void {
  body.ownerDocument.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const field = event.target as HTMLTextAreaElement;
    const { form } = field;
    if (form?.method !== 'post') return;
    event.preventDefault();
    const beside = form.contains(field) ? null : field.closest('.form')?.querySelector('button');
    const button = (of: string) => form.querySelector<HTMLButtonElement>(`[data-${of}-action]`);
    form.requestSubmit(beside ?? (event.shiftKey ? button('next') : null) ?? button('main'));
  });
}
