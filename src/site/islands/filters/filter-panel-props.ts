import type { FilterGroup } from '#domain/search/filter-panel.ts';

/** All that the panel shows. It stands in the markup and is read from there: see `read-panel.ts`. */
export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  /** What stands before the filters with counts. */
  near: NearFields;
  /** What the button says: "Show 12 buses". */
  apply: string;
  /** The list without filters; null when none is chosen. */
  clearHref: string | null;
}

export interface NearFields {
  /** As typed; empty: anywhere. */
  place: string;
  /** Miles as the address says them; empty: any distance. */
  within: string;
  /** What was typed is no place that we know. */
  unknown: boolean;
}
