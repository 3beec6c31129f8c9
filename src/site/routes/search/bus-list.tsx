import { plural, t } from '@lingui/core/macro';
import type { ListQuery } from '#domain/search/list-query.ts';
import { noWordIsKnown, queryChips } from '#domain/search/query-chips.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import { withoutSpans } from '#domain/search/understand-query.ts';
import type { BusPage } from '#domain/inventory/inventory-queries.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import { ServedFilters } from '#site/islands/filters/filters.tsx';
import { seen } from '#site/event-attributes.ts';
import { BusPageResults, resultCount } from '../inventory/bus-page-results.tsx';
import { urls } from '#site/urls.ts';
import { AnswerBlock } from './answers/answer-block.tsx';
import type { ShownAnswer } from './answers/shown-answer.ts';
import { CloseMatches } from './close-matches-view.tsx';
import {
  ContradictionNote,
  IntentNote,
  NoExactMatchNote,
  NothingFoundNote,
  RelaxedNote,
} from './list-notes.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { isPlainList, listUrl, mapUrl, type ListPath } from './list-urls.ts';
import { panelOf } from './panel-of.ts';
import { PlaceNote } from './place-note.tsx';
import { SaveSearch } from './save-search.tsx';
import { UnderstoodRow } from './understood-row.tsx';

interface BusListProps {
  path: ListPath;
  found: BusSearchPage;
  /** To the question that was typed. */
  answer: ShownAnswer | null;
}

/**
 * A searchable list: words, filters with counts, what was understood, cards and pages. Everything is
 * one GET form and plain links; `browser/live-list.ts` swaps the marked regions in place.
 */
export function BusList({ path, found, answer }: BusListProps) {
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
        <ServedFilters {...panelOf(found, path, 'open')} />
        <section
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
          <UnderstoodRow
            chips={chips}
            ignored={found.smart.ignored.map((one) => one.words)}
            hrefOf={hrefOf}
          />
          {found.smart.contradictions.map((one) => (
            <ContradictionNote
              key={one.left.words}
              contradiction={one}
              href={hrefOf({
                ...query,
                text: withoutSpans(found.smart.query, one.kept.spans),
                page: 1,
              })}
            />
          ))}
          <PlaceNote question={found.placeQuestion} hrefOf={hrefOf} />
          {noWordIsKnown(found) ? (
            <NothingFoundNote text={query.text} />
          ) : (
            <RelaxedNote dropped={found.dropped} />
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
          </div>
          <SaveSearch query={query} />
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
