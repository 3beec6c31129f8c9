import type { Messages } from '@lingui/core';
import type { IslandLoader } from './island-registry.ts';
import { mayFetchAhead } from './prefetch-pages.ts';
import { recall, remember } from './remember.ts';
import { afterPaint, warm, whenIdle, whenNear } from './when-due.ts';

/** `state` is what the page shows now: the server's HTML, or the island after a repair by React. */
export type IslandFailure = { name: string; error: unknown; state: 'server-html' | 'repaired' };

type Waking = {
  registry: Record<string, IslandLoader>;
  onFailure: (failure: IslandFailure) => void;
};

/**
 * Wakes the islands of a page when they are due: on idle, when nearly visible, or when somebody
 * means to use them. `data-island-state` tells tests and styles how far each one is:
 * absent, `loading`, `ready`, `failed`.
 */
export function wakeIslands(root: ParentNode, waking: Waking): void {
  const islands = root.querySelectorAll<HTMLElement>('[data-island]');
  const known = new Set(wokenBefore());
  for (const element of islands) {
    const start = (first?: Promise<void>) => void wake(element, waking, first);
    if (element.dataset.when === 'visible') whenNear(element, () => start(), 200);
    else if (element.dataset.when === 'intent') whenMeant(element, start);
    else whenIdle(() => start());
    const { island: name = '' } = element.dataset;
    if (element.dataset.when !== 'idle' && known.delete(name))
      warm(() => rehearseIsland(element, waking));
  }
  if (islands.length > 0) warmAtFirstMove();
}

const storedUnder = 'islandsWoken';

/** Islands that this browser has woken since this build came out: their code is in its cache. */
function wokenBefore(): string[] {
  const [build, ...names] = (recall(storedUnder) ?? '').split(' ');
  return build === import.meta.url ? names : [];
}

/** What an island says, in the language of the page. The build has made a module of it. */
const messagesOf = async (name: string): Promise<Messages> =>
  (await import(/* @vite-ignore */ `${document.documentElement.dataset.messages}${name}.js`))
    .messages;

const loadHydration = () => import('./hydrate-island.tsx');

/** A mouse that moves will soon be over something: what all islands share is fetched meanwhile. */
function warmAtFirstMove(): void {
  if (!mayFetchAhead) return;
  const moved = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    document.removeEventListener('pointermove', moved);
    warm(loadHydration);
  };
  document.addEventListener('pointermove', moved, { passive: true });
}

/** All that an island is made of. Its name may be none that we know. */
async function codeOf(name: string, { registry }: Waking) {
  const load = registry[name];
  if (!load) throw new Error(`No island is called "${name}".`);
  return await Promise.all([load(), loadHydration(), messagesOf(name)]);
}

/** On a copy whose document has no window, so that its pictures are not fetched again. */
async function rehearseIsland(island: HTMLElement, waking: Waking): Promise<void> {
  const [component, { rehearse }, messages] = await codeOf(island.dataset.island ?? '', waking);
  if (island.dataset.islandState) return;
  const element = document.implementation.createHTMLDocument().importNode(island, true);
  whenIdle(() => rehearse({ element, component, messages, props: takeProps(element) }));
}

async function wake(element: HTMLElement, waking: Waking, first?: Promise<void>): Promise<void> {
  const { onFailure } = waking;
  const name = element.dataset.island ?? '';
  if (element.dataset.islandState) return;
  element.dataset.islandState = 'loading';
  const playPress = rememberPress(element);
  await first;
  try {
    const [component, { hydrateIsland }, messages] = await codeOf(name, waking);
    remember(storedUnder, [import.meta.url, ...new Set([...wokenBefore(), name])].join(' '));
    hydrateIsland({
      element,
      messages,
      component,
      props: takeProps(element),
      identifierPrefix: element.dataset.prefix ?? '',
      onReady: () => {
        element.dataset.islandState = 'ready';
        playPress();
        // What React does at a key is compiled at the first one, which would wait for it.
        const key = new KeyboardEvent('keydown', { bubbles: true });
        whenIdle(() => element.querySelector('input')?.dispatchEvent(key));
      },
      onError: (error, restored) => {
        if (restored) {
          element.dataset.islandState = 'failed';
          playPress();
        }
        onFailure({ name, error, state: restored ? 'server-html' : 'repaired' });
      },
    });
  } catch (error) {
    element.dataset.islandState = 'failed';
    playPress();
    onFailure({ name, error, state: 'server-html' });
    // Not tried again: Chromium remembers for as long as the page that a module could not be fetched.
  }
}

/**
 * A button that only scripts serve does nothing yet: its last press is played when the island is
 * awake. So is that of a link or button with `data-waits`, which the island would keep from leading
 * away; when the island fails, a link leads at once, a button when it is pressed again. Other links,
 * forms and disclosures do what they do without scripts.
 */
function rememberPress(element: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(waiting) : null;
    if (!(button instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (button.matches('[data-waits]')) event.preventDefault();
    pressed = button;
  };
  element.addEventListener('click', keep);
  return () => {
    element.removeEventListener('click', keep);
    const last = pressed;
    pressed = null;
    if (last?.isConnected) last.click();
    // The page has another copy of it by now.
    else if (last instanceof HTMLAnchorElement) location.assign(last.href);
  };
}

const waiting = 'button[type="button"], [data-waits]';

/**
 * The data block is not part of what React rendered, so it goes before hydration. An island without
 * one is given its element, whose markup says all that it needs.
 */
function takeProps(element: Element): object {
  const block = element.querySelector(':scope > script[type="application/json"]');
  if (!block) return { element };
  block.remove();
  return JSON.parse(block.textContent);
}

function whenMeant(element: Element, start: (first?: Promise<void>) => void): void {
  element.addEventListener('pointerenter', () => start(), { once: true, passive: true });
  // What a press or a key does without the island is shown first: evaluating takes longer than a frame.
  for (const type of ['pointerdown', 'focusin', 'input']) {
    const press = () => start(new Promise(afterPaint));
    element.addEventListener(type, press, { once: true, passive: true });
  }
  // Somebody may have been faster than this script.
  if (element.contains(document.activeElement) || element.matches(':hover')) start();
}
