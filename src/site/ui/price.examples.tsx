import type { Example } from './example.ts';
import { Price } from './price.tsx';

export const examples: readonly Example[] = [
  {
    name: 'lowered, on request, large',
    element: (
      <p className="example-row">
        <Price text="$49,500" wordy={false} was="$55,000" />
        <Price text="Contact for Price" wordy />
        <Price text="$49,500" wordy={false} large />
      </p>
    ),
  },
];
