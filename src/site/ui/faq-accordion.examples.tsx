import type { Example } from './example.ts';
import { FaqAccordion } from './faq-accordion.tsx';

const longAnswer = Array.from(
  { length: 14 },
  (_, index) =>
    `Paragraph ${index + 1}: the answer is longer than its panel, so it scrolls inside.`,
);

const entries = [
  { id: 'ui-short', question: 'A short question?', answer: ['A short answer.'] },
  {
    id: 'ui-link',
    question: 'A question that is long enough to need a second line on the screen of a phone?',
    answer: ['An answer with a link.'],
    link: { label: 'Go on', href: '/example' },
  },
  { id: 'ui-long', question: 'A long answer?', answer: longAnswer },
];

export const examples: readonly Example[] = [
  { name: 'closed', element: <FaqAccordion group="ui-faq-closed" entries={entries} /> },
  {
    name: 'with a link, open',
    element: <FaqAccordion group="ui-faq-link" entries={entries} open="ui-link" />,
  },
  {
    name: 'a long answer, open',
    element: <FaqAccordion group="ui-faq" entries={entries} open="ui-long" stateName="Ohio" />,
  },
];
