import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { FilterPanelProps } from './filter-panel-props.ts';

/**
 * The fields go by what was answered: a condition that was taken away by its chip, or by going
 * back, leaves its box. What the visitor is typing in stays, and so does what was ticked before
 * the panel woke.
 */
export function useAnsweredFields(
  root: RefObject<HTMLElement | null>,
  panel: FilterPanelProps,
): void {
  const { groups, near } = panel;
  const set = useRef(groups);
  useLayoutEffect(() => {
    if (!root.current || set.current === groups) return;
    set.current = groups;
    for (const field of root.current.querySelectorAll('input')) {
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
      else if (field !== document.activeElement && !field.validity.badInput)
        field.value = field.defaultValue;
    }
    for (const select of root.current.querySelectorAll('select')) select.value = near.within;
  }, [root, groups, near]);
}
