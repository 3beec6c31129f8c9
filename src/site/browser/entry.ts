import { startAnalytics } from './analytics/start-analytics.ts';
import { startBottomBar } from './header/bottom-bar.ts';
import { startMobileOverlay } from './header/mobile-overlay.ts';
import { startSiteMenus } from './header/site-menus.ts';
import { wakeForDraft } from '#site/islands/sell-form/wake-for-draft.ts';
import { answerSaves } from '#site/islands/saved-buses/answer-saves.ts';
import { watchImages } from './image-behaviours.ts';
import { islandRegistry } from './island-registry.ts';
import { layOutAhead } from './lay-out-ahead.ts';
import { startPageBehaviours } from './page/page-behaviours.ts';
import { scrollToTopAfterBus } from './page/scroll-to-top.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { renewFetchedAhead } from './renew-page.ts';
import { wakeIslands, type IslandFailure } from './wake-islands.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const list = document.querySelector<HTMLFormElement>('form[data-live-list]');
const wake = (root: ParentNode) =>
  wakeIslands(root, { registry: islandRegistry, onFailure: announce });

/**
 * What every page loads: no React, under 10 kB. `boot.ts` starts it after the first frame, when the
 * document is parsed. Each part begins in a task of its own, so that a press which comes meanwhile is
 * answered between two of them. One that an older browser cannot run takes no other with it.
 */
const parts: readonly ((page: Document) => unknown)[] = [
  () => header && startSiteMenus(header),
  () => header && startMobileOverlay(header),
  startBottomBar,
  watchImages,
  wake,
  answerSaves,
  renewFetchedAhead,
  prefetchPages,
  startPageBehaviours,
  startAnalytics,
  scrollToTopAfterBus,
  wakeForDraft,
  () => list && import('./live-list.ts').then(({ startLiveList }) => startLiveList(list, wake)),
  // Tests wait for it, and pictures that are not the first view's; a page works before.
  (page) => (page.documentElement.dataset.scripts = 'ready'),
  layOutAhead,
];
void (async () => {
  for (const start of parts) {
    await Promise.resolve(document)
      .then((page) => void start(page))
      .catch(reportError);
    await new Promise((resolve) => setTimeout(resolve));
  }
})();

/** The live list listens for `island-failure`; `reportError` reaches the console. */
function announce(failure: IslandFailure): void {
  document.dispatchEvent(new CustomEvent('island-failure', { detail: failure }));
  reportError(failure.error);
}
