import type { PrivateArea } from './private-areas.ts';

/**
 * How a page is kept: what of its address tells it apart, and what outdates it. `words` shows what staff
 * write, all others but `cdl`, `articles` and `form` show buses too. Read in `server/front/page-cache/page-key.ts`.
 */
export type KeyRule =
  | 'words'
  | 'buses'
  | 'list'
  | 'bus'
  | 'category'
  | 'faqs'
  | 'articles'
  | 'cdl'
  | 'form'
  | 'embed';

/** One public page. What is left out is the safe side: never kept, not listed, an ordinary page. */
export interface Page {
  /** As the router reads it. */
  pattern: `/${string}`;
  /** What its parameter looks like in an address that may be kept; a short slug unless told. */
  parameter?: string;
  kept?: KeyRule;
  /** What analytics calls it: `other` unless told. */
  kind?: string;
  /** How far scripts of third parties come, where people type or read what is theirs. */
  thirdParties?: 'none' | 'measuring';
  /** In which line it waits under load; `detail` unless told. */
  line?: 'list' | 'form';
  /** What is posted to it are files. */
  takesFiles?: true;
  /** In the sitemap; whose slugs stand in place of its parameter. */
  sitemap?: 'page' | 'categories' | 'states';
  /** Told to search engines on the page itself. */
  robots?: 'noindex' | 'noindex, follow';
  /** Closed in `robots.txt`, so that it is not even fetched. */
  closed?: true;
  /** `partners`: stands in frames on pages of others, as no other page does; `own`: shows such a page. */
  frame?: 'partners' | 'own';
  /** A long text that nobody translated: other languages show it in English and point here. */
  inEnglishOnly?: true;
}

const knowledge = { kind: 'knowledge', sitemap: 'page' } as const;
const busKey = String.raw`\d{1,12}-[a-z0-9-]{1,200}`;
/** It takes the parameters of lists, and counts its views by itself. */
const framed = {
  kept: 'embed',
  thirdParties: 'none',
  frame: 'partners',
  robots: 'noindex',
} as const;
const englishText = { kept: 'words', sitemap: 'page', inEnglishOnly: true } as const;

/**
 * Every page of the public site, told once: addresses, page cache, lines under load, analytics, logs,
 * sitemap, robots, prefetching and headers are derived from it (`page-map.ts`).
 */
