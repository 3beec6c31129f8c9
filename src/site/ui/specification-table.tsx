import type { ReactNode } from 'react';

export interface SpecificationRows {
  label: string;
  /** A name is the same in every language. */
  rows: readonly { key: string; label: string; value: ReactNode; isName?: boolean }[];
}

/** One group of figures: name on the left, value on the right, a rule beneath each. */
export function SpecificationTable({ group }: { group: SpecificationRows }) {
  return (
    <div className="specification-group">
      <h3>{group.label}</h3>
      <dl>
        {group.rows.map((row) => (
          <div key={row.key}>
            <dt>{row.label}</dt>
            <dd translate={row.isName ? 'no' : undefined}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
