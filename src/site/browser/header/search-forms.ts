import { searchAddress } from '../../islands/header-search/search-address.ts';

/**
 * The header's two search forms: their code is fetched at the first touch of the field, and they
 * submit by the rules of spec §5: the desktop box only when something was said, the mobile one to
 * the bare list otherwise.
 */
export function startSearchForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-search-form]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { pathname } = new URL(form.action);
      const address = searchAddress(pathname, new FormData(form));
      if (address) location.assign(address);
      else if (form.dataset.searchForm === 'mobile') location.assign(pathname);
      else form.querySelector('input')?.focus();
    });
  }
  const box = root.querySelector<HTMLElement>('[data-search-box]');
  if (box) wakeAtFirstTouch(box);
}

function wakeAtFirstTouch(box: HTMLElement): void {
  const touches = ['focusin', 'pointerenter', 'pointerdown'] as const;
  const wake = () => {
    for (const touch of touches) box.removeEventListener(touch, wake);
    void import('../search/desktop-search.ts').then(
      ({ startDesktopSearch }) => startDesktopSearch(box),
      // The form still works; the next touch tries again.
      () => touches.forEach((touch) => box.addEventListener(touch, wake)),
    );
  };
  for (const touch of touches) box.addEventListener(touch, wake, { passive: true });
  // Somebody may have been faster than this script.
  if (box.contains(document.activeElement)) wake();
}
