import type { IslandLoader } from './island-registry.ts';

/** `state` is what the page shows now: the server's HTML, or the island after a repair by React. */
export type IslandFailure = { name: string; error: unknown; state: 'server-html' | 'repaired' };

type Waking = {
  registry: Record<string, IslandLoader>;
  onFailure: (failure: IslandFailure) => void;
};

/**
 * Wakes the islands of a page when they are due: on idle, when nearly visible, or when somebody
 * reaches for them. `data-island-state` tells tests and styles how far each one is:
 * absent, `loading`, `ready`, `failed`.
 */
export function wakeIslands(root: ParentNode, waking: Waking): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = once(() => void wake(element, waking));
    if (element.dataset.when === 'visible') whenVisible(element, start);
    else if (element.dataset.when === 'touch') whenTouched(element, start);
    else whenIdle(start);
  }
}

async function wake(element: HTMLElement, { registry, onFailure }: Waking): Promise<void> {
  const name = element.dataset.island ?? '';
  element.dataset.islandState = 'loading';
  try {
    const load = registry[name];
    if (!load) throw new Error(`No island is called "${name}".`);
    const [component, { hydrateIsland }] = await Promise.all([
      load(),
      import('./hydrate-island.tsx'),
    ]);
    hydrateIsland({
      element,
      component,
      props: takeProps(element),
      identifierPrefix: element.dataset.prefix ?? '',
      onReady: () => {
        element.dataset.islandState = 'ready';
      },
      onError: (error, restored) => {
        if (restored) element.dataset.islandState = 'failed';
        onFailure({ name, error, state: restored ? 'server-html' : 'repaired' });
      },
    });
  } catch (error) {
    element.dataset.islandState = 'failed';
    onFailure({ name, error, state: 'server-html' });
  }
}

/** The data block is not part of what React rendered, so it goes before hydration. */
function takeProps(element: Element): object {
  const block = element.querySelector(':scope > script[type="application/json"]');
  const props = JSON.parse(block?.textContent ?? '{}');
  block?.remove();
  return props;
}

function whenVisible(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function whenTouched(element: Element, start: () => void): void {
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    element.addEventListener(type, start, { once: true, passive: true });
  }
}

/** Safari has no `requestIdleCallback`; there, a moment after load must do. */
function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
