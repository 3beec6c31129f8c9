import { radiiMiles } from '#domain/search/near.ts';
import { translated } from '#site/browser/translated.ts';
import { FilterHeading } from './filter-heading.tsx';
import type { NearFields } from './filter-panel-props.ts';

/** "Near a ZIP": a ZIP code and a distance. What was typed stays. */
export function NearOptions({ place, within, unknown }: NearFields) {
  return (
    <details className="filter-group" data-filter="near" open>
      <FilterHeading label={translated('Near a ZIP')} chosen={place && !unknown ? 1 : 0} />
      <fieldset className="filter-near">
        <legend className="sr-only">{translated('Near a ZIP')}</legend>
        <label htmlFor="list-near">{translated('ZIP code')}</label>
        <label htmlFor="list-within">{translated('Distance')}</label>
        <input
          id="list-near"
          name="near"
          className="field-input"
          defaultValue={place}
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
          {...(unknown ? { 'aria-invalid': true, 'aria-describedby': 'list-near-error' } : {})}
        />
        <select id="list-within" name="within" className="field-input" defaultValue={within}>
          <option value="">{translated('Any')}</option>
          {radiiMiles.map((miles) => (
            <option key={miles} value={miles}>
              {translated('{1} miles', miles)}
            </option>
          ))}
        </select>
        {unknown ? (
          <p id="list-near-error">
            {translated(
              'We do not know this place. Type five digits, such as 08067, or a town and its state.',
            )}
          </p>
        ) : null}
      </fieldset>
    </details>
  );
}
