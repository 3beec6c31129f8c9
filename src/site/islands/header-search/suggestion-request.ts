/** What a visitor asks of the suggestions: words and the two selects. */
export interface BusQuestion {
  /** Trimmed. */
  text: string;
  /** Category slug; empty for all. */
  category: string;
  /** A seat range as the select says it: `10-14`, `50+`; empty for all. */
  seats: string;
}

/** How a place in the page asks: spec §7 and §9. */
export interface SuggestionManner {
  /** 8 on the desktop, 3 in the mobile overlay. */
  hitsPerPage: number;
  /** Without words, show featured buses (mobile overlay). */
  featuredWithoutWords: boolean;
}

/** Spec §7: what a suggestion shows, and nothing else travels. */
const suggestionAttributes = [
  'objectID',
  'title',
  'slug',
  'make',
  'model',
  'year',
  'price',
  'mainImage',
] as const;

/** The service refuses more than 512 bytes; no UTF-16 unit takes more than three. */
const longestQuery = 170;

/** The search parameters of one question, in the words of the search protocol. */
export function suggestionRequest(question: BusQuestion, manner: SuggestionManner) {
  return {
    query: question.text.slice(0, longestQuery),
    filters: suggestionFilters(question, manner.featuredWithoutWords),
    hitsPerPage: manner.hitsPerPage,
    attributesToRetrieve: [...suggestionAttributes],
    attributesToHighlight: [],
    // A misremembered word should not empty the panel: drop it and show what the others find.
    removeWordsIfNoResults: 'allOptional' as const,
  };
}

/** The two selects as the list's address says them. */
export function listChoices({ category, seats }: BusQuestion): string {
  const chosen = Object.entries({ category, seats }).filter(([, value]) => value !== '');
  return String(new URLSearchParams(chosen));
}

/** Asks our own service to read the words and the selects as the list does, the last word as a beginning. */
export const smartRequest = (question: BusQuestion, language: string) => ({
  smart: listChoices(question) || true,
  queryLanguages: [language],
  queryType: 'prefixLast',
});

/** AND-joined filters (spec §7); empty when nothing is chosen. */
export function suggestionFilters(question: BusQuestion, featuredWithoutWords: boolean): string {
  const filters = [
    featuredWithoutWords && question.text === '' ? 'featured:true' : '',
    question.category ? `categorySlug:${question.category}` : '',
    seatsFilter(question.seats),
  ];
  return filters.filter(Boolean).join(' AND ');
}

/** `10-14` → both bounds; `50+` is "more than 50" → at least 51 (spec §3). */
function seatsFilter(seats: string): string {
  const range = /^(\d{1,3})-(\d{1,3})$/.exec(seats);
  if (range) return `seats >= ${range[1]} AND seats <= ${range[2]}`;
  const open = /^(\d{1,3})\+$/.exec(seats);
  return open ? `seats >= ${Number(open[1]) + 1}` : '';
}

/** Anything asked at all? */
export const isEmptyQuestion = ({ text, category, seats }: BusQuestion): boolean =>
  text === '' && category === '' && seats === '';
