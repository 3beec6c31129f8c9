import type { AnalyticsEvent } from './analytics-event.ts';
import type { StoredProperties } from './event-catalogue.ts';

/**
 * What is counted for ever, by UTC day and key. Keys are ours or short; searched words are the only
 * free text.
 */
const metrics = [
  /** Distinct visitors of the day; key is empty. */
  'visitors',
  /** Every event by name. */
  'event',
  /** Pages shown by kind. */
  'page',
  /** Searches sent, by words. */
  'search',
  /** Searches whose list page found nothing, by words. */
  'search-empty',
  /** Results clicked, by source and position: `list 3`. */
  'result-position',
  /** Pages of single buses, by listing id. */
  'bus-view',
  /** Results clicked, by listing id. */
  'bus-click',
  /** Inquiries by listing id. */
  'inquiry-bus',
  /** Inquiries by the place of the form. */
  'inquiry-location',
  /** Category links followed. */
  'category',
  /** `describe viewed`, `describe submitted`, … */
  'sell',
  /** Filters chosen: `seats=15-24`. */
  'filter',
  'sort',
  /** States' pages. */
  'state',
  /** Questions opened. */
  'faq',
  /** Frames shown on pages of partners, by source. */
  'embed-view',
  /** Visits that came by such a frame, by source. */
  'embed-visit',
  /** What the official SDK sent by itself, by name. */
  'automatic',
  /** Not stored, by reason. */
  'refused',
  /** Events by programs that say so; key is empty. */
  'bot',
] as const;

export type Metric = (typeof metrics)[number];

export interface Counter {
  day: string;
  metric: Metric;
  key: string;
  count: number;
}

/** Longest key; words are cut to it. */
const longestKey = 80;

/** Stands for all words that were searched less often than this on a day, once raw events are gone. */
export const rareWords = { key: '(rare words)', fewerThan: 3 } as const;

/** Searched words as one key: lower case, one blank between words. */
const wordsKey = (words: string): string =>
  words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, longestKey);

type Stored<Name extends AnalyticsEvent['name']> = StoredProperties<Name>;

/** What one event adds 1 to. Events of programs count as such and as nothing else. */
export function countersOf(event: AnalyticsEvent): [Metric, string][] {
  if (event.bot) return [['bot', '']];
  return [['event', event.name], ...special(event)];
}

function special({ name, properties }: AnalyticsEvent): [Metric, string][] {
  switch (name) {
    case 'Page Viewed':
      return [['page', (properties as Stored<typeof name>).page]];
    case 'Search Query Submitted':
      return wordCounter('search', (properties as Stored<typeof name>).query);
    case 'Search Results Loaded': {
      const { source, query, resultCount } = properties as Stored<typeof name>;
      // What is half typed finds nothing for a moment: only lists that were asked for count.
      return source === 'list' && resultCount === 0 ? wordCounter('search-empty', query) : [];
    }
    case 'Search Result Clicked': {
      const { source, position, busId } = properties as Stored<typeof name>;
      return [
        ['result-position', `${source ?? 'list'} ${position}`],
        ['bus-click', busId],
      ];
    }
    case 'Bus Listing Viewed':
      return [['bus-view', (properties as Stored<typeof name>).busId]];
    case 'Bus Category Clicked':
      return [['category', (properties as Stored<typeof name>).category]];
    case 'Contact Inquiry': {
      const { formLocation, busId } = properties as Stored<typeof name>;
      const counters: [Metric, string][] = [['inquiry-location', formLocation]];
      return busId === undefined ? counters : [...counters, ['inquiry-bus', busId]];
    }
    case 'Search Filters Applied': {
      const { filter, value } = properties as Stored<typeof name>;
      return [['filter', `${filter}=${value}`.slice(0, longestKey)]];
    }
    case 'Search Sort Changed':
      return [['sort', (properties as Stored<typeof name>).sort]];
    case 'Sell Step Viewed':
      return [['sell', `${(properties as Stored<typeof name>).step} viewed`]];
    case 'Sell Step Submitted':
      return [['sell', `${(properties as Stored<typeof name>).step} submitted`]];
    case 'state_page_view':
      return [['state', (properties as Stored<typeof name>).slug]];
    case 'faq_interaction': {
      const { action, question } = properties as Stored<typeof name>;
      return action === 'open' ? [['faq', question]] : [];
    }
    case 'Embed Viewed':
      return [['embed-view', (properties as Stored<typeof name>).source]];
    case 'Embed Followed':
      return [['embed-visit', (properties as Stored<typeof name>).source]];
    default:
      return [];
  }
}

function wordCounter(metric: Metric, query: string | undefined): [Metric, string][] {
  const key = wordsKey(query ?? '');
  return key === '' ? [] : [[metric, key]];
}
