import { useEffect, useRef, type KeyboardEvent } from 'react';
import { listingStatuses } from '#domain/inventory/choices.ts';
import type { QuickField } from './quick-fields.ts';

interface QuickEditorProps {
  field: QuickField;
  label: string;
  value: string;
  /** Called once; null gives up. `key`: the focus should stay where the editor was. */
  onEnd: (typed: string | null, how: 'key' | 'left') => void | Promise<void>;
}

/**
 * The value as a field: Enter, a choice of the pointer or leaving it saves, Escape gives up. A key in a
 * closed list only passes one choice on the way to the next.
 */
export function QuickEditor({ field, label, value, onEnd }: QuickEditorProps) {
  const control = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const isOver = useRef(false);
  const isByKeys = useRef(false);
  useEffect(() => {
    control.current?.focus();
    if (control.current instanceof HTMLInputElement) control.current.select();
  }, []);
  const end = (isKept: boolean, how: 'key' | 'left') => {
    if (isOver.current) return;
    isOver.current = true;
    void onEnd(isKept ? (control.current?.value.trim() ?? null) : null, how);
  };
  const attributes = {
    ref: (element: HTMLInputElement | HTMLSelectElement | null) => {
      control.current = element;
    },
    className: 'field-input stock-cell-input',
    'aria-label': label,
    defaultValue: value,
    onBlur: () => end(true, 'left'),
    onPointerDown: () => {
      isByKeys.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      isByKeys.current = true;
      if (event.key === 'Enter') event.preventDefault();
      if (event.key === 'Enter' || event.key === 'Escape') end(event.key === 'Enter', 'key');
    },
  };
  if (field !== 'status')
    return <input {...attributes} type="text" inputMode="decimal" autoComplete="off" />;
  return (
    <select
      {...attributes}
      onChange={() => {
        if (!isByKeys.current) end(true, 'key');
      }}
    >
      {Object.entries(listingStatuses).map(([status, words]) => (
        <option key={status} value={status}>
          {words}
        </option>
      ))}
    </select>
  );
}
