import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A calm remark that a reader should see before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 rounded-md border-l-4 border-yellow bg-yellow-100 px-4 py-3">
      <Icon name="info" className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
