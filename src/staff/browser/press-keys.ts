import { isTyping } from './key-list.ts';

const menus = ':is(.stock-menu, .staff-menu, .person-actions)[open]';

/**
 * A key presses what names it in `aria-keyshortcuts`: a digit the button of a reply template, `n` the next
 * lead, Ctrl and K the button of the palette. Escape closes a menu that lies over the page.
 */
export function startPressKeys({ ownerDocument: document }: HTMLElement): void {
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && (event.target as Element).closest(menus);
    if (menu) menu.querySelector('summary')?.focus();
    if (menu) menu.removeAttribute('open');
    const key = keyOf(event);
    if (key === event.key && isTyping(event)) return;
    const named = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter((one) =>
      one.getAttribute('aria-keyshortcuts')?.split(' ').includes(key),
    );
    const pressed = named.find((one) => one.checkVisibility()) ?? named[0];
    if (!pressed) return;
    event.preventDefault();
    // An island that sleeps wakes by a finger, not by a click that only a script has made.
    pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    pressed.click();
  });
}

/** As the attribute names it. */
function keyOf({ key, ctrlKey, metaKey }: KeyboardEvent): string {
  if (ctrlKey) return `Control+${key.toUpperCase()}`;
  return metaKey ? `Meta+${key.toUpperCase()}` : key;
}
