import { startBottomBar } from './bottom-bar.ts';
import { startMobileOverlay } from './mobile-overlay.ts';
import { startSearchForms } from './search-forms.ts';
import { startSiteMenus } from './site-menus.ts';

/** What the header needs from the start; panels that search are fetched at the first touch. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  startSiteMenus(header);
  startSearchForms(header);
  startMobileOverlay(header);
  startBottomBar();
}
