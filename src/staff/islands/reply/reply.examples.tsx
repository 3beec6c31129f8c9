import type { Example } from '#site/ui/example.ts';
import { StaffIsland } from '../staff-island.tsx';
import { Reply, type ReplyProps } from './reply.tsx';

const empty: ReplyProps = {
  address: '#staff-leads-7-reply',
  revision: 1,
  templates: [
    {
      language: 'English',
      templates: [
        { id: 1, name: 'Still available', href: '#staff-leads-7-template-1' },
        { id: 2, name: 'Sold, but we have others', href: '#staff-leads-7-template-2' },
      ],
    },
  ],
  draft: { subject: 'Your question about the 2011 Champion Challenger', body: '', problems: {} },
  thenNext: true,
};

const reply = (props: Partial<ReplyProps>) => (
  <StaffIsland name="reply" when="intent" component={Reply} props={{ ...empty, ...props }} />
);

export const examples: readonly Example[] = [
  { name: 'nothing written yet', element: reply({}) },
  { name: 'the last lead, no templates', element: reply({ templates: [], thenNext: false }) },
  {
    name: 'sent without words',
    element: reply({
      draft: {
        subject: '',
        body: '',
        problems: { subject: 'Give the mail a subject.', body: 'Write a message.' },
      },
    }),
  },
];
