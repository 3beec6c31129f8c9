import { isTyping } from './key-list.ts';

/** A key by itself follows the link that names it, as the digits do for reply templates. */
export function startPressKeys(place: HTMLElement): void {
  place.ownerDocument.addEventListener('keydown', (event) => {
    if (isTyping(event)) return;
    const links = [...place.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
    const link = links.find((one) => one.getAttribute('aria-keyshortcuts') === event.key);
    if (!link) return;
    event.preventDefault();
    link.click();
  });
}
