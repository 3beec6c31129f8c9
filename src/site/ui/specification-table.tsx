export interface SpecificationRows {
  label: string;
  /** A name is the same in every language. */
  rows: readonly { key: string; label: string; value: string; isName?: boolean }[];
}

/** One group of figures: name on the left, value on the right, a rule beneath each. */
export function SpecificationTable({ group }: { group: SpecificationRows }) {
  return (
    <div className="specification-group mb-7 break-inside-avoid">
      <h3 className="border-b-2 border-ink pb-1.5">{group.label}</h3>
      <dl>
        {group.rows.map((row) => (
          <div
            key={row.key}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] gap-4 border-b border-ink-200 py-2 leading-snug"
          >
            <dt className="text-ink-600">{row.label}</dt>
            <dd className="figures font-semibold" translate={row.isName ? 'no' : undefined}>
              {row.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
