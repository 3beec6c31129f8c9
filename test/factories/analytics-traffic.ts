import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import { eventCatalogue, sellSteps, type EventName } from '#domain/analytics/event-catalogue.ts';

/** Small and repeatable: the same seed gives the same traffic. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!;

const searchedWords = ['blue bird', 'Blue  Bird', 'shuttle', '15 passenger', 'lift', 'zeppelin'];

/** Properties as the site sends them, for every event of the catalogue. */
export const sampleProperties: Record<EventName, (random: () => number) => object> = {
  'Page Viewed': (random) => ({ page: pick(random, ['home', 'list', 'bus', 'sell', 'contact']) }),
  'Search Started': () => ({ source: 'desktop' }),
  'Search Cleared': () => ({ source: 'mobile' }),
  'Search Query Submitted': (random) => ({ source: 'home', query: pick(random, searchedWords) }),
  'Search Results Loaded': (random) => ({
    source: pick(random, ['list', 'typing', 'desktop']),
    query: pick(random, searchedWords),
    resultCount: pick(random, [0, 1, 24, 612]),
    page: 1,
  }),
  'Search Result Clicked': (random) => ({
    busId: String(1000 + Math.floor(random() * 20)),
    position: 1 + Math.floor(random() * 24),
    make: 'Thomas',
    model: 'Saf-T-Liner C2',
    year: 2016,
    price: 42_500,
    source: pick(random, ['list', 'desktop', 'similar']),
  }),
  'Embed Viewed': (random) => ({ source: pick(random, ['partner.example', 'other.example']) }),
  'Embed Followed': () => ({ source: 'partner.example' }),
  'Bus Listing Viewed': (random) => ({
    busId: String(1000 + Math.floor(random() * 20)),
    make: 'MCI',
    model: 'J4500',
    year: 2015,
    price: 189_000,
    category: 'coach',
  }),
  'Bus Category Clicked': (random) => ({
    category: pick(random, ['coach', 'school', 'view-all']),
    source: 'menu',
  }),
  'Contact Inquiry': (random) => ({
    inquiryType: 'form',
    formLocation: pick(random, ['bus_detail_page', 'contact_page']),
    portalId: '1234567',
    formId: '01234567-89ab-cdef-0123-456789abcdef',
    busId: String(1000 + Math.floor(random() * 3)),
  }),
  'Search Filters Applied': (random) => ({
    filter: 'seats',
    value: pick(random, ['15-24', '25-36']),
    source: 'list',
  }),
  'Search Filter Removed': () => ({ filter: 'seats', value: '15-24', source: 'list' }),
  'Search Filters Cleared': () => ({ count: 3 }),
  'Search Filter Panel Toggled': () => ({ panel: 'price', open: true }),
  'Search Error Occurred': () => ({ source: 'desktop' }),
  'Search Sort Changed': (random) => ({ sort: pick(random, ['price-low', 'newest']) }),
  'Search Pagination Clicked': () => ({ page: 2, fromPage: 1 }),
  'Sell Step Viewed': (random) => ({ step: pick(random, sellSteps) }),
  'Sell Step Submitted': (random) => ({ step: pick(random, sellSteps) }),
  state_page_view: () => ({ state_name: 'New Jersey', slug: 'nj' }),
  faq_interaction: (random) => ({
    question: 'Do I need a CDL?',
    action: pick(random, ['open', 'close']),
    state_context: '',
  }),
};

export const catalogueNames = Object.keys(eventCatalogue) as EventName[];

/** Events over a few days, some of them by programs. */
export function generatedEvents(count: number, seed: number, firstDay: string): AnalyticsEvent[] {
  const random = seededRandom(seed);
  const startMs = Date.parse(firstDay);
  return Array.from({ length: count }, (_, at) => {
    const name = pick(random, catalogueNames);
    return {
      insertId: `event-${seed}-${at}`,
      name,
      at: new Date(startMs + Math.floor(random() * 3 * 86_400_000)).toISOString(),
      visitor: `visitor-${Math.floor(random() * 40)}`,
      bot: random() < 0.05,
      properties: { ...sampleProperties[name](random) } as Record<string, unknown>,
    };
  });
}
