import type { Understood } from '#domain/search/smart-search/smart-query.ts';
import type { Example } from '#site/ui/example.ts';
import {
  ContradictionNote,
  IntentNote,
  NoExactMatchNote,
  NothingFoundNote,
  RelaxedNote,
  UnknownPlaceNote,
} from './list-notes.tsx';

const alaska = [{ kind: 'condition', condition: { says: 'state', code: 'AK' } }] as const;

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
  { name: 'a condition had to go', element: <RelaxedNote dropped={alaska} /> },
  ...(['apart', 'license', 'driven'] as const).map((why) => ({
    name: `a contradiction: ${why}`,
    element: <ContradictionNote contradiction={{ ...both, why }} href="?search=over+50k" />,
  })),
  { name: 'close matches only', element: <NoExactMatchNote /> },
  { name: 'no word is known', element: <NothingFoundNote text="zxqwv “express” 9000" /> },
  { name: 'no such place', element: <UnknownPlaceNote place="00000" /> },
  { name: 'somebody who sells', element: <IntentNote intent="sell" /> },
];
