import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A calm remark that a reader should see before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="notice notice-marked">
      <Icon name="info" />
      <div>{children}</div>
    </div>
  );
}
