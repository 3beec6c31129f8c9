/** The table of docs/architecture.md: which folder may import which. */
export type Layer = {
  name: string;
  /** Path prefixes, longest match wins over all layers. */
  holds: readonly string[];
  /** Names of layers; `*` is every layer. A layer may always import itself. */
  layers: readonly string[];
  /** npm packages; `*` is every package. SDK confinement below holds as well. */
  packages: readonly string[];
  /** Whether Node's own modules are allowed. */
  node?: boolean;
};

const domain = ['domain', 'domain/alerts', 'domain/search', 'domain/staff table', 'messages'];
/** The macros that texts are written with; the build makes calls of them. */
const macros = ['@lingui/core', '@lingui/react'];
const services = [
  'site',
  'site/layout',
  'site/ui',
  'site/forms',
  'site/islands',
  'site/urls',
  'content',
  'pages',
];

const layers: readonly Layer[] = [
  {
    name: 'bus-drawings',
    holds: ['packages/bus-drawings/'],
    layers: [],
    packages: ['sharp'],
    node: true,
  },
  { name: 'api-client', holds: ['packages/api-client/'], layers: [], packages: [] },
  { name: 'search-core', holds: ['packages/search-core/'], layers: [], packages: [] },
  // Runs around `npm pack`; what is packed knows nothing of it.
  {
    name: 'search-core packing',
    holds: ['packages/search-core/pack.mjs'],
    layers: [],
    packages: [],
    node: true,
  },
  // Speaks in every layer that people read; the server's half keeps the language of a request.
  {
    name: 'messages',
    holds: ['src/messages/'],
    layers: [],
    packages: ['@lingui/core', '@lingui/react', 'react'],
  },
  {
    name: 'messages/server',
    holds: ['src/messages/in-language.ts'],
    layers: ['messages'],
    packages: ['@lingui/core'],
    node: true,
  },
  { name: 'pages', holds: ['src/pages/'], layers: ['private-areas'], packages: [] },
  // Apart from the table, which would be too much for a browser.
  { name: 'private-areas', holds: ['src/pages/private-areas.ts'], layers: [], packages: [] },
  {
    name: 'domain',
    holds: ['src/domain/'],
    layers: ['domain/staff table', 'pages', 'messages', 'languages'],
    packages: ['zod', 'csv-parse', 'isbot', 'libphonenumber-js', '@lingui/core'],
  },
  // What people type in each language, which the searches look up.
  { name: 'languages', holds: ['languages/'], layers: ['domain/search'], packages: [] },
  {
    name: 'domain/search',
    holds: ['src/domain/search/'],
    layers: ['domain', 'search-core', 'messages', 'languages'],
    packages: ['zod', '@lingui/core'],
  },
  // An alert watches what a list would show.
  {
    name: 'domain/alerts',
    holds: ['src/domain/alerts/'],
    layers: ['domain', 'domain/search', 'messages'],
    packages: [],
  },
  {
    name: 'domain/staff table',
    holds: ['src/domain/staff/inventory/listing-table.ts'],
    layers: ['domain', 'search-core'],
    packages: [],
  },
  {
    name: 'db',
    holds: ['src/db/'],
    layers: ['files', ...domain],
    packages: ['kysely', 'pg', 'zod'],
    node: true,
  },
  { name: 'files', holds: ['src/files/'], layers: [], packages: [], node: true },
  // Who may be called on the Internet, for all adapters that call whom a person names.
  { name: 'outgoing', holds: ['src/outgoing/'], layers: [], packages: [], node: true },
  { name: 'processes', holds: ['src/processes/'], layers: domain, packages: [], node: true },
  {
    name: 'adapters',
    holds: ['src/adapters/'],
    layers: ['files', 'outgoing', 'processes', 'bus-drawings', ...domain],
    packages: ['*'],
    node: true,
  },
  { name: 'content', holds: ['content/'], layers: domain, packages: ['zod'] },
  {
    name: 'demo',
    holds: ['demo/'],
    layers: ['files', 'processes', 'bus-drawings', ...domain],
    packages: [],
    node: true,
  },
  {
    name: 'site/ui',
    holds: ['src/site/ui/'],
    layers: ['messages'],
    packages: ['react', ...macros],
  },
  { name: 'site/urls', holds: ['src/site/urls.ts'], layers: ['pages', ...domain], packages: [] },
  {
    // What it needs of requests is the site's own: `read-form-post.ts`, and the words beside it.
    name: 'site/forms',
    holds: ['src/site/forms/'],
    layers: ['site/ui', 'site/islands', 'site/browser', ...domain],
    packages: ['react', ...macros],
  },
  {
    name: 'site/islands',
    holds: ['src/site/islands/'],
    layers: ['site/ui', 'site/forms', 'site/browser', 'site/urls', ...domain],
    packages: ['react', 'react-dom', 'algoliasearch', 'yet-another-react-lightbox', ...macros],
  },
  {
    name: 'site/browser',
    holds: ['src/site/browser/'],
    layers: ['site/islands', 'site/forms', 'private-areas', ...domain],
    packages: [
      'react',
      'react-dom',
      'algoliasearch',
      '@amplitude/analytics-browser',
      'altcha-lib',
      ...macros,
    ],
  },
  {
    name: 'site/layout',
    holds: ['src/site/layout/'],
    layers: ['site/ui', 'site/islands', 'site/urls', 'site', 'content', 'pages', ...domain],
    packages: ['react', ...macros],
  },
  {
    name: 'site/routes',
    holds: ['src/site/routes/'],
    layers: [...services, ...domain],
    packages: ['react', 'hono', 'zod', ...macros],
  },
  {
    name: 'site',
    holds: ['src/site/', 'src/site/forms/read-form-post.ts', 'src/site/forms/form-words.ts'],
    layers: ['site/routes', ...services, ...domain],
    packages: ['react', 'react-dom', 'hono', 'lru-cache', ...macros],
  },
  {
    name: 'staff/islands',
    holds: ['src/staff/islands/', 'src/staff/ui/'],
    layers: ['site/ui', 'site/forms', 'site/islands', 'site/browser', 'staff/browser', ...domain],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'staff/browser',
    holds: ['src/staff/browser/'],
    layers: ['staff/islands', 'site/islands', 'site/browser', ...domain],
    packages: ['react'],
  },
  {
    name: 'staff',
    holds: ['src/staff/'],
    // The preview of a listing is the public page itself.
    layers: ['site/routes', 'staff/islands', ...services, ...domain],
    packages: ['react', 'react-dom', 'hono', 'zod', 'uqr'],
  },
  {
    name: 'server/http',
    holds: ['src/server/http/', 'src/server/front/middleware/'],
    // The Algolia endpoints translate their filters into the engine's own tree.
    layers: ['server', 'site', 'site/urls', 'search-core', 'pages', 'messages/server', ...domain],
    packages: ['hono', 'zod', 'lru-cache', ...macros],
    node: true,
  },
  {
    name: 'server/http/mcp',
    holds: ['src/server/http/mcp/'],
    // Its answers about costs, licenses and questions are those of the pages.
    layers: ['server/http', 'site/routes', 'site', 'site/urls', 'messages/server', ...domain],
    packages: ['hono', 'zod', '@modelcontextprotocol/server'],
  },
  {
    name: 'server',
    holds: ['src/server/'],
    layers: [
      'server/http',
      'server/http/mcp',
      'site/routes',
      'staff',
      'files',
      'messages/server',
      ...services,
      ...domain,
    ],
    packages: [
      '@hono/node-server',
      'hono',
      'zod',
      'pino',
      'lru-cache',
      '@prometheus-io/client',
      ...macros,
    ],
    node: true,
  },
  {
    name: 'composition',
    holds: [
      'src/server/main.ts',
      'src/server/config/start/',
      'src/server/ops/create-backups.ts',
      'src/server/ops/high-water-mark.ts',
      'src/server/wiring/',
      'src/cli/',
    ],
    layers: ['*'],
    packages: ['*'],
    node: true,
  },
];

