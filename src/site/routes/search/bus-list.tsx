import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ListQuery } from '#domain/search/list-query.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import {
  withoutKept,
  noWordIsKnown,
  queryChips,
  saysNear,
} from '#domain/search/understand-query.ts';
import { type BusPage, type SoldBus, busesPerPage } from '#domain/inventory/inventory-queries.ts';
import { ServedFilters } from '#site/islands/filters/filters.tsx';
import { seen } from '#site/event-attributes.ts';
import { urls } from '#site/urls.ts';
import type { CloseMatch } from '#domain/search/close-matches.ts';
import { missText } from '#site/words/miss-words.ts';
import { filtersOf } from '#domain/alerts/alert-question.ts';
import { listSorts, type ListSort } from '#domain/search/list-filters.ts';
import { Icon } from '#site/ui/icon.tsx';
import { listFieldName } from '#domain/search/typed-fields.ts';
import { sortName } from '#site/words/trade-words.ts';
import { AnswerBlock } from './answers/answer-block.tsx';
import type { ShownAnswer } from './answers/shown-answer.ts';
import {
  ContradictionNote,
  IntentNote,
  NoExactMatchNote,
  NothingFoundNote,
  RelaxedNote,
  UnderstoodRow,
} from './list-notes.tsx';
import { isPlainList, listUrl, mapUrl, type ListPath } from './list-urls.ts';
import { panelOf } from './panel-of.ts';
import { PlaceNote } from './place-note.tsx';
import { NotedCard, BusPageResults, resultCount } from '../inventory/bus-grid.tsx';

export interface BusListProps {
  path: ListPath;
  found: BusSearchPage;
  /** To the question that was typed. */
  answer: ShownAnswer | null;
  /** What was asked for by its number, and is not for sale any more. */
  sold: SoldBus | null;
}

/**
 * A searchable list: words, filters with counts, what was understood, cards and pages. Everything is
 * one GET form and plain links; `browser/live-list.ts` swaps the marked regions in place.
 */
export function BusList({ path, found, answer, sold }: BusListProps) {
  const { query } = found;
  const hrefOf = (one: ListQuery) => listUrl(path, one);
  const page: BusPage = {
    cards: found.cards,
    total: found.total,
    page: query.page,
    pageCount: found.pageCount,
  };
  const chips = queryChips(found);
  const beyondEnd = query.page > Math.max(1, found.pageCount);
  const empty: ListQuery = { text: '', chosen: new Map(), near: null, sort: 'default', page: 1 };
  return (
    <form action={pathIn(currentLanguage(), path)} method="get" className="bus-list" data-live-list>
      <ListToolbar query={query} sort={found.sort} placeKnown={found.near !== null} />
      <div className="bus-list-columns">
        <a href="#found" className="sr-only text-link">
          {t`Skip to the buses`}
        </a>
        <ServedFilters {...panelOf(found, path, 'open')} />
        <section
          id="found"
          aria-label={t`Buses`}
          data-list-results
          data-page-size={busesPerPage}
          {...seen('Search Results Loaded', {
            source: 'list',
            ...(query.text ? { query: query.text } : {}),
            resultCount: found.total,
            page: query.page,
          })}
        >
          {answer ? <AnswerBlock answer={answer} /> : null}
          <h2 className="sr-only">{t`Results`}</h2>
          <IntentNote intent={found.smart.intent.kind} />
          {found.smart.understood.some(saysNear) ? (
            <input type="hidden" name={listFieldName('sort', 'was')} value={query.sort} />
          ) : null}
          <UnderstoodRow
            chips={chips}
            ignored={found.smart.ignored.map((one) => one.words)}
            query={query}
            hrefOf={hrefOf}
          />
          {found.smart.contradictions.map((one) => (
            <ContradictionNote
              key={one.left.words}
              contradiction={one}
              href={hrefOf({
                ...query,
                text: withoutKept(found.smart, one),
                page: 1,
              })}
            />
          ))}
          <PlaceNote question={found.placeQuestion} hrefOf={hrefOf} />
          {noWordIsKnown(found) && !sold ? (
            <NothingFoundNote text={query.text} />
          ) : (
            <RelaxedNote dropped={found.dropped} sold={sold} />
          )}
          <div className="list-head">
            <output className="list-count figures" data-list-count>
              {beyondEnd
                ? t`${plural({ count: found.total }, { one: '# bus', other: '# buses' })}`
                : resultCount(page)}
            </output>
            {found.total > 0 && found.dropped.length === 0 ? (
              <a href={mapUrl(query)} className="text-link no-print" rel="nofollow">
                {t`See them on a map`}
              </a>
            ) : null}
            <SaveSearch query={query} />
          </div>
          {found.total === 0 && found.close.length > 0 ? (
            <NoExactMatchNote />
          ) : (
            <BusPageResults
              page={page}
              {...(beyondEnd ? { beyondEnd: { lastPage: Math.max(1, found.pageCount) } } : {})}
              hrefOf={(number) => hrefOf({ ...query, page: number })}
              near={found.near?.name}
              empty={
                isPlainList(query)
                  ? {
                      text: t`Nothing is listed today. Say what you need, and we write when one comes.`,
                      href: urls.busAlerts(),
                      label: t`Tell us what you need`,
                    }
                  : {
                      text: t`Take a word or a filter away, or call us: not every bus we can get is listed yet.`,
                      href: hrefOf(empty),
                      label: t`See all buses`,
                    }
              }
            />
          )}
          <CloseMatches matches={found.close} near={found.near?.name} />
        </section>
      </div>
    </form>
  );
}

