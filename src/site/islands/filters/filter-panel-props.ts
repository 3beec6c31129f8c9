import type { FilterGroup, FilterOption } from '#domain/search/filter-panel.ts';

/**
 * A value as the panel lists it. The server says names and figures in the language of its page: what
 * writes figures takes a slow phone a tenth of a second to begin.
 */
export interface NamedOption extends Omit<FilterOption, 'chip' | 'count'> {
  label: string;
  count: string | null;
}

export interface SentGroup extends Omit<FilterGroup, 'options'> {
  label: string;
  options: readonly NamedOption[];
}

/** A closed group, of which a list sends the name alone: nine of ten of its values nobody looks at. */
interface UnsentGroup {
  parameter: string;
  label: string;
  options: null;
}

export type NamedGroup = SentGroup | UnsentGroup;

/** All that the panel shows. It stands in the markup and is read from there: see `read-panel.ts`. */
export interface FilterPanelProps {
  groups: readonly NamedGroup[];
  /** What stands before the filters with counts. */
  near: NearFields;
  /** What the button says: "Show 12 buses". */
  apply: string;
  /** The list without filters; null when none is chosen. */
  clearHref: string | null;
  /** The page of all filters with all their values, for what is not sent. */
  allHref: string;
}

export interface NearFields {
  /** As typed; empty: anywhere. */
  place: string;
  /** Miles as the address says them; empty: any distance. */
  within: string;
  /** Distances to choose from. */
  radii: readonly { miles: string; name: string }[];
  /** The place stands in the search words. */
  isSaid: boolean;
  /** What was typed is no place that we know. */
  unknown: boolean;
}
