/**
 * What came of the last step is where a reader begins: the focus goes to the problem, else to the
 * sentence above the page. A screen reader does not say by itself what was there when the page came,
 * and the next Tab leads into what it is about.
 */
export function startFocusSaid(frame: HTMLElement): void {
  const { ownerDocument: document } = frame;
  const said =
    document.querySelector<HTMLElement>('main [role=alert]') ??
    document.querySelector<HTMLElement>('main .staff-flash');
  if (!said || location.hash !== '' || document.activeElement !== document.body) return;
  said.tabIndex = -1;
  said.focus();
}
