import { formatNumber } from '#domain/inventory/display-values.ts';
import type { UsState } from '#domain/inventory/vocabulary/states.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { NearForm } from './near-form.tsx';
import { StateMap } from './state-map.tsx';

interface LocationsPageProps {
  model: { states: readonly { state: UsState; count: number }[]; onLot: string };
}

/** Browse Locations (spec §2): every state, with what is for sale there now. */
export function LocationsPage({ model }: LocationsPageProps) {
  const withBuses = model.states.filter(({ count }) => count > 0);
  const without = model.states.filter(({ count }) => count === 0);
  return (
    <div className="states-page page-width">
      <PageHeading
        crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Locations' }]}
        title="Buses for sale by state"
        intro={`Where each bus stands today. Our own lot is in ${model.onLot}; the others are with their owners, and every sale goes through us.`}
      />
      <NearForm />
      <StateMap states={model.states} />
      <ul className="state-list">
        {withBuses.map(({ state, count }) => (
          <li key={state.code}>
            <a href={urls.location(state.code.toLowerCase())}>
              <span>{state.name}</span>
              <span className="figures">
                {formatNumber(count)}
                <span className="sr-only"> buses for sale</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {withBuses.length === 0 ? (
        <p className="states-none">
          No bus is listed today.{' '}
          <a href={urls.busAlerts()} className="text-link">
            Tell us what you need
          </a>
          , and we write when one comes.
        </p>
      ) : without.length > 0 ? (
        <p className="states-note">
          None listed today in {without.map(({ state }) => state.name).join(', ')}. Buses travel:{' '}
          <a href={urls.buses()} className="text-link">
            see all of them
          </a>
          .
        </p>
      ) : null}
      <p className="states-note states-source">
        Places of ZIP codes come from{' '}
        <a href="https://www.geonames.org" rel="noopener" className="text-link">
          GeoNames
        </a>{' '}
        (CC BY 4.0).
      </p>
    </div>
  );
}