const rows = {
  home: { pattern: '/', kept: 'buses', kind: 'home', sitemap: 'page' },
  buses: { pattern: '/buses', kept: 'list', kind: 'list', line: 'list', sitemap: 'page' },
  search: { pattern: '/search', kept: 'list', kind: 'search', line: 'list' },
  /** What the header shows above its suggestions; no page to come to. */
  answer: { pattern: '/search/answer' },
  /** Where the buses of a list stand; takes the list's parameters. */
  busesMap: {
    pattern: '/buses/map',
    kept: 'list',
    kind: 'map',
    line: 'list',
    robots: 'noindex, follow',
  },
  /** All filters of a list with all their values; takes the list's parameters. */
  busesFilters: {
    pattern: '/buses/filters',
    kept: 'list',
    kind: 'list',
    line: 'list',
    robots: 'noindex, follow',
  },
  /** The same alone, for the panel of a list that somebody begins to use; no page to come to. */
  busesFilterPanel: { pattern: '/buses/filters/panel', kept: 'list', line: 'list', closed: true },
  bus: {
    pattern: '/buses/:key',
    parameter: busKey,
    kept: 'bus',
    kind: 'bus',
  },
  /** What hangs behind its windshield, as PDF. */
  windshield: { pattern: '/buses/:key/windshield.pdf', line: 'form', robots: 'noindex' },
  /** Whether a copy of a condition report is genuine; its QR code leads there. */
  check: {
    pattern: '/check/:number',
    kind: 'check',
    thirdParties: 'none',
    takesFiles: true,
    robots: 'noindex',
  },
  reportFile: { pattern: '/check/:number/report.pdf', line: 'form', robots: 'noindex' },
  /** The public keys that reports are signed with. */
  reportKeys: { pattern: '/check/keys.pem', robots: 'noindex' },
  /** What it costs at a place; its answers stand in the address and are endlessly many. */
  busCost: { pattern: '/buses/:key/cost', robots: 'noindex' },
  /** Whether a group fits in it, with a floor plan. */
  busFit: { pattern: '/buses/:key/fit', kind: 'bus-fit', robots: 'noindex' },
  categories: { pattern: '/categories', kept: 'buses', kind: 'categories', sitemap: 'page' },
  category: {
    pattern: '/categories/:slug',
    kept: 'category',
    kind: 'category',
    line: 'list',
    sitemap: 'categories',
  },

  sellYourBus: {
    pattern: '/sell-your-bus',
    kept: 'form',
    kind: 'sell',
    thirdParties: 'none',
    sitemap: 'page',
  },
  sellUploading: {
    pattern: '/sell-your-bus/uploading',
    kind: 'sell-photos',
    line: 'form',
    takesFiles: true,
  },
  sellDone: { pattern: '/sell-your-bus/done', kind: 'sell-done' },
  /** One photo's bytes, from the browser's script. */
  sellPhoto: { pattern: '/sell-your-bus/uploading/photo', line: 'form', takesFiles: true },
  /** Order, captions, removal. */
  sellPhotos: { pattern: '/sell-your-bus/uploading/photos', line: 'form' },
  sellStatus: { pattern: '/sell-your-bus/status/:token' },
  sellDetails: { pattern: '/sell-your-bus/status/:token/details' },
  sellWithdraw: { pattern: '/sell-your-bus/status/:token/withdraw' },

  /** The script that keeps an inspection's own pages on the phone: its folder is all that it may touch. */
  inspectionWorker: { pattern: '/inspection/worker.js' },
  inspection: { pattern: '/inspection/:token' },
  inspectionSection: {
    pattern: '/inspection/:token/section/:section',
    line: 'form',
    takesFiles: true,
  },
  /** What a phone kept while it had no line, from the browser's script. */
  inspectionVersions: { pattern: '/inspection/:token/versions', line: 'form' },
  inspectionPhoto: { pattern: '/inspection/:token/photo', line: 'form', takesFiles: true },
  inspectionDone: { pattern: '/inspection/:token/done' },

  contact: { pattern: '/contact', kept: 'form', kind: 'contact', sitemap: 'page' },
  callBack: { pattern: '/contact/call-back', kept: 'form', kind: 'contact', sitemap: 'page' },
  videoTour: { pattern: '/contact/video-tour', kind: 'contact', sitemap: 'page' },
  tourCalendar: { pattern: '/contact/video-tour/:reference/tour.ics' },
  busAlerts: { pattern: '/contact/bus-alert', kind: 'contact', sitemap: 'page' },
  busAlert: { pattern: '/contact/bus-alert/:token' },
  /** About one bus; without its number there is no such page. */
  priceWatch: { pattern: '/contact/price-watch', kind: 'contact', robots: 'noindex' },
  quoteRequest: { pattern: '/contact/quote', kind: 'contact', robots: 'noindex' },
  thankYou: {
    pattern: '/thank-you',
    kind: 'thank-you',
    thirdParties: 'measuring',
    robots: 'noindex',
    closed: true,
  },

  cdl: { pattern: '/cdl', kept: 'cdl', kind: 'cdl', sitemap: 'page' },
  /** A VIN is posted, so that it stands in no address. */
  vin: {
    pattern: '/vin',
    kept: 'words',
    kind: 'knowledge',
    thirdParties: 'none',
    sitemap: 'page',
  },
  /** What is asked for buses like one that its owner describes; its answer is never kept. */
  busWorth: { pattern: '/bus-worth', kind: 'sell', thirdParties: 'none', sitemap: 'page' },
  /** How programs ask for our buses; its examples name one. */
  developers: { pattern: '/developers', kept: 'buses', kind: 'knowledge', sitemap: 'page' },
  privacyPolicy: { pattern: '/privacy-policy', kind: 'legal', ...englishText },
  termsOfService: { pattern: '/terms-of-service', kind: 'legal', ...englishText },
  accessibility: { pattern: '/accessibility', kind: 'legal', ...englishText },

  locations: { pattern: '/locations', kept: 'buses', kind: 'locations', sitemap: 'page' },
  location: { pattern: '/locations/:state', kept: 'buses', kind: 'location', sitemap: 'states' },

  knowledgeCenter: { pattern: '/knowledge-center/', kept: 'words', ...knowledge },
  faqs: { pattern: '/knowledge-center/faqs/', kept: 'faqs', ...knowledge },
  blogArticles: { pattern: '/knowledge-center/blog-articles/', kept: 'articles', ...knowledge },
  mediaResources: { pattern: '/knowledge-center/media-resources/', kept: 'words', ...knowledge },
  sellingBuyingGuide: {
    pattern: '/knowledge-center/selling-buying-guide/',
    kind: 'knowledge',
    ...englishText,
  },
  aboutUs: { pattern: '/knowledge-center/about-us/', kind: 'knowledge', ...englishText },
  knowledgeSearch: {
    pattern: '/knowledge-center/search/',
    kind: 'knowledge',
    robots: 'noindex, follow',
  },
  article: {
    pattern: '/knowledge-center/blog/:slug/',
    parameter: '[a-z0-9_-]{1,200}',
    kept: 'buses',
    kind: 'article',
  },

  /** The script of one line of HTML that puts a list on a partner's page; makes the frames of the next two. */
  embedScript: { pattern: '/embed.js' },
  embedBuses: { pattern: '/embed/buses', line: 'list', ...framed },
  embedBus: { pattern: '/embed/buses/:key', parameter: busKey, ...framed },
  /** Where partners get their line; its answers stand in the address and are endlessly many. */
  embed: { pattern: '/embed', thirdParties: 'none', frame: 'own', sitemap: 'page' },

  /** Buses that one quote is asked for, and its form. */
  quote: { pattern: '/quote', robots: 'noindex' },
  compare: { pattern: '/compare', robots: 'noindex' },
  saved: { pattern: '/saved', robots: 'noindex' },
} as const satisfies Record<string, Page>;

