import { useEffect, useRef, type KeyboardEvent } from 'react';
import { listingStatuses } from '#domain/inventory/choices.ts';
import type { QuickField } from './quick-fields.ts';

interface QuickEditorProps {
  field: QuickField;
  label: string;
  value: string;
  /** Called once; null gives up. `key`: the focus should stay where the editor was. */
  onEnd: (typed: string | null, how: 'key' | 'left') => void;
}

/** The value as a field: Enter, a choice or leaving it saves, Escape gives up. */
export function QuickEditor({ field, label, value, onEnd }: QuickEditorProps) {
  const control = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    control.current?.focus();
    if (control.current instanceof HTMLInputElement) control.current.select();
  }, []);
  const end = (isKept: boolean, how: 'key' | 'left') => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(isKept ? (control.current?.value.trim() ?? null) : null, how);
  };
  const attributes = {
    ref: (element: HTMLInputElement | HTMLSelectElement | null) => {
      control.current = element;
    },
    className: 'field-input stock-cell-input',
    'aria-label': label,
    defaultValue: value,
    onBlur: () => end(true, 'left'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault();
      if (event.key === 'Enter' || event.key === 'Escape') end(event.key === 'Enter', 'key');
    },
  };
  if (field !== 'status')
    return <input {...attributes} type="text" inputMode="decimal" autoComplete="off" />;
  return (
    <select {...attributes} onChange={() => end(true, 'key')}>
      {Object.entries(listingStatuses).map(([status, words]) => (
        <option key={status} value={status}>
          {words}
        </option>
      ))}
    </select>
  );
}
