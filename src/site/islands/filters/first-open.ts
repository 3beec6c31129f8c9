import type { FilterGroup } from '#domain/search/filter-panel.ts';
import type { NamedGroup } from './filter-panel-props.ts';

/** Open without a click: what nearly every buyer decides by. */
const mostDecideBy: ReadonlySet<string> = new Set([
  'category',
  'seats',
  'price',
  'year',
  'wheelchair',
]);

/** Whether a list shows the group open, and so sends it whole: also one that has something to say. */
export function isFirstOpen(group: FilterGroup | NamedGroup): boolean {
  if (mostDecideBy.has(group.parameter)) return true;
  return group.options !== null && (group.selectedCount > 0 || group.bounds?.why != null);
}
