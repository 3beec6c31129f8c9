import type { Example } from './example.ts';
import { SectionHeading } from './section-heading.tsx';

export const examples: readonly Example[] = [
  { name: 'alone', element: <SectionHeading id="ui-section-alone" title="A section" /> },
  {
    name: 'with a remark and a link',
    element: (
      <SectionHeading
        id="ui-section"
        title="A section"
        text="With a remark"
        link={{ label: 'See more', href: '/example' }}
      />
    ),
  },
];
