import type { ReactNode } from 'react';

/** One chart with its heading and its CSV. */
export function ChartPanel(props: {
  title: string;
  /** A sentence under the heading. */
  note?: ReactNode;
  csv: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`staff-panel chart-panel${props.wide ? ' chart-panel-wide' : ''}`}>
      <div className="chart-heading">
        <h2>{props.title}</h2>
        <a href={props.csv} className="chart-csv" aria-label={`${props.title} as CSV`}>
          CSV
        </a>
      </div>
      {props.note ? <p className="text-muted chart-note">{props.note}</p> : null}
      {props.children}
    </section>
  );
}

export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="staff-empty">{children}</p>;
}
