import { radiiMiles, type NearChoice } from '#domain/search/near.ts';

interface NearFilterProps {
  near: NearChoice | null;
  /** What was typed as a place and is none we know. */
  unknown: string | null;
}

/** "Near a ZIP": a ZIP code and a distance, part of the list's form. What was typed stays. */
export function NearFilter({ near, unknown }: NearFilterProps) {
  const wrong = near !== null && unknown !== null;
  return (
    <details className="filter-group" data-filter="near" open>
      <summary>
        <span>Near a ZIP</span>
        {near && !wrong ? (
          <span className="filter-count">
            <span className="sr-only">chosen: </span>1
          </span>
        ) : null}
      </summary>
      <fieldset className="filter-near">
        <legend className="sr-only">Near a ZIP</legend>
        <label htmlFor="list-near">ZIP code</label>
        <label htmlFor="list-within">Distance</label>
        <input
          id="list-near"
          name="near"
          className="field-input"
          defaultValue={near?.place ?? ''}
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
          {...(wrong ? { 'aria-invalid': true, 'aria-describedby': 'list-near-error' } : {})}
        />
        <select
          id="list-within"
          name="within"
          className="field-input"
          defaultValue={near?.radiusMiles ?? ''}
        >
          <option value="">Any</option>
          {radiiMiles.map((miles) => (
            <option key={miles} value={miles}>
              {miles} miles
            </option>
          ))}
        </select>
        {wrong ? (
          <p id="list-near-error" className="text-sm font-semibold text-red">
            We do not know this place. Type five digits, such as 08067, or a town and its state.
          </p>
        ) : null}
      </fieldset>
    </details>
  );
}
