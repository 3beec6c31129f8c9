import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UsState } from '#domain/inventory/vocabulary/states.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { stateName } from '#site/words/trade-words.ts';
import { NearForm } from './near-form.tsx';
import { StateList } from './state-list.tsx';
import { StateMap } from './state-map.tsx';

interface LocationsPageProps {
  model: { states: readonly { state: UsState; count: number }[]; onLot: string };
}

/** Browse Locations (spec §2): every state, with what is for sale there now. */
export function LocationsPage({ model }: LocationsPageProps) {
  const withBuses = model.states.filter(({ count }) => count > 0);
  const without = model.states.filter(({ count }) => count === 0);
  const names = without.map(({ state }) => stateName(state.code)).join(', ');
  return (
    <div className="states-page page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`Locations` }]}
        title={t`Buses for sale by state`}
        intro={t`Where each bus stands today. Our own lot is in ${{ place: model.onLot }}; the others are with their owners, and every sale goes through us.`}
      />
      <NearForm />
      <StateMap states={model.states} />
      <StateList
        states={withBuses.map(({ state, count }) => ({ code: state.code, count }))}
        hrefOf={(code) => urls.location(code.toLowerCase())}
      />
      {withBuses.length === 0 ? (
        <p className="states-none">
          <Trans>
            No bus is listed today.{' '}
            <a href={urls.busAlerts()} className="text-link">
              Tell us what you need
            </a>
            , and we write when one comes.
          </Trans>
        </p>
      ) : without.length > 0 ? (
        <p className="states-note">
          <Trans>
            None listed today in {names}. Buses travel:{' '}
            <a href={urls.buses()} className="text-link">
              see all of them
            </a>
            .
          </Trans>
        </p>
      ) : null}
      <p className="states-note states-source">
        <Trans>
          Places of ZIP codes come from{' '}
          <a href="https://www.geonames.org" rel="noopener" className="text-link">
            GeoNames
          </a>{' '}
          (CC BY 4.0).
        </Trans>
      </p>
    </div>
  );
}
