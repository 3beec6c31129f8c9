import type { DaySeries } from '#domain/staff/insight/insight-report.ts';
import { dayLabel, LineChart } from '../../charts/line-chart.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { TableHead } from '../../ui/table-head.tsx';

const sum = (figures: readonly { count: number }[]) =>
  figures.reduce((total, { count }) => total + count, 0);

/** A figure by day: total, change against the period before, line, and the table behind it. */
export function DayChart(props: {
  title: string;
  csv: string | null;
  series: DaySeries;
  note?: string;
}) {
  const { title, csv, series, note } = props;
  const total = sum(series.now);
  return (
    <ChartPanel title={title} csv={csv} note={note}>
      <p className="chart-total">
        <strong>{total.toLocaleString('en-US')}</strong>{' '}
        <span className="text-muted">{changeText(total, sum(series.before))}</span>
      </p>
      <LineChart series={series} title={title} />
      <details className="chart-figures">
        <summary>Figures</summary>
        <div className="table-box">
          <table className="table">
            <TableHead columns={['Day', { figures: title }, { figures: 'Period before' }]} />
            <tbody>
              {series.now.map(({ day, count }, index) => (
                <tr key={day}>
                  <th scope="row">{dayLabel(day)}</th>
                  <td className="number">{count.toLocaleString('en-US')}</td>
                  <td className="number">
                    {series.before[index]?.count.toLocaleString('en-US') ?? '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </ChartPanel>
  );
}

function changeText(now: number, before: number): string {
  if (before === 0)
    return now === 0 ? 'none, nor in the period before' : 'none in the period before';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'as many as in the period before';
  const direction = percent > 0 ? 'more' : 'fewer';
  return `${Math.abs(percent)} % ${direction} than in the period before (${before.toLocaleString('en-US')})`;
}
