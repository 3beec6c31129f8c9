/** Spec §9. */
const bottomBarThresholdPx = 53;

export interface BottomBarState {
  hidden: boolean;
  /** Where the page was scrolled to when last looked at. */
  scrollPx: number;
}

/** Spec §2: hides when scrolling down past 53 px, shows when scrolling up or near the top. */
export function nextBottomBar(state: BottomBarState, scrollPx: number): BottomBarState {
  if (scrollPx <= bottomBarThresholdPx) return { hidden: false, scrollPx };
  if (scrollPx === state.scrollPx) return state;
  return { hidden: scrollPx > state.scrollPx, scrollPx };
}
