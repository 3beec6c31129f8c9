import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { QuickField } from './quick-fields.ts';
import { QuickEditor } from './quick-editor.tsx';

interface QuickCellProps {
  field: QuickField;
  /** Of the bus. */
  title: string;
  /** Where the button leads without scripts. */
  href: string;
  /** What the editor begins with. */
  value: string;
  /** Whether the words are done with; else the editor begins with them when it is opened again. */
  onSave: (typed: string) => Promise<boolean>;
  /** The value as it is read. */
  children: ReactNode;
}

/** A value as a button that opens it; yes and no change places at once. */
export function QuickCell({ field, title, href, value, onSave, children }: QuickCellProps) {
  const [state, setState] = useState<'shown' | 'open' | 'left by key'>('shown');
  const [refused, setRefused] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'left by key') button.current?.focus();
  }, [state]);
  if (state === 'open') {
    return (
      <QuickEditor
        field={field}
        label={`${field} of ${title}`}
        value={refused ?? value}
        onEnd={async (typed, how) => {
          setState(how === 'key' ? 'left by key' : 'shown');
          const isDone = typed === null || typed === value || (await onSave(typed));
          setRefused(isDone ? null : typed);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      className="stock-cell"
      // Not a part of the form for many.
      form="quick-edit"
      formAction={href}
      title={`Change ${field} of ${title}`}
      onClick={(event) => {
        event.preventDefault();
        if (field === 'featured') void onSave(value === 'yes' ? 'no' : 'yes');
        else setState('open');
      }}
    >
      {children}
    </button>
  );
}