/** Domain areas build on each other only along these edges: `from` may import `to`. */
export const domainEdges: readonly { from: string; to: string; reason: string }[] = [
  { from: 'quotes', to: 'inventory', reason: 'a quote is of buses and units as they stand' },
  { from: 'leads', to: 'quotes', reason: 'a lead that asks for a quote names its choices' },
  { from: 'content', to: 'inventory', reason: 'what the pages of categories say' },
  { from: 'content', to: 'forms', reason: 'staff write its texts in forms' },
  { from: 'content', to: 'media', reason: 'pictures of an article' },
  { from: 'content', to: 'office', reason: 'staff set its hours' },
  { from: 'content', to: 'costs', reason: 'staff set its rates' },
  { from: 'costs', to: 'forms', reason: 'a visitor asks by a form' },
  { from: 'costs', to: 'inventory', reason: 'what costs something is a listing' },
  { from: 'costs', to: 'locations', reason: 'a bus comes by road' },
  { from: 'forms', to: 'office', reason: 'some choices are times at which somebody is there' },
  { from: 'leads', to: 'office', reason: 'tours and answers happen in opening hours' },
  { from: 'staff', to: 'office', reason: 'how long answers took, in opening hours' },
  { from: 'search', to: 'inventory', reason: 'what is searched are listings' },
  { from: 'search', to: 'content', reason: 'questions are answered by what our pages say' },
  { from: 'search', to: 'locations', reason: 'buses are found by where they stand' },
  { from: 'alerts', to: 'search', reason: 'an alert watches a list' },
  { from: 'alerts', to: 'inventory', reason: 'what it tells of are listings' },
  { from: 'alerts', to: 'leads', reason: 'an alert is kept as a lead' },
  { from: 'inventory', to: 'media', reason: 'which films the page of a bus can play' },
  { from: 'selling', to: 'inventory', reason: 'makes, models, states and readers of figures' },
  { from: 'leads', to: 'forms', reason: 'a lead comes by a form' },
  { from: 'selling', to: 'forms', reason: 'a bus for sale comes by a form' },
  { from: 'selling', to: 'leads', reason: 'references, rate limits, times to call' },
  { from: 'selling', to: 'media', reason: 'photos of a submission' },
  { from: 'documents', to: 'leads', reason: 'rate limits' },
  { from: 'inspections', to: 'inventory', reason: 'what is inspected are listings' },
  { from: 'inspections', to: 'leads', reason: 'rate limits, letters of a number' },
  { from: 'inspections', to: 'media', reason: 'photos of a finding' },
  { from: 'inspections', to: 'office', reason: 'the day of an inspection is that of the office' },
  { from: 'partners', to: 'inventory', reason: 'partners write listings' },
  { from: 'partners', to: 'leads', reason: 'partners read leads; rate limits' },
  { from: 'partners', to: 'staff', reason: 'what they write are imports, for staff to roll back' },
  { from: 'webhooks', to: 'inventory', reason: 'what happens to a bus is what its record tells' },
  { from: 'webhooks', to: 'staff', reason: 'acts of staff are noted with their names' },
  { from: 'staff', to: 'webhooks', reason: 'staff see which endpoints were paused' },
  { from: 'staff', to: 'inspections', reason: 'staff ask for inspections and publish reports' },
  { from: 'staff', to: 'analytics', reason: 'staff read charts' },
  { from: 'staff', to: 'content', reason: 'staff take out what they wrote' },
  { from: 'staff', to: 'inventory', reason: 'staff edit listings' },
  { from: 'staff', to: 'forms', reason: 'staff write into forms' },
  { from: 'staff', to: 'leads', reason: 'staff see what waits, by its kind' },
  { from: 'staff', to: 'mail', reason: 'staff read the development mailbox' },
  { from: 'staff', to: 'media', reason: 'photos of a listing' },
  { from: 'staff', to: 'selling', reason: 'staff review and publish submissions' },
  { from: 'media', to: 'inventory', reason: 'a stored photo becomes a picture of a listing' },
];

