import { plural, t } from '@lingui/core/macro';
import type { AnswersByState } from '#domain/search/answers-by-state.ts';
import { withChosen, type ListQuery } from '#domain/search/list-query.ts';
import { queryChips } from '#domain/search/understand-query.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import { compareNames } from '#messages/figures.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { patterns, urls } from '#site/urls.ts';
import { stateName } from '#site/words/trade-words.ts';
import { StateList } from '../locations/state-list.tsx';
import { AnswersMap } from './answers-map.tsx';
import { NoExactMatchNote, UnderstoodRow } from './list-notes.tsx';
import { listUrl } from './list-urls.ts';

interface MapPageProps {
  model: { found: BusSearchPage; answers: AnswersByState };
}

/** The answers of a list by state. Each dot, and each line below, is the list in that state alone. */
export function MapPage({ model: { found, answers } }: MapPageProps) {
  const { query } = found;
  const { inStates, elsewhere } = answers;
  const states = answers.states.toSorted((a, b) =>
    compareNames(stateName(a.code), stateName(b.code)),
  );
  const hrefOf = (code: string) => listUrl(patterns.buses, withChosen(query, 'state', [code]));
  return (
    <div className="map-page page-width">
      <PageHeading
        crumbs={[
          { label: t`Home`, href: urls.home() },
          { label: t`Buses for sale`, href: urls.buses() },
          { label: t`Map` },
        ]}
        title={t`Where these buses stand`}
      />
      <UnderstoodRow
        chips={queryChips(found)}
        ignored={[]}
        query={query}
        hrefOf={(one: ListQuery) => listUrl(patterns.busesMap, one)}
      />
      {inStates + elsewhere === 0 ? <NoExactMatchNote /> : null}
      <p className="map-page-summary">
        {inStates > 0 ? <span className="figures">{sayWhere(inStates, states)}</span> : null}
        <a href={listUrl(patterns.buses, query)} className="text-link no-print">
          {t`Back to the list`}
        </a>
      </p>
      {states.length > 0 ? (
        <>
          <AnswersMap states={states} hrefOf={hrefOf} />
          <StateList states={states} hrefOf={hrefOf} />
        </>
      ) : null}
      {elsewhere > 0 ? (
        <p className="map-page-elsewhere">
          {t`${plural({ count: elsewhere }, { one: '# more bus is', other: '# more buses are' })} in the list, but not on the map: in which state, we do not know.`}
        </p>
      ) : null}
    </div>
  );
}

/** "566 buses in 50 states and Washington, DC": the District of Columbia is on the map, and no state. */
function sayWhere(buses: number, places: AnswersByState['states']): string {
  const states = places.filter(({ code }) => code !== 'DC').length;
  const count = plural({ count: buses }, { one: '# bus', other: '# buses' });
  const where = plural(states, { one: '# state', other: '# states' });
  if (states === 0) return t`${count} in Washington, DC`;
  return states === places.length
    ? t`${count} in ${where}`
    : t`${count} in ${where} and Washington, DC`;
}
