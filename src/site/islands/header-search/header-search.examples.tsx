import type { Example } from '#site/ui/example.ts';
import { SearchFilters } from './search-filters.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { onlyHits, type BusHit, type Suggestions } from './suggester.ts';

const hit = (objectID: string, title: string, price: number | null): BusHit => ({
  objectID,
  title,
  slug: 'bus',
  make: null,
  model: null,
  year: null,
  price,
  mainImage: null,
});
const hits = [
  hit('1', '2018 Ford E-450 Starcraft Allstar', 45_900),
  hit('2', '2015 MCI J4500', null),
  hit(
    '3',
    `1999 Blue Bird ${'All American '.repeat(6)}with aLongWordThatNobodyCouldBreak`,
    1_249_000,
  ),
];
const question = { text: 'bus', category: '', seats: '' };
const of = (phase: Suggestions['phase'], found: readonly BusHit[] = []): Suggestions => ({
  phase,
  question,
  ...onlyHits(found),
});

/** The list as the box's choices and as the overlay's links; ids differ from those of the header. */
const list = (id: string, suggestions: Suggestions | null, note = '') => (
  <>
    <p id={`${id}-label`}>Suggested Results</p>
    <SuggestionList
      suggestions={suggestions}
      rows={3}
      note={note}
      listbox={{ id, label: `${id}-label`, active: 1 }}
    />
    <div className="overlay-search">
      <SuggestionList suggestions={suggestions} rows={3} note={note} />
    </div>
  </>
);

/** Suggestions in each state. Box and overlay stand in the header of the page that shows these. */
export const examples: readonly Example[] = [
  { name: 'suggestions: first answer under way', element: list('example-loading', null) },
  {
    name: 'suggestions, the second chosen by arrow key',
    element: list('example-hits', of('results', hits)),
  },
  {
    name: 'suggestions while better ones are under way',
    element: list('example-again', of('loading', hits)),
  },
  {
    name: 'suggestions and how many the list has',
    element: list('example-count', { ...of('results', hits), total: 113 }),
  },
  {
    name: 'suggestions that come close',
    element: list('example-close', { ...of('results', hits), total: 0, areClose: true }),
  },
  {
    name: 'suggestions without a condition',
    element: list('example-without', {
      ...of('results', hits),
      total: 3,
      dropped: [{ words: 'in alaska' }, { filter: 'seats' }],
    }),
  },
  {
    name: 'no suggestions',
    element: list(
      'example-empty',
      of('empty'),
      'No buses found matching “church bus with 900 seats”',
    ),
  },
  {
    name: 'no search host answers',
    element: list(
      'example-error',
      of('error'),
      'No suggestions right now. Press Enter to search all buses.',
    ),
  },
  {
    name: 'filters of both panels',
    element: (
      <SearchFilters
        place="example"
        busTypes={{ shuttle: 'Shuttle Buses', coach: 'Coach Buses' }}
      />
    ),
  },
];
