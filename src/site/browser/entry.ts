import { startAnalytics } from './analytics/start-analytics.ts';
import { startHeader } from './header/start-header.ts';
import { wakeForDraft } from '#site/islands/sell-form/wake-for-draft.ts';
import { answerSaves } from '#site/islands/saved-buses/answer-saves.ts';
import { watchImages } from './image-behaviours.ts';
import { islandRegistry } from './island-registry.ts';
import { startPageBehaviours } from './page/page-behaviours.ts';
import { scrollToTopAfterBus } from './page/scroll-to-top.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { renewFetchedAhead } from './renew-page.ts';
import { wakeIslands, type IslandFailure } from './wake-islands.ts';

/**
 * What every page loads: no React, under 10 kB. `boot.ts` starts it after the first frame, when the
 * document is parsed.
 */
startHeader();
watchImages(document);
const wake = (root: ParentNode) =>
  wakeIslands(root, { registry: islandRegistry, onFailure: announce });
wake(document);
answerSaves(document);
void renewFetchedAhead();
prefetchPages(document);
startPageBehaviours(document);
startAnalytics();
scrollToTopAfterBus(document);
wakeForDraft(document);

const list = document.querySelector<HTMLFormElement>('form[data-live-list]');
if (list) void import('./live-list.ts').then(({ startLiveList }) => startLiveList(list, wake));

/** Tests wait for it; a page works before. */
document.documentElement.dataset.scripts = 'ready';

/** Analytics and tests listen for `island-failure`; `reportError` reaches the console. */
function announce(failure: IslandFailure): void {
  document.dispatchEvent(new CustomEvent('island-failure', { detail: failure }));
  reportError(failure.error);
}
