import { presets, type ChosenRange } from './read-range.ts';
import { staffUrls } from '../../urls.ts';

/** Which days: four usual choices, or two dates. */
export function RangeForm({ chosen }: { chosen: ChosenRange }) {
  const { range, preset, problem } = chosen;
  return (
    <div className="insight-range">
      <nav aria-label="Days" className="chips">
        {Object.entries(presets).map(([key, label]) => (
          <a
            key={key}
            className="chip"
            href={staffUrls.insight(key)}
            aria-current={key === preset ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <form method="get" action={staffUrls.insight()} className="insight-dates">
        <label>
          From
          <input
            className="field-input"
            type="date"
            name="from"
            defaultValue={range.from}
            required
          />
        </label>
        <label>
          To
          <input className="field-input" type="date" name="to" defaultValue={range.to} required />
        </label>
        <button className="button">Show</button>
      </form>
      {problem ? (
        <p className="notice notice-problem" role="alert">
          {problem} Below are the last 28 days.
        </p>
      ) : null}
    </div>
  );
}
