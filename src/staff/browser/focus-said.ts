/**
 * What came of the last step is where a reader begins: the focus goes to the problem, else to the first
 * wrong field, else to the sentence above the page. A screen reader does not say by itself what was
 * there when the page came, and the next Tab leads into what it is about.
 */
export function startFocusSaid(frame: HTMLElement): void {
  const { ownerDocument: document } = frame;
  const said = ['[role=alert]', '[aria-invalid=true]', '.staff-flash']
    .map((one) => document.querySelector<HTMLElement>(`main ${one}`))
    .find((element) => element !== null);
  if (!said || location.hash !== '' || document.activeElement !== document.body) return;
  if (said.tabIndex < 0) said.tabIndex = -1;
  said.focus();
}
