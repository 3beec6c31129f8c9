import { t } from '@lingui/core/macro';
import { radiiMiles } from '#domain/search/near.ts';
import { sayRoundMiles } from '#messages/figures.ts';
import { FilterHeading } from './filter-heading.tsx';
import type { NearFields } from './filter-panel-props.ts';

/** "Near a ZIP": a ZIP code and a distance. What was typed stays. */
export function NearOptions({ place, within, unknown }: NearFields) {
  return (
    <details className="filter-group" data-filter="near" open>
      <FilterHeading label={t`Near a ZIP`} chosen={place && !unknown ? 1 : 0} />
      <fieldset className="filter-fields filter-near">
        <legend className="sr-only">{t`Near a ZIP`}</legend>
        <label htmlFor="list-near">{t`ZIP code`}</label>
        <label htmlFor="list-within">{t`Distance`}</label>
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
          <option value="">{t({ message: 'Any', context: 'value of a filter' })}</option>
          {radiiMiles.map((miles) => (
            <option key={miles} value={miles}>
              {sayRoundMiles(miles, 'long')}
            </option>
          ))}
        </select>
        {unknown ? (
          <p id="list-near-error">
            {t`We do not know this place. Type five digits, such as 08067, or a town and its state.`}
          </p>
        ) : null}
      </fieldset>
    </details>
  );
}