/** Where a package that talks to the world, or costs much, may be imported. */
export const confinedPackages: Record<string, readonly string[]> = {
  '@hono/node-server': ['src/server/front/app-listener.ts'],
  '@modelcontextprotocol/server': ['src/server/http/mcp/'],
  'node-html-markdown': ['src/adapters/page-markdown/'],
  'node-html-parser': ['src/adapters/page-markdown/'],
  // Needs more memory than the server has to spare: a process of its own.
  '@react-pdf/renderer': ['src/adapters/documents-pdf/'],
  '@better-auth/passkey': ['src/adapters/staff-auth/'],
  'better-auth': ['src/adapters/staff-auth/'],
  // 68 kB: a chunk of its own, for visitors who agreed.
  '@amplitude/analytics-browser': ['src/site/browser/analytics/'],
  'altcha-lib': ['src/adapters/proof-altcha/', 'src/site/browser/contact/'],
  algoliasearch: ['src/adapters/search-algolia/', 'src/site/islands/header-search/'],
  'close-with-grace': ['src/server/main.ts'],
  kysely: ['src/db/'],
  isbot: ['src/domain/analytics/'],
  'read-excel-file': ['src/adapters/table-files/'],
  'libheif-js': ['src/adapters/photos-sharp/'],
  // Its metadata is 24 kB in a browser.
  'libphonenumber-js': ['src/domain/forms/'],
  nodemailer: ['src/adapters/mail-smtp/'],
  pg: ['src/db/'],
  pino: ['src/server/ops/log/logger.ts'],
  s3mini: ['src/adapters/media-s3/'],
  // The doctor reports its version.
  sharp: ['packages/bus-drawings/', 'src/adapters/', 'src/server/http/images/', 'src/cli/doctor/'],
};

