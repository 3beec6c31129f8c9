import type { ReactNode } from 'react';
import { TableHead } from '../ui/table-head.tsx';

export interface Bar {
  key: string;
  /** Instead of the key. */
  label?: ReactNode;
  count: number;
  /** Instead of the count, where it needs words. */
  text?: string;
}

/** Horizontal bars as a table: the figures stand beside the bars, so it reads without seeing them. */
export function BarList(props: { bars: readonly Bar[]; what: string; count: string }) {
  const { bars, what, count } = props;
  const most = Math.max(...bars.map((bar) => bar.count), 1);
  return (
    <table className="chart-bars">
      <TableHead columns={[what, { figures: count }]} />
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">{bar.label ?? bar.key}</th>
            <td className="chart-bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(0.5, (bar.count / most) * 100)} height={10} />
              </svg>
              {bar.text ?? bar.count.toLocaleString('en-US')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
