import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { mostOfLot, readQuote, writeChoice, writeQuote } from '#domain/quotes/quote-choice.ts';
import { settleNow, type SettledQuote } from '#domain/quotes/quote-rows.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { freshForm } from '../contact/lead-routes.tsx';
import { QuotePage } from './quote-page.tsx';

const longestAdded = 200;
/** Each is a question to the search. */
const mostWithSimilar = 6;
const similarShown = 3;

/** What a quote is asked for. The address holds the list and nothing else: no account, no name. */
export const quoteRoutes = new Hono<SiteEnv>().get(patterns.quote, async (c) => {
  const added = c.req.query('add');
  if (added !== undefined) return c.redirect(await withAdded(c, added), 303);
  const { inventory, settings } = c.get('services');
  const list = readQuote(c.req.queries('take') ?? []);
  const { choices } = list;
  const quote = await settleNow(choices, inventory);
  const take = choices.map(writeChoice);
  const form = await freshForm(c, 'quote', null, { choices: writeQuote(choices) });
  const response = renderPage(c, {
    meta: {
      title: `${t`Quote list`} | ${settings.name}`,
      description: t`Several buses, one message, one answer: choose how many of a lot, or which ones.`,
      canonicalPath: urls.quote([]),
    },
    current: 'buses',
    styles: 'contact',
    body: (
      <QuotePage
        model={{
          list,
          quote,
          take,
          similar: await similarToSold(inventory, quote),
          by: c.req.query('by') ?? null,
          unknown: (c.req.query('unknown') ?? '').slice(0, longestAdded),
          form,
        }}
      />
    ),
  });
  // Its form is begun for one visitor.
  response.headers.set('cache-control', 'private, no-cache');
  return response;
});

/** The address of the list with one choice more, so that reading it again adds nothing. */
async function withAdded(c: Context<SiteEnv>, added: string): Promise<string> {
  const take = c.req.queries('take') ?? [];
  const busId = await busNamed(c.get('services'), added.trim().slice(0, longestAdded));
  const { choices } = readQuote(take);
  if (busId === null)
    return urls.quote(choices.map(writeChoice), { unknown: added.slice(0, longestAdded) });
  const units = (c.req.queries('unit') ?? []).filter((number) => /^[1-9]\d{0,3}$/.test(number));
  const typed = c.req.query('count') ?? '1';
  const count = /^\d{1,6}$/.test(typed) ? Math.min(Math.max(Number(typed), 1), mostOfLot) : 1;
  const word = writeChoice(
    units.length > 0 ? { busId, units: units.map(Number) } : { busId, count },
  );
  const { choices: all } = readQuote([...take, word]);
  // Other units of a lot take the place of those that the browser keeps; added, they would join them.
  const by = c.req.query('by') === 'changing' ? 'changing' : 'adding';
  return urls.quote(all.map(writeChoice), { by });
}

/** By its number, the address of its page, or its stock number; null for anything else. */
async function busNamed(
  { inventory, searchBuses }: SiteServices,
  text: string,
): Promise<number | null> {
  const [, ofPage] = text.split(`${patterns.buses}/`);
  const id = Number(/^([1-9]\d{0,9})(?:-|$)/.exec(ofPage ?? text)?.[1] ?? 0);
  if (id > 0 && (await inventory.details([id])).length > 0) return id;
  if (text === '' || ofPage !== undefined) return null;
  const { cards } = await searchBuses(parseListQuery(new URLSearchParams({ search: text })));
  const same = (stock: string | null) => stock?.toLowerCase() === text.toLowerCase();
  return cards.find(({ stockNumber }) => same(stockNumber))?.id ?? null;
}

async function similarToSold(
  inventory: SiteServices['inventory'],
  { rows }: SettledQuote,
): Promise<ReadonlyMap<number, readonly BusCard[]>> {
  const sold = rows.filter(({ forSale }) => forSale === 0).slice(0, mostWithSimilar);
  const chosen = new Set(rows.map(({ bus }) => bus.id));
  const found = sold.map(async ({ bus: { id, slug } }) => {
    const looked = await inventory.lookUp(`${id}-${slug}`);
    const similar = looked.outcome === 'found' ? looked.similar : [];
    return [id, similar.filter((bus) => !chosen.has(bus.id)).slice(0, similarShown)] as const;
  });
  return new Map(await Promise.all(found));
}
