import { t } from '@lingui/core/macro';
import { radiiMiles } from '#domain/search/near.ts';
import { sayRoundMiles } from '#messages/figures.ts';
import { Button } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';

const suggestedRadiusMiles = 100;

/** A ZIP code and a distance that lead to the list, from pages about places. */
export function NearForm() {
  return (
    <form action={urls.buses()} method="get" className="near-form no-print">
      <div>
        <label htmlFor="near-zip">{t`Your ZIP code`}</label>
        <input
          id="near-zip"
          name="near"
          className="field-input"
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
          required
        />
      </div>
      <div>
        <label htmlFor="near-within">{t`Distance`}</label>
        <select
          id="near-within"
          name="within"
          className="field-input"
          defaultValue={suggestedRadiusMiles}
        >
          <option value="">{t`Any distance`}</option>
          {radiiMiles.map((miles) => (
            <option key={miles} value={miles}>
              {sayRoundMiles(miles, 'long')}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="secondary">
        {t`Find the nearest`}
      </Button>
    </form>
  );
}
