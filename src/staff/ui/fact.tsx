import type { ReactNode } from 'react';

/** A row of `staff-facts`. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="staff-facts-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