interface CloseMatchesProps {
  matches: readonly CloseMatch[];
  /** Where the list's reader is, as typed. */
  near?: string | null;
}

/** Buses that miss one condition by little, each saying how; below the ones that miss nothing. */
function CloseMatches({ matches, near }: CloseMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <section className="close-matches" aria-labelledby="close-matches" data-close-matches>
      <h2 id="close-matches">{t`Close matches`}</h2>
      <p>{t`Each of these misses one thing that you asked for, by little.`}</p>
      <ul className="bus-grid">
        {matches.map(({ card, how }) => (
          <NotedCard key={card.id} bus={card} note={missText(how)} near={near} />
        ))}
      </ul>
    </section>
  );
}

/** The way from a list to an alert that watches it, with everything that was asked. */
function SaveSearch({ query }: { query: ListQuery }) {
  const filters = filtersOf(query);
  if (query.text === '' && filters === '') return null;
  return (
    <a href={urls.busAlerts({ wanted: query.text, filters })} className="text-link no-print">
      <Trans>
        Save this search<span>: we write when a bus comes or its price drops</span>
      </Trans>
    </a>
  );
}

interface ListToolbarProps {
  query: ListQuery;
  /** The order in force. */
  sort: ListSort;
  /** Nearest first is offered only from somewhere. */
  placeKnown: boolean;
}

/** Search words and order. Part of the list's form, so they travel with the filters. */
export function ListToolbar({ query, sort, placeKnown }: ListToolbarProps) {
  // The order that comes by itself has no value: a form sent before the place was named must not ask
  // for the order it had then.
  const own = placeKnown ? 'nearest' : 'default';
  const others = (Object.keys(listSorts) as ListSort[]).filter(
    (one) => one !== own && (one !== 'nearest' || placeKnown) && (one !== 'default' || query.near),
  );
  return (
    <div className="list-toolbar no-print">
      <div className="list-search">
        <label htmlFor="list-search" className="sr-only">
          {t`Search buses`}
        </label>
        <input
          id="list-search"
          name="search"
          type="search"
          className="field-input"
          defaultValue={query.text}
          placeholder={t`Try “15 passenger with lift under 30k nj”`}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ink">
          <Icon name="search" size={20} />
          <span className="sr-only">{t`Search`}</span>
        </button>
      </div>
      <div className="list-sort">
        <label htmlFor="list-sort">{t`Sort by`}</label>
        <select
          id="list-sort"
          name="sort"
          className="field-input"
          defaultValue={sort === own ? '' : sort}
        >
          <option value="">{sortName(own)}</option>
          {others.map((value) => (
            <option key={value} value={value}>
              {sortName(value)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
