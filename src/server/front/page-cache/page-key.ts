import { builtInCategories } from '#domain/content/content-category.ts';
import { faqCategories } from '#domain/content/faq-item.ts';
import { parseListQuery, parsePageNumber } from '#domain/search/list-query.ts';
import { readNear } from '#domain/search/near.ts';
import { pathIn } from '#messages/languages.ts';
import { splitLanguage, markdownPath, pageOfMarkdown } from '#site/languages/page-addresses.ts';
import type { CacheTag } from '#domain/tag-versions.ts';
import { readEmbed, writeEmbed } from '#site/routes/embed/embed-query.ts';
import { isPlainList, listUrl } from '#site/routes/search/list-urls.ts';
import { withQuery } from '#site/urls.ts';
import { publicPages } from '#pages/page-map.ts';
import type { KeyRule } from '#pages/page-table.ts';

/** A page that may be kept: what it is asked for by, and what it depends on. */
export interface PageKey {
  /** Canonical path and parameters: the page is rendered from exactly this. */
  url: string;
  tags: readonly CacheTag[];
  /** One of endlessly many (searches, filters): kept apart, so that they never push out the rest. */
  endless: boolean;
  /** Its form is begun anew for every visitor (`form-page.ts`). */
  hasForm?: boolean;
  /** Whose page it is. */
  busId?: string;
}

const everything: readonly CacheTag[] = ['inventory', 'content', 'settings'];
/** The menu of every page shows an article, so every page depends on content. */
const withoutBuses: readonly CacheTag[] = ['content', 'settings'];

type ReadKey = (path: string, parameters: URLSearchParams) => PageKey | null;

const plain =
  (tags: readonly CacheTag[]): ReadKey =>
  (path) => ({ url: path, tags, endless: false });

const list: ReadKey = (path, parameters) => {
  const query = parseListQuery(parameters);
  // What a form sends leads to the list's own address.
  if (query.form) return null;
  const endless = !isPlainList(query) || query.page > 200;
  return { url: listUrl(path, query), tags: everything, endless };
};

/** With the place of its reader: as many pages as there are places. */
const bus: ReadKey = (path, parameters) => {
  const near = readNear(parameters);
  return {
    url: withQuery(path, { near: near?.place }),
    tags: everything,
    endless: near !== null,
    busId: /\d+/.exec(path)?.[0],
  };
};

const categoryPage: ReadKey = (path, parameters) => {
  const page = parsePageNumber(parameters.get('page'));
  const url = withQuery(path, { page: page > 1 ? page : null });
  return { url, tags: everything, endless: page > 200 };
};

const faqs: ReadKey = (path, parameters) => {
  const slug = parameters.get('category');
  const known = faqCategories.find((one) => one.slug === slug);
  const question = parameters.get('question');
  const sane = question !== null && /^[a-z0-9-]{1,80}$/.test(question) ? question : null;
  const url = withQuery(path, { category: known?.slug, question: sane });
  // One answer shows how many buses its examples find.
  return { url, tags: everything, endless: sane !== null };
};

const articles: ReadKey = (path, parameters) => {
  const page = parsePageNumber(parameters.get('page'));
  const asked = parameters.get('category') ?? '';
  // Staff name sections; the key knows the built-in ones only.
  const category = /^[a-z0-9-]{1,60}$/.test(asked) ? asked : null;
  const isOurs = category === null || builtInCategories.at(category) !== null;
  const url = withQuery(path, { category, page: page > 1 ? page : null });
  return { url, tags: withoutBuses, endless: page > 50 || !isOurs };
};

/** Its answer echoes what was typed: only the empty form is kept. */
const cdl: ReadKey = (path, parameters) =>
  ['seats', 'wheelchair', 'gvwr'].some((name) => parameters.has(name))
    ? null
    : { url: path, tags: withoutBuses, endless: false };

/** About a bus it says which; that is drawn for its visitor. */
const form: ReadKey = (path, parameters) =>
  parameters.has('bus') ? null : { url: path, tags: withoutBuses, endless: false, hasForm: true };

/** One for each partner, whose name stands in its links. */
const embed: ReadKey = (path, parameters) => ({
  url: withQuery(path, writeEmbed(readEmbed(parameters))),
  tags: everything,
  endless: true,
  busId: /\d+/.exec(path)?.[0],
});

const rules: Readonly<Record<KeyRule, ReadKey>> = {
  words: plain(withoutBuses),
  buses: plain(everything),
  list,
  bus,
  category: categoryPage,
  faqs,
  articles,
  cdl,
  form,
  embed,
};

const longestUrl = 2_048;

/**
 * The key of a raw request target, or null when that page is never kept. Cookies, headers and
 * unknown parameters cannot reach it; equal questions, however they are written, share it.
 */
export function readPageKey(target: string, { keptAt } = publicPages): PageKey | null {
  if (target.length > longestUrl) return null;
  const mark = target.indexOf('?');
  const page = pageOfMarkdown(mark < 0 ? target : target.slice(0, mark));
  if (page !== null) return keyOfMarkdown(page + (mark < 0 ? '' : target.slice(mark)));
  const { language, path } = splitLanguage(mark < 0 ? target : target.slice(0, mark));
  const rule = keptAt(path)?.kept;
  if (!rule) return null;
  const key = rules[rule](path, new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)));
  return key && language !== 'en' ? { ...key, url: pathIn(language, key.url) } : key;
}

/** Apart from the page itself: other bytes. A form is nothing without its fields, so that is not kept. */
function keyOfMarkdown(target: string): PageKey | null {
  const key = readPageKey(target);
  const url = key && !key.hasForm ? markdownPath(key.url) : null;
  return key && url !== null ? { ...key, url } : null;
}
