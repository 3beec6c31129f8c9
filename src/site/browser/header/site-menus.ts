/** Spec §9. */
const closeDelayMs = 300;

/**
 * The mega-menus are `<details>`: click, keyboard and touch open them without any script. This adds
 * closing: Escape, a press elsewhere, focus that moves on, and 300 ms after the pointer has left
 * both button and panel (spec §4); and the arrow keys of a disclosure menu.
 */
export function startSiteMenus(root: ParentNode): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[data-site-menu]'))
    startMenu(menu);
}

function startMenu(menu: HTMLDetailsElement): void {
  const button = menu.querySelector('summary');
  let timer: number | undefined;
  const close = () => menu.removeAttribute('open');

  menu.addEventListener('pointerenter', () => window.clearTimeout(timer));
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !menu.open) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Someone works in it by keyboard: where the pointer rests says nothing.
      if (!menu.querySelector(':focus-visible')) close();
    }, closeDelayMs);
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    const inside = menu.contains(document.activeElement);
    close();
    if (inside) button?.focus();
  });
  menu.addEventListener('keydown', (event) => moveFocus(event, menu));
  window.addEventListener('pagehide', close);
}

/** Arrow keys, Home and End walk through the links of an open menu; Tab does as always. */
function moveFocus(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  if (!menu.open) return;
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const wanted: Record<string, number> = {
    ArrowDown: Math.min(at + 1, links.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const next = wanted[event.key];
  if (next === undefined || (at < 0 && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  links[next]?.focus();
}