/** React's server half is 30 times the work of a component: pages, islands and mails have one place each. */
export const confinedModules: Record<string, readonly string[]> = {
  'react-dom/server': [
    'src/site/render-page.tsx',
    'src/site/islands/island.tsx',
    'src/site/mail/render-mail.tsx',
    'src/site/kept-markup.ts',
    'src/staff/layout/render-staff-page.tsx',
  ],
  'react-dom/client': ['src/site/browser/hydrate-island.tsx'],
  'node:sqlite': ['src/db/'],
};

/** Files that read answers which this very process has made; all others are somebody else's. */
export const ownAnswers: Readonly<Record<string, string>> = {
  'src/adapters/staff-auth/create-staff-auth.ts': 'of the library that signs staff in',
  'src/adapters/staff-auth/passkey-calls.ts': 'of the library that signs staff in',
  'src/adapters/staff-auth/two-factor-calls.ts': 'of the library that signs staff in',
  'src/server/http/api/category-routes.ts': 'made two lines above',
  'src/server/front/encodings/content-codings.ts': 'of our own routes',
  'src/server/front/markdown/markdown-pages.ts': 'of our own routes',
  'src/server/front/page-cache/render-page.ts': 'of our own routes',
  'src/server/front/warm-up.ts': 'of our own routes',
};

/** Where addresses of pages may stand besides their table: a browser does not get it. */
export const ownAddresses: Readonly<Record<string, string>> = {
  'src/server/http/api/category-routes.ts': 'of the API, below `/api`',
  'src/server/http/api/vehicle-suggestion-routes.ts': 'of the API, below `/api`',
  'src/server/front/overload/request-class.ts': 'of the API, below `/api/v1`',
  'src/server/http/partners/buses/bus-operations.ts': 'of the API, below `/api/v1`',
  'src/server/http/partners/buses/file-operations.ts': 'of the API, below `/api/v1`',
  'src/server/http/public-api/buses/get-bus.ts': 'of the API, below `/api/v1`',
  'src/server/http/public-api/buses/list-buses.ts': 'of the API, below `/api/v1`',
  'src/server/http/public-api/catalogue/list-categories.ts': 'of the API, below `/api/v1`',
  'src/server/http/public-api/prices/price-operations.ts': 'of the API, below `/api/v1`',
  'src/site/browser/analytics/watch-clicks.ts': 'reads the category of a link',
  'src/site/browser/contact/start-marketing-form.ts': 'goes to the page that says thank you',
  'src/site/browser/page/scroll-to-top.ts': 'looks where the visitor comes from',
  'src/site/islands/header-search/search-address.ts': 'leads to the list of buses',
};

/** Files over the limit that are right as they are. */
export const longFiles: readonly { path: string; reason: string }[] = [
  { path: 'packages/api-client/src/index.d.ts', reason: "made of the API's description" },
];

/** The layer of a file, or null for a folder that the table does not know. */
export function layerOf(path: string): Layer | null {
  let best: { layer: Layer; length: number } | null = null;
  for (const layer of layers) {
    for (const prefix of layer.holds) {
      if (path.startsWith(prefix) && prefix.length > (best?.length ?? 0)) {
        best = { layer, length: prefix.length };
      }
    }
  }
  return best?.layer ?? null;
}
