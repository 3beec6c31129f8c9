/** When nothing else wants the processor. Safari has no `requestIdleCallback`: a moment must do. */
export function whenIdle(start: () => void, mostMs = 2_000, momentMs = 200): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: mostMs });
  else setTimeout(start, momentMs);
}

/** Fetches code when nothing is pressed. Who needs it asks again, and says what went wrong. */
export const warm = (load: () => Promise<unknown>): void =>
  whenIdle(() => void load().catch(() => undefined));

/** What a press shows comes first. */
export const afterPaint = (action: () => void): void => {
  requestAnimationFrame(() => setTimeout(action));
};

/** Once, when the element is in the window or about to be. */
export function whenNear(element: Element, start: () => void, marginPx: number): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: `${marginPx}px` },
  );
  observer.observe(element);
}
