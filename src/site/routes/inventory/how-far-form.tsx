import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Measure } from '#site/ui/measure.tsx';
import { urls } from '#site/urls.ts';
import type { HowFar } from './how-far.ts';

interface HowFarFormProps {
  bus: Pick<BusDetail, 'id' | 'slug'>;
  /** Null before a place was named. */
  away: HowFar | null;
}

/** Asks for a place and says how far the bus is from it. A plain GET form; what was typed stays. */
export function HowFarForm({ bus, away }: HowFarFormProps) {
  const unknown = away !== null && away.place === null;
  return (
    <>
      {away?.place ? (
        <p className="how-far-answer figures">
          <Distance {...away} place={away.place} />
        </p>
      ) : null}
      <form action={`${urls.bus(bus)}#place-heading`} method="get" className="how-far no-print">
        <label htmlFor="place-near">{t`How far from you?`}</label>
        <div>
          <input
            id="place-near"
            name="near"
            className="field-input"
            placeholder={t`ZIP or town, state`}
            defaultValue={away?.typed}
            maxLength={60}
            required
            autoComplete="postal-code"
            {...(unknown ? { 'aria-invalid': true, 'aria-describedby': 'place-near-error' } : {})}
          />
          <button type="submit" className="button">
            {t`Show miles`}
          </button>
        </div>
        {unknown ? (
          <p id="place-near-error">
            {t`We do not know this place. Type five digits, such as 08067, or a town and its state.`}
          </p>
        ) : null}
      </form>
    </>
  );
}

function Distance({ miles, place, overseas }: HowFar & { place: string }) {
  if (miles === null) return t`We do not know its place well enough to say how far it is.`;
  if (miles <= 1) return t`In or next to ${place}.`;
  if (overseas) {
    return (
      <>
        <Trans>
          About <Measure value={miles} of="mile" how="rough" /> from {place}.
        </Trans>{' '}
        {/* Of two on islands nobody said whether it is the same one. */}
        {overseas === 'one' ? t`No road goes there; ask us about a ship.` : null}
      </>
    );
  }
  return (
    <Trans>
      About <Measure value={miles} of="mile" how="rough" /> from {place}; by road a fifth to a third
      more.
    </Trans>
  );
}
