import type { Example } from '#site/ui/example.ts';
import { AnswerBlock } from './answer-block.tsx';

export const examples: readonly Example[] = [
  {
    name: 'from a section of an article',
    element: (
      <AnswerBlock
        answer={{
          title: 'Each kind wears in its own place',
          href: '#answer',
          text: 'Diesel school buses are commonly retired by age, while the engine has plenty left.',
          source: 'Miles and hours: what the odometer leaves out',
        }}
      />
    ),
  },
  {
    name: 'our own price span',
    element: (
      <AnswerBlock
        answer={{
          title: 'Asking prices here: School Buses',
          href: '#answer',
          text: 'From $6,900 to $98,500; half of them between $19,500 and $52,000. That is 41 buses with a price in our list on November 22, 2026.',
          source: null,
        }}
      />
    ),
  },
];
