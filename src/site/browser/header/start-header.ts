import { startBottomBar } from './bottom-bar.ts';
import { startMobileOverlay } from './mobile-overlay.ts';
import { startSiteMenus } from './site-menus.ts';

/** What the header needs from the start; its search is an island. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  startSiteMenus(header);
  startMobileOverlay(header);
  startBottomBar();
}
