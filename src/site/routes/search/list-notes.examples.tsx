import type { Example } from '#site/ui/example.ts';
import {
  IntentNote,
  NoExactMatchNote,
  NothingFoundNote,
  RelaxedNote,
  UnknownPlaceNote,
} from './list-notes.tsx';

const alaska = [{ kind: 'condition', condition: { says: 'state', code: 'AK' } }] as const;

export const examples: readonly Example[] = [
  { name: 'a condition had to go', element: <RelaxedNote dropped={alaska} /> },
  { name: 'close matches only', element: <NoExactMatchNote /> },
  { name: 'no word is known', element: <NothingFoundNote text="zxqwv “express” 9000" /> },
  { name: 'no such place', element: <UnknownPlaceNote place="00000" /> },
  { name: 'somebody who sells', element: <IntentNote intent="sell" /> },
];
