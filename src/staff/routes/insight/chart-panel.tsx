import type { ComponentProps, ReactNode } from 'react';
import { BarList } from '../../charts/bar-list.tsx';

interface Heading {
  title: string;
  /** A sentence under the heading. */
  note?: ReactNode;
  /** Null for whoever may not take it away. */
  csv: string | null;
}

/** One chart with its heading and its CSV. */
export function ChartPanel(props: Heading & { wide?: boolean; children: ReactNode }) {
  return (
    <section className={`staff-panel chart-panel${props.wide ? ' chart-panel-wide' : ''}`}>
      <div className="chart-heading">
        <h2>{props.title}</h2>
        {props.csv === null ? null : (
          <a href={props.csv} className="chart-csv" aria-label={`${props.title} as CSV`}>
            CSV
          </a>
        )}
      </div>
      {props.note ? <p className="text-muted chart-note">{props.note}</p> : null}
      {props.children}
    </section>
  );
}

/** Bars in a panel, and what stands there while there are none. */
export function BarPanel(props: Heading & ComponentProps<typeof BarList> & { empty?: string }) {
  const { empty, bars, what, count, ...heading } = props;
  return (
    <ChartPanel {...heading}>
      {empty && bars.length === 0 ? (
        <p className="staff-empty">{empty}</p>
      ) : (
        <BarList bars={bars} what={what} count={count} />
      )}
    </ChartPanel>
  );
}
