/** The event by which an awake panel is given the markup of the next one, its `detail`. */
export const nextPanel = 'next-panel';

/**
 * Hands over the panel that came with an answer: to an awake one as data, to one that nobody has
 * touched yet as markup. One that is waking takes it as soon as it is ready.
 */
export function renewPanel(panel: HTMLElement, next: Element): void {
  const state = panel.dataset.islandState;
  if (state === 'ready') {
    panel.dispatchEvent(new CustomEvent(nextPanel, { detail: next }));
  } else if (state === 'loading') {
    const waiting = new MutationObserver(() => {
      waiting.disconnect();
      renewPanel(panel, next);
    });
    waiting.observe(panel, { attributeFilter: ['data-island-state'] });
  } else if (state === undefined) {
    panel.replaceChildren(...document.importNode(next, true).childNodes);
  }
}
