import type { SiteSettings } from '#content/site-settings.ts';
import type { ContentCategories } from '#domain/content/content-category.ts';
import type { ContentLibrary } from '#domain/content/content-library.ts';
import type { DocumentAssets } from '#site/layout/document.tsx';
import type { MarketingForm, PageAnalytics } from '#site/page-settings.ts';
import type { LanguageCode } from '#messages/languages.ts';
import type { DocumentService } from '#domain/documents/document-service.ts';
import type { SigningKeys } from '#domain/documents/signed-file.ts';
import type { CostRates } from '#domain/costs/cost-rates.ts';
import type { Places } from '#domain/locations/place.ts';
import type { PromoArticle } from '#domain/content/promo-article.ts';
import type { BrowserSearchSettings } from '#domain/search/browser-search-settings.ts';
import type { AskedOfSearch } from '#domain/search/bus-search.ts';
import type { HostedQuestion } from '#domain/search/hosted-question.ts';
import type { SmartQuery } from '#domain/search/smart-search/smart-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import type { ReadQuestion } from '#domain/search/understand-query.ts';
import type { FormStart } from '#domain/forms/form-start.ts';
import type { SharedLimit } from '#domain/leads/shared-limit.ts';
import type { LeadService } from '#domain/leads/lead-service.ts';
import type { CategoryWords } from '#domain/inventory/category-words.ts';
import type { InspectionService } from '#domain/inspections/inspection-service.ts';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';
import type { RecallReader } from '#domain/inventory/recalls/recall-store.ts';
import type { SellingService } from '#domain/selling/selling-service.ts';
import type { PhotoPieces } from '#domain/selling/photo-pieces.ts';
import type { SellPhotos } from '#domain/selling/sell-photos.ts';
import type { VinTable } from '#domain/inventory/vin/vin-table.ts';
import type { ZipPlaces } from '#domain/inventory/zip-places.ts';
import type { ApiText } from './api-text.ts';
import type { Example } from './ui/example.ts';
import type { FeaturedVideos } from './featured-videos.ts';
import type { OfferWords } from './languages/offer-words.ts';

/** The browser's files of this build. */
export interface PageAssets extends DocumentAssets {
  /** URL of one source file, by its path in the repository: `assetUrl('src/site/browser/entry.ts')`. */
  assetUrl(source: string): string;
}

/** What pages may ask for. Built by `server/wiring/compose.ts`, handed in through the request context. */
export interface SiteServices {
  inventory: InventoryQueries;
  searchBuses: SearchBuses;
  readQuestion: ReadQuestion;
  /** Campaigns of the file that the operator supplied. */
  recalls: RecallReader;
  /** Where ZIP codes and towns are; absent, no distance is said. */
  places?: Places;
  /** Staff's synonyms as the search reads them; absent, there are none. */
  readWords?(text: string): string;
  content: ContentLibrary;
  /** What the page for developers tells. */
  readApi(): Promise<ApiText>;
  /** Absent: there is no media section. */
  videos?: FeaturedVideos;
  /** What category pages say; absent, the built-in texts. */
  categories?: CategoryWords;
  /** What the page of costs counts with; absent, the built-in rates. */
  costRates?: CostRates;
  /** The sections of the knowledge center; absent, the built-in ones. */
  sections?: ContentCategories;
  /** Papers as PDF, and the keys that sign them; absent, there are none. */
  documents?: { service: DocumentService; keys: SigningKeys };
  leads: LeadService;
  selling: {
    service: SellingService;
    photos: SellPhotos;
    pieces: PhotoPieces;
    zipPlaces: ZipPlaces;
    /** What VINs say; read when it is first asked for. */
    vinTable(): VinTable;
    /** Of questions about VINs, for a network. */
    vinLimit: SharedLimit;
  };
  inspections: InspectionService;
  settings: SiteSettings;
  /** How browsers reach the search; absent, they ask this site. */
  searchSettings?: BrowserSearchSettings;
  /** A question as browsers ask it of the hosted service; absent, our own engine answers them. */
  hostedQuestion?(asked: AskedOfSearch): HostedQuestion;
  /** The third-party contact form; absent or null, ours stands alone. */
  marketingForm?: MarketingForm | null;
  /** What is measured; absent or null, nothing is. */
  analytics?: PageAnalytics | null;
  /** Popular searches by figures; absent, the built-in list. */
  popularSearches?(): readonly string[];
  /** Counts a search that a person sent, for the popular searches; never who. */
  countSearch?(smart: SmartQuery): void;
  /** The featured article of the day; absent or null, the menu has no card. */
  promoArticle?(): PromoArticle | null;
  /** Demo data is loaded: pages say so. */
  demo: boolean;
  /** Serve the page of all components; never in production. */
  devPages: boolean;
  /** Components of the back office in their states, by name, for that page. */
  staffExamples?: () => Promise<Readonly<Record<string, readonly Example[]>>>;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  assets: PageAssets;
  now(): Date;
  /** A fault that the visitor was told of in a page of their own. */
  reportFault?(requestId: string, error: unknown): void;
}

/** Hono's context variables for every site route. */
export interface SiteEnv {
  Bindings: {
    /** Present when the page is rendered to be kept: work to repeat for each person who sees it. */
    onEachView?(work: () => void): void;
    /** The same: takes the document, which as the body of a `Response` would be copied three times. */
    takeHtml?(html: Buffer): void;
    /** The same: what stands in a form until it is begun for a visitor. */
    formStart?: FormStart;
  };
  Variables: {
    services: SiteServices;
    requestId: string;
    /** Of the page, by its address; absent is English. */
    language?: LanguageCode;
    /** What a page says, in each language, to those who would rather read that one. */
    offers?: Readonly<Record<LanguageCode, OfferWords>>;
    /** Network address of the visitor, for rate limits; never logged. Absent in tests. */
    clientAddress?: string;
  };
}
