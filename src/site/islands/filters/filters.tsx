import { useEffect, useState } from 'react';
import type { FilterPanelProps } from './filter-panel-props.ts';
import { FilterPanel } from './filter-panel.tsx';
import { nextPanel } from './next-panel.ts';
import { readPanel } from './read-panel.ts';

/**
 * The panel, awake: it begins as it was served, and takes over each panel that comes with an answer
 * of the list. React changes what differs; what is open, in focus or scrolled stays.
 */
export function Filters({ element }: { element: Element }) {
  const [panel, setPanel] = useState(() => readPanel(element));
  useEffect(() => {
    const take = (event: Event) => {
      const { detail } = event as CustomEvent<Element>;
      setPanel(readPanel(detail));
    };
    element.addEventListener(nextPanel, take);
    return () => element.removeEventListener(nextPanel, take);
  }, [element]);
  return <FilterPanel {...panel} />;
}

/** The panel as it is sent. It has no data block: all that it knows stands in its markup. */
export function ServedFilters(panel: FilterPanelProps) {
  return (
    <div className="filters no-print" data-island="filters" data-when="intent">
      <FilterPanel {...panel} />
    </div>
  );
}
