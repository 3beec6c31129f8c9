import { currentLanguage, pathIn } from '#messages/languages.ts';
import { pages, type Pages } from '#pages/page-table.ts';

/**
 * Every URL of the public site. Pages link through these builders, routes register `patterns`; both
 * come from the table of pages, and only what takes a value is written here.
 */
export const patterns = Object.fromEntries(
  Object.entries(pages).map(([name, { pattern }]) => [name, pattern]),
) as { readonly [Name in keyof Pages]: Pages[Name]['pattern'] };

type Patterns = typeof patterns;
type PlainName = {
  [Name in keyof Patterns]: Patterns[Name] extends `${string}:${string}` ? never : Name;
}[keyof Patterns];

const plain = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, () => pattern]),
) as { readonly [Name in PlainName]: () => Patterns[Name] };

type QueryValue = string | number | null | undefined | readonly string[];

/** Appends the parameters that have a value, in the order given. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

const fill = (pattern: string, name: string, value: string): string =>
  pattern.replace(`:${name}`, encodeURIComponent(value));

/** What its address needs of a bus. */
type ListedBus = { id: number; slug: string };
const keyOf = ({ id, slug }: ListedBus) => `${id}-${slug}`;

const paths = {
  ...plain,
  buses: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.buses, query),
  /** `near`: the place its reader is at, as typed; `source`: by whose page they came. */
  bus: (bus: ListedBus, query: { near?: string | null; source?: string | null } = {}) =>
    withQuery(fill(patterns.bus, 'key', keyOf(bus)), query),
  windshield: (bus: ListedBus) => fill(patterns.windshield, 'key', keyOf(bus)),
  check: (number: string) => fill(patterns.check, 'number', number),
  reportFile: (number: string) => fill(patterns.reportFile, 'number', number),
  /** `query`: the answers of the form of costs. */
  busCost: (bus: ListedBus, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(fill(patterns.busCost, 'key', keyOf(bus)), query),
  /** Buses side by side; the address is the list, and what was asked about their costs. */
  compare: (
    ids: readonly number[],
    query: { only?: 'differences' } & Readonly<Record<string, string | undefined>> = {},
  ) => withQuery(patterns.compare, { bus: ids.map(String), ...query }),
  /** Whether a group fits in it; without one, its floor plan as stated. */
  busFit: (
    bus: ListedBus,
    group: { riders?: string; wheelchairs?: string; children?: string } = {},
  ) => withQuery(fill(patterns.busFit, 'key', keyOf(bus)), group),
  /** A list of buses to pass on; the address is the list. */
  saved: (ids: readonly number[]) => withQuery(patterns.saved, { bus: ids.map(String) }),
  /** What a quote is asked for, a choice each; the address is the list. `by`: what was just done to it. */
  quote: (take: readonly string[], query: { by?: 'adding' | 'changing'; unknown?: string } = {}) =>
    withQuery(patterns.quote, { take, ...query }),
  quoteRequest: (query: { choices?: string } = {}) => withQuery(patterns.quoteRequest, query),
  category: (slug: string) => fill(patterns.category, 'slug', slug),
  /** `query`: of a list, and how it looks. */
  embedBuses: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.embedBuses, query),
  embedBus: (key: string, query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(fill(patterns.embedBus, 'key', key), query),
  search: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.search, query),
  /** Private pages of one submission: never link to them from public ones. */
  sellUploading: (token: string) => withQuery(patterns.sellUploading, { draft: token }),
  sellDone: (token: string) => withQuery(patterns.sellDone, { draft: token }),
  sellPhoto: (token: string) => withQuery(patterns.sellPhoto, { draft: token }),
  sellPhotos: (token: string) => withQuery(patterns.sellPhotos, { draft: token }),
  sellStatus: (token: string) => fill(patterns.sellStatus, 'token', token),
  sellDetails: (token: string, query: { from?: 'vin' } = {}) =>
    withQuery(fill(patterns.sellDetails, 'token', token), query),
  sellWithdraw: (token: string) => fill(patterns.sellWithdraw, 'token', token),
  /** Private pages of one inspection. */
  inspection: (token: string) => fill(patterns.inspection, 'token', token),
  inspectionSection: (token: string, section: string) =>
    fill(fill(patterns.inspectionSection, 'token', token), 'section', section),
  inspectionVersions: (token: string) => fill(patterns.inspectionVersions, 'token', token),
  inspectionPhoto: (token: string) => fill(patterns.inspectionPhoto, 'token', token),
  inspectionDone: (token: string) => fill(patterns.inspectionDone, 'token', token),
  /** With a bus: the form opens about that bus. */
  contact: (query: { bus?: number } = {}) => withQuery(patterns.contact, query),
  callBack: (query: { bus?: number } = {}) => withQuery(patterns.callBack, query),
  videoTour: (query: { bus?: number } = {}) => withQuery(patterns.videoTour, query),
  tourCalendar: (reference: string) => fill(patterns.tourCalendar, 'reference', reference),
  /** `wanted` are the words of a search, `filters` all else that it asked. */
  busAlerts: (query: { bus?: number; wanted?: string; filters?: string } = {}) =>
    withQuery(patterns.busAlerts, query),
  priceWatch: (query: { bus: number }) => withQuery(patterns.priceWatch, query),
  /** The private link of one alert, in mails only. */
  busAlert: (token: string) => fill(patterns.busAlert, 'token', token),
  thankYou: (query: { ref?: string } = {}) => withQuery(patterns.thankYou, query),
  location: (state: string) => fill(patterns.location, 'state', state),
  faqs: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.faqs, query),
  blogArticles: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.blogArticles, query),
  article: (slug: string) => fill(patterns.article, 'slug', slug),
  knowledgeSearch: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.knowledgeSearch, query),
} as const;

type Paths = typeof paths;

/** Addresses to link to, in the language that is being spoken; the table's own are `patterns`. */
export const urls = {
  ...(Object.fromEntries(
    Object.entries(paths).map(([name, write]) => [
      name,
      (...values: never[]) =>
        pathIn(currentLanguage(), (write as (...all: never[]) => string)(...values)),
    ]),
  ) as { readonly [Name in keyof Paths]: (...values: Parameters<Paths[Name]>) => string }),
  /** A file of our own media store; names hold safe characters and slashes only. */
  media: (name: string) => `/media/${name}`,
};
