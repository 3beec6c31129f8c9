import * as z from 'zod';
import { pageKinds } from './page-kind.ts';
import { readSource, unknownSource } from './visit-source.ts';

/**
 * Every event that the site measures (spec §7, §9) with its properties: the types of the browser's
 * facade, the collector's validation, the counters and docs/analytics-events.md all come from here.
 * Unknown properties are dropped; texts are cut, never refused for their length.
 */

/** A word or a short title; longer ones are cut. */
const text = (most: number) => z.string().transform((value) => value.slice(0, most));
const whole = (most: number) => z.number().int().min(0).max(most);
const busId = z.string().regex(/^\d{1,15}$/);

/** Where on the site a search happens or a result stands. */
const searchSources = [
  'home',
  'desktop',
  'mobile',
  'list',
  'typing',
  'popular',
  'carousel',
  'similar',
  'page',
] as const;
const source = z.enum(searchSources);

const page = z.enum(pageKinds);

/** Steps of the sell flow (spec §4). */
export const sellSteps = ['describe', 'photos', 'done'] as const;
const step = z.enum(sellSteps);

/** What is known of a bus wherever one is shown; price in US dollars. */
const bus = {
  busId,
  make: text(60).nullish(),
  model: text(60).nullish(),
  year: whole(2200).nullish(),
  price: z.number().min(0).max(100_000_000).nullish(),
};

const filter = text(40);
const query = text(100);
const partner = z.string().transform((given) => readSource(given) ?? unknownSource);

export const eventCatalogue = {
  'Page Viewed': {
    about: 'A page was shown, also when it came back from the browser’s back-forward cache.',
    properties: z.object({ page }),
  },
  'Search Started': {
    about: 'The first character in an empty search field.',
    properties: z.object({ source }),
  },
  'Search Cleared': {
    about: 'A search field was emptied.',
    properties: z.object({ source }),
  },
  'Search Query Submitted': {
    about: 'A search form was sent, or a popular search chosen.',
    properties: z.object({
      source,
      query: query.optional(),
      category: text(40).optional(),
      seats: text(20).optional(),
    }),
  },
  'Search Results Loaded': {
    about:
      'Results were shown: a list page (`list`), a list that answers while typing or filtering (`typing`), or suggestions (`desktop`, `mobile`).',
    properties: z.object({
      source,
      query: query.optional(),
      /** Of suggestions: how many are shown. */
      resultCount: whole(10_000_000),
      page: whole(100_000).optional(),
    }),
  },
  'Search Result Clicked': {
    about: 'A bus was chosen from results, suggestions or a carousel. Positions count from 1.',
    properties: z.object({
      ...bus,
      position: z.number().int().min(1).max(1_000_000),
      source: source.optional(),
      /** The words in a suggestion panel’s field. */
      query: query.optional(),
    }),
  },
  'Bus Listing Viewed': {
    about: 'The page of one bus was shown.',
    properties: z.object({ ...bus, category: text(40).nullish() }),
  },
  'Bus Category Clicked': {
    about: 'A link to a category; `view-all` is the list of all types.',
    properties: z.object({ category: text(40), source: z.union([page, z.literal('menu')]) }),
  },
  'Contact Inquiry': {
    about:
      'A contact form was sent. `portalId` and `formId` only for the third-party marketing form.',
    properties: z.object({
      inquiryType: text(30),
      formLocation: text(40),
      portalId: text(20).optional(),
      formId: text(64).optional(),
      busId: busId.optional(),
    }),
  },
  'Search Filters Applied': {
    about: 'A filter was chosen.',
    properties: z.object({ filter, value: text(60), source: source.optional() }),
  },
  'Search Filter Removed': {
    about: 'A filter was taken away; `words` stands for words of the search.',
    properties: z.object({ filter, value: text(60).optional(), source: source.optional() }),
  },
  'Search Filters Cleared': {
    about: '“Clear all” of the filter panel; `count` filters were chosen.',
    properties: z.object({ count: whole(1_000) }),
  },
  'Search Filter Panel Toggled': {
    about: 'The filter panel (`all`) or one group of it was opened or closed.',
    properties: z.object({ panel: filter, open: z.boolean() }),
  },
  'Search Error Occurred': {
    about: 'A search got no answer.',
    properties: z.object({ source }),
  },
  'Search Sort Changed': {
    about: 'Another order of the list.',
    properties: z.object({ sort: text(40) }),
  },
  'Search Pagination Clicked': {
    about: 'A page number, previous or next.',
    properties: z.object({ page: whole(100_000), fromPage: whole(100_000) }),
  },
  'Sell Step Viewed': {
    about: 'A step of the sell flow was shown. The address of a submission is never recorded.',
    properties: z.object({ step }),
  },
  'Sell Step Submitted': {
    about: 'A step of the sell flow was sent.',
    properties: z.object({ step }),
  },
  state_page_view: {
    about: 'A state’s page was shown. Also pushed to `dataLayer`.',
    properties: z.object({ state_name: text(60), slug: text(60) }),
  },
  faq_interaction: {
    about:
      'A question was opened or closed, with its first 50 characters. Also pushed to `dataLayer`.',
    properties: z.object({
      question: text(50),
      action: z.enum(['open', 'close']),
      state_context: text(60),
    }),
  },
  'Embed Viewed': {
    about:
      'A list or a bus of ours was shown in a frame on a partner’s page: once a visitor, source and day.',
    properties: z.object({ source: partner }),
  },
  'Embed Followed': {
    about: 'A link of such a frame was followed to the site: once a visitor, source and day.',
    properties: z.object({ source: partner }),
  },
} as const satisfies Record<string, { about: string; properties: z.ZodObject }>;

export type EventName = keyof typeof eventCatalogue;

/** What a caller gives with an event. */
export type EventProperties<Name extends EventName> = z.input<
  (typeof eventCatalogue)[Name]['properties']
>;

/** What is stored of it: cut and without what the catalogue does not know. */
export type StoredProperties<Name extends EventName> = z.output<
  (typeof eventCatalogue)[Name]['properties']
>;

/** Counted by source, and no second time that day. */
export type EventBySource = 'Embed Viewed' | 'Embed Followed';

export const isBySource = (name: EventName): name is EventBySource =>
  name === 'Embed Viewed' || name === 'Embed Followed';

/** Happens on pages of others, whose visitors are none of ours: told to nobody, and no visit. */
export const isElsewhere = (name: EventName): boolean => name === 'Embed Viewed';

export const isEventName = (name: unknown): name is EventName =>
  typeof name === 'string' && Object.hasOwn(eventCatalogue, name);

/**
 * What the official SDK sends by itself (autocapture, identity). Counted by name; their properties
 * hold addresses and texts of pages and are dropped.
 */
export const automaticEvents: ReadonlySet<string> = new Set([
  '$identify',
  '$groupidentify',
  'revenue_amount',
  'session_start',
  'session_end',
  '[Amplitude] Page Viewed',
  '[Amplitude] Start Session',
  '[Amplitude] End Session',
  '[Amplitude] Element Clicked',
  '[Amplitude] Element Changed',
  '[Amplitude] Form Started',
  '[Amplitude] Form Submitted',
  '[Amplitude] File Downloaded',
  '[Amplitude] Dead Click',
  '[Amplitude] Rage Click',
  '[Amplitude] Error Click',
  '[Amplitude] Thrashed Cursor',
  '[Amplitude] Network Request',
  '[Amplitude] Web Vitals',
  '[Amplitude] Viewport Content Updated',
]);
