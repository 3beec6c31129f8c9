import type { Example } from './example.ts';
import { Notice } from './notice.tsx';

export const examples: readonly Example[] = [
  {
    name: 'a sentence',
    element: (
      <Notice>
        <p>Something to know before going on.</p>
      </Notice>
    ),
  },
];
