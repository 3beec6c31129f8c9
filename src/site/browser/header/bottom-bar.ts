import { afterPaint } from '../when-due.ts';
import { nextBottomBar, type BottomBarState } from './bottom-bar-rule.ts';

/**
 * Watches scrolling at every width, because hiding the bar also closes the desktop dropdown (spec
 * §4): then `bottom-bar-hidden` is dispatched on the document. The look is `html[data-bottom-bar-hidden]`.
 */
export function startBottomBar(): void {
  const root = document.documentElement;
  let state: BottomBarState = { hidden: false, scrollPx: 0 };
  let waiting = false;
  // A page that opens scrolled down counts from there. Asked for after the first frame: asked now,
  // it would force the browser to lay out the page once more than it must.
  afterPaint(() => {
    if (!waiting && state.scrollPx === 0) state = { hidden: false, scrollPx: window.scrollY };
  });

  const look = () => {
    waiting = false;
    // The bounce at the end of a page is no scrolling up.
    const lastPx = root.scrollHeight - window.innerHeight;
    const next = nextBottomBar(state, Math.min(window.scrollY, lastPx));
    const changed = next.hidden !== state.hidden;
    state = next;
    if (!changed) return;
    root.toggleAttribute('data-bottom-bar-hidden', next.hidden);
    if (next.hidden) document.dispatchEvent(new Event('bottom-bar-hidden'));
  };
  const lookSoon = () => {
    if (!waiting) requestAnimationFrame(look);
    waiting = true;
  };
  window.addEventListener('scroll', lookSoon, { passive: true });
}
