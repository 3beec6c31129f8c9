import type { PrivateArea } from './private-areas.ts';

/**
 * How a page is kept: what of its address tells it apart, and what outdates it. `words` shows what staff
 * write, all others but `cdl`, `articles` and `form` show buses too. Read in `server/page-cache/page-key.ts`.
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
  | 'form';

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
  /** A long text that nobody translated: other languages show it in English and point here. */
  inEnglishOnly?: true;
}

const knowledge = { kind: 'knowledge', sitemap: 'page' } as const;
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
  bus: {
    pattern: '/buses/:key',
    parameter: String.raw`\d{1,12}-[a-z0-9-]{1,200}`,
    kept: 'bus',
    kind: 'bus',
  },
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

  contact: { pattern: '/contact', kept: 'form', kind: 'contact', sitemap: 'page' },
  callBack: { pattern: '/contact/call-back', kept: 'form', kind: 'contact', sitemap: 'page' },
  videoTour: { pattern: '/contact/video-tour', kind: 'contact', sitemap: 'page' },
  tourCalendar: { pattern: '/contact/video-tour/:reference/tour.ics' },
  busAlerts: { pattern: '/contact/bus-alert', kind: 'contact', sitemap: 'page' },
  busAlert: { pattern: '/contact/bus-alert/:token' },
  /** About one bus; without its number there is no such page. */
  priceWatch: { pattern: '/contact/price-watch', kind: 'contact', robots: 'noindex' },
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

  compare: { pattern: '/compare', robots: 'noindex' },
  saved: { pattern: '/saved', robots: 'noindex' },
} as const satisfies Record<string, Page>;

/** What a private page may say of itself; all the rest follows from where it lies. */
type PrivateField = 'pattern' | 'kind' | 'line' | 'takesFiles';
/** Parameters that may stand in links and logs. Any other one is somebody's secret. */
type KnownParameter = 'key' | 'slug' | 'state';

/** Has no room for a secret parameter outside of the private areas, nor for telling others of a page inside. */
export type Careful<Table extends Record<string, Page>> = {
  [Name in keyof Table]: Table[Name]['pattern'] extends `${PrivateArea}${string}`
    ? keyof Table[Name] extends PrivateField
      ? Table[Name]
      : never
    : Table[Name]['pattern'] extends `${string}:${infer Parameter}`
      ? Parameter extends KnownParameter | `${KnownParameter}/`
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