/** What a private page may say of itself; all the rest follows from where it lies. */
type PrivateField = 'pattern' | 'kind' | 'line' | 'takesFiles';
/** Parameters that may stand in links and logs. Any other one is somebody's secret. */
type KnownParameter = 'key' | 'slug' | 'state' | 'number';

/** What follows the first parameter, as long as no further one is in it. */
type WithoutParameter<Rest extends string> = Rest extends `${string}/${infer Tail}`
  ? Tail extends `${string}:${string}`
    ? never
    : Tail
  : never;

/** Has no room for a secret parameter outside of the private areas, nor for telling others of a page inside. */
export type Careful<Table extends Record<string, Page>> = {
  [Name in keyof Table]: Table[Name]['pattern'] extends `${PrivateArea}${string}`
    ? keyof Table[Name] extends PrivateField
      ? Table[Name]
      : never
    : Table[Name]['pattern'] extends `${string}:${infer Parameter}`
      ? Parameter extends KnownParameter | `${KnownParameter}/${WithoutParameter<Parameter>}`
        ? Table[Name]
        : never
      : Table[Name];
};
export const pages: Careful<typeof rows> = rows;

export type Pages = typeof pages;

/** What analytics may call a page; its address is never recorded. */
export type PageKind =
  | Extract<Pages[keyof Pages], { kind: string }>['kind']
  | 'private'
  | 'other'
  | 'error';
