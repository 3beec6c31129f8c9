const leavings = ['pointerdown', 'bottom-bar-hidden', 'pagehide'];

/**
 * Calls `leave` for a press elsewhere, when the bottom bar hides (spec §4) and when the page is
 * left. Returns what ends it.
 */
export function onLeaving(inside: Element | null, leave: () => void): () => void {
  const look = ({ target }: Event) => {
    if (!(target instanceof Node && inside?.contains(target))) leave();
  };
  for (const name of leavings) window.addEventListener(name, look, true);
  return () => {
    for (const name of leavings) window.removeEventListener(name, look, true);
  };
}
