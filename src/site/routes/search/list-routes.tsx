import { msg, plural, t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { within } from '#domain/within.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import type { SmartQuery } from '#domain/search/smart-search/smart-query.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import { queryChips } from '#domain/search/understand-query.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import { say, type Message } from '#messages/i18n.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';
import { listEntities } from '#site/structured-data/list-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { conditionWords } from '#site/words/chip-words.ts';
import type { ToldAnswer } from '#site/islands/header-search/told-answer.ts';
import { groupSizeLinks, purposeLinks } from '#site/layout/navigation-links.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ChipList } from '#site/ui/chip-list.tsx';
import { answerQuestion } from './answers/answer-question.ts';
import { isPlainList, listUrl, type ListPath } from './list-urls.ts';
import { SavedBuses } from '../saved-buses.tsx';
import { BusList, type BusListProps } from './bus-list.tsx';

/** What a list waits for the database to say of a bus that it does not have. */
const soldMs = 1_000;

export const listRoutes = new Hono<SiteEnv>()
  .get(patterns.buses, (c) => answerList(c, patterns.buses, msg`Buses for sale`))
  .get(patterns.search, (c) => answerList(c, patterns.search, msg`Search buses`))
  /** The answer to `?search=` alone, as JSON: null for a search. */
  .get(patterns.answer, async (c) => {
    const query = parseListQuery(new URL(c.req.url).searchParams);
    const answered = await answerQuestion(query, c.get('services'));
    const told: ToldAnswer | null = answered && {
      title: answered.answer.title,
      href: answered.answer.href,
      text: answered.answer.text,
      lang: answered.answer.lang ?? null,
    };
    return c.json(told, 200, { 'cache-control': 'public, max-age=60' });
  });

async function answerList(c: Context<SiteEnv>, path: ListPath, title: Message) {
  const { searchBuses, countSearch, inventory, settings, siteUrl } = c.get('services');
  const asked = parseListQuery(new URL(c.req.url).searchParams);
  const language = smartLanguage(c.get('language'));
  const answered = await answerQuestion(asked, c.get('services'));
  // A question is no list of words that a bus should have: its buses are those that it names.
  const words = answered?.busWords ?? asked.text;
  const page = await searchBuses({ ...asked, text: words }, language);
  const query = page.query.text === words ? { ...page.query, text: asked.text } : page.query;
  const found = { ...page, query };
  // What a form sends is the address of a list, unless there is something to be said about it.
  if (asked.form && !query.form) return c.redirect(listUrl(path, query), 303);
  // Popular searches are offered on English pages, which read English words.
  if (language === 'en' && query.page === 1 && found.dropped.length === 0) {
    const count = counter(countSearch, found.smart);
    if (isSentByPerson(c)) count();
    c.env?.onEachView?.(count);
  }
  // Five digits that no bus has were taken for a ZIP code, and may be those of one that is sold.
  const isZip = query.text === '' && query.near?.place === words;
  const numbers = isZip ? [words] : numbersMissed(found);
  // Lists are answered without the database, too.
  const sold =
    numbers.length > 0 ? await within(soldMs, inventory.findSold(numbers)).catch(() => null) : null;
  const beyondEnd = query.page > Math.max(1, found.pageCount);
  // Filter combinations are endless: search engines keep the plain pages and follow the links.
  const keep = isPlainList(query) && path === patterns.buses && !beyondEnd;
  const heading = say(title);
  const about = describe(found, heading);
  const description = t`${plural({ count: found.total }, { one: '# new or used bus', other: '# new and used buses' })} for sale: shuttles, coaches, school buses, transit, trolleys and more. Filter by seats, price, year and state.`;
  const canonicalPath = listUrl(path, found.query);
  return renderPage(c, {
    meta: {
      title: `${query.page > 1 ? pageOf(about, String(query.page)) : about} | ${settings.name}`,
      description,
      canonicalPath,
      jsonLd: listEntities(
        {
          name: about,
          description,
          path: canonicalPath,
          buses: found.cards,
          before: (query.page - 1) * busesPerPage,
        },
        siteUrl,
      ),
      ...(keep ? {} : { robots: 'noindex, follow' }),
    },
    current: path === patterns.search ? 'search' : 'buses',
    styles: 'list',
    status: beyondEnd ? 404 : 200,
    body: (
      <ListPage
        model={{
          path,
          heading,
          found: isZip && sold ? { ...found, dropped: [{ kind: 'words', words }] } : found,
          sold,
          answer: query.page === 1 ? (answered?.answer ?? null) : null,
        }}
      />
    ),
  });
}

/** Made apart from the page, so that a kept one holds on to the words and not to its buses. */
const counter = (count: SiteServices['countSearch'], smart: SmartQuery) => () => count?.(smart);

/** Stock numbers and VINs that no bus for sale has, and words that may be one. */
const numbersMissed = ({ dropped, smart: { filters } }: BusSearchPage): string[] => {
  if (dropped.length === 0) return [];
  const words = dropped.flatMap((one) => (one.kind === 'words' ? one.words : []));
  const numbers = words.filter((word) => /^(?=.*\d)[^\s]{3,20}$/.test(word));
  return [filters.stockNumber, filters.vin, ...numbers].flatMap((name) => name ?? []);
};

/** "Starcraft, Under $30,000" for a filtered list, else its heading. */
function describe(found: BusSearchPage, heading: string): string {
  const labels = queryChips(found).map(({ condition }) => conditionWords(condition));
  const conditions = labels.slice(0, 4).join(', ');
  return labels.length === 0 ? heading : t`${heading}: ${conditions}`;
}

const pageOf = (title: string, page: string): string => t`${title}, page ${page}`;

/** A page a browser navigated to; not one fetched ahead, typed half-way, or asked for by a robot. */
function isSentByPerson(c: Context<SiteEnv>): boolean {
  return c.req.header('sec-fetch-dest') === 'document' && !c.req.header('sec-purpose');
}

/** `/buses` and `/search`: quick links (spec §2) above the searchable list. */
function ListPage({ model }: { model: BusListProps & { heading: string } }) {
  const { path, heading, found, sold, answer } = model;
  const here = listUrl(path, found.query);
  const mark = (links: ReturnType<typeof purposeLinks>) =>
    links.map((link) => ({ ...link, current: link.href === here }));
  return (
    <>
      <div className="page-width">
        <Breadcrumbs crumbs={[{ label: t`Home`, href: urls.home() }, { label: heading }]} />
        <h1>{heading}</h1>
        {isPlainList(found.query) && found.query.page === 1 ? (
          <div className="quick-links no-print">
            <ChipList label={t`By purpose`} chips={mark(purposeLinks())} />
            <ChipList label={t`By group size`} chips={mark(groupSizeLinks())} />
          </div>
        ) : null}
        <BusList path={path} found={found} answer={answer} sold={sold} />
      </div>
      <SavedBuses />
    </>
  );
}
