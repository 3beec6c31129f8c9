import type { DaySeries } from '#domain/staff/insight/insight-report.ts';
import { niceTop } from './nice-top.ts';

const width = 640;
const height = 200;
const left = 56;
const bottom = 24;
const top = 12;
const plotWidth = width - left - 12;
const plotHeight = height - top - bottom;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
});
export const dayLabel = (day: string) => dayFormat.format(new Date(day));

/** A figure by day, with the period before as a dashed line behind it. */
export function LineChart({ series, title }: { series: DaySeries; title: string }) {
  const { now, before } = series;
  const most = Math.max(...now.map(({ count }) => count), ...before.map(({ count }) => count), 0);
  const highest = niceTop(most);
  const x = (index: number) =>
    left + (now.length < 2 ? plotWidth / 2 : (index / (now.length - 1)) * plotWidth);
  const y = (count: number) => top + plotHeight - (count / highest) * plotHeight;
  const path = (figures: readonly { count: number }[]) =>
    figures
      .map(
        ({ count }, index) =>
          `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(count).toFixed(1)}`,
      )
      .join('');
  const last = now.length - 1;
  const marks = [...new Set([0, Math.round(last / 2), last])].filter((index) => index >= 0);
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title} by day; the figures are in the table below`}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line
            className="chart-grid"
            x1={left}
            x2={left + plotWidth}
            y1={y(highest * share)}
            y2={y(highest * share)}
          />
          <text className="chart-label" x={left - 8} y={y(highest * share) + 4} textAnchor="end">
            {(highest * share).toLocaleString('en-US', { notation: 'compact' })}
          </text>
        </g>
      ))}
      {marks.map((index) => (
        <text
          key={index}
          className="chart-label"
          x={x(index)}
          y={height - 6}
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
        >
          {dayLabel(now[index]?.day ?? '')}
        </text>
      ))}
      <path className="chart-before" d={path(before)} />
      <path className="chart-now" d={path(now)} />
      {now.length === 1 ? (
        <circle className="chart-dot" cx={x(0)} cy={y(now[0]?.count ?? 0)} r={4} />
      ) : null}
    </svg>
  );
}
