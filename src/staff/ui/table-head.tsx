import { Children, type ReactNode } from 'react';

/** Of figures, it stands to the right as they do; a hidden one names cells that speak for themselves. */
type ColumnHeading = string | { figures: string } | { hidden: string };

/** The headings of a table, in the order of its cells. */
export function TableHead({ columns }: { columns: readonly ColumnHeading[] }) {
  return (
    <thead>
      <tr>
        {columns.map((heading) => {
          const isOfFigures = typeof heading === 'object' && 'figures' in heading;
          const isHidden = typeof heading === 'object' && 'hidden' in heading;
          const words = isOfFigures ? heading.figures : isHidden ? heading.hidden : heading;
          return (
            <th key={words} scope="col" className={isOfFigures ? 'number' : undefined}>
              {isHidden ? <span className="sr-only">{words}</span> : words}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface StaffTableProps {
  columns: readonly ColumnHeading[];
  /** Said instead, where there is no row. */
  empty?: ReactNode;
  /** Whose rows `j` and `k` walk through. */
  hasKeys?: boolean;
  className?: string;
  /** The rows. */
  children: ReactNode;
}

/** Rows on a wide screen, cards on a phone. */
export function StaffTable({ columns, empty, hasKeys, className = '', children }: StaffTableProps) {
  if (empty && Children.count(children) === 0) return <p className="staff-empty">{empty}</p>;
  return (
    <table className={`table table-cards ${className}`} data-key-list={hasKeys ? '' : undefined}>
      <TableHead columns={columns} />
      <tbody>{children}</tbody>
    </table>
  );
}
