import type { Example } from './example.ts';
import { Mark, type MarkName } from './mark.tsx';

const marks: readonly MarkName[] = [
  'paper',
  'broadcast',
  'truck',
  'check',
  'bank',
  'card',
  'shield',
  'lock',
];

export const examples: readonly Example[] = [
  {
    name: 'all',
    element: (
      <ul className="on-ink example-row example-ink">
        {marks.map((drawing) => (
          <li key={drawing}>
            <Mark name={drawing} drawing={drawing} detail="With a detail" />
          </li>
        ))}
      </ul>
    ),
  },
];
