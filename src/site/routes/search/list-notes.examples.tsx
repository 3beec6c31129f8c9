import { parseListQuery } from '#domain/search/list-query.ts';
import type { Understood } from '#domain/search/smart-search/smart-query.ts';
import type { Example } from '#site/ui/example.ts';
import {
  ContradictionNote,
  IntentNote,
  NoExactMatchNote,
  NothingFoundNote,
  RelaxedNote,
} from './list-notes.tsx';
import { PlaceNote } from './place-note.tsx';

const alaska = [{ kind: 'condition', condition: { says: 'state', code: 'AK' } }] as const;

const hrefOf = () => '#there';
const query = parseListQuery(new URLSearchParams());
const ofState = (state: string) => ({ city: 'Newark', state, lat: 0, lng: 0 });
const common = { choices: [], radiusMiles: 100 };
const noSuchZip = { ...common, kind: 'unknown', typed: '00000', as: 'zip', towns: [] } as const;
const nearMe = { ...common, kind: 'where-you-are' } as const;
const whichTown = {
  kind: 'which-town',
  town: 'Newark',
  taken: ofState('NJ'),
  towns: [],
  choices: [
    { place: ofState('DE'), query, count: 12 },
    { place: ofState('OH'), query, count: 1 },
  ],
  radiusMiles: 100,
} as const;

const number = [{ kind: 'words', words: 'omn003' }] as const;
const sold = { id: 3, slug: '2016-starcraft-allstar', title: '2016 Starcraft Allstar' };

const price = (words: string, min: number | null, max: number | null): Understood => ({
  kind: 'price',
  chip: { says: 'price', min, max },
  words,
  spans: [],
  filter: {},
});
const both = {
  kept: price('under 20k', null, 2_000_000),
  left: price('over 50k', 5_000_000, null),
};

export const examples: readonly Example[] = [
  { name: 'a condition had to go', element: <RelaxedNote dropped={alaska} sold={null} /> },
  { name: 'a sold bus', element: <RelaxedNote dropped={number} sold={sold} /> },
  ...(['apart', 'license', 'driven'] as const).map((why) => ({
    name: `a contradiction: ${why}`,
    element: <ContradictionNote contradiction={{ ...both, why }} href="?search=over+50k" />,
  })),
  { name: 'close matches only', element: <NoExactMatchNote /> },
  { name: 'no word is known', element: <NothingFoundNote text="zxqwv “express” 9000" /> },
  { name: 'no such place', element: <PlaceNote question={noSuchZip} hrefOf={hrefOf} /> },
  { name: 'near me', element: <PlaceNote question={nearMe} hrefOf={hrefOf} /> },
  { name: 'two towns', element: <PlaceNote question={whichTown} hrefOf={hrefOf} /> },
  { name: 'somebody who sells', element: <IntentNote intent="sell" /> },
];
