import { ErrorSummary } from './error-summary.tsx';
import type { Example } from './example.ts';

const errors = [
  { href: '#contact-first-name', text: 'Enter your first name' },
  {
    href: '#contact-email',
    text: 'Enter an email address in the correct format, like name@example.com',
  },
];

export const examples: readonly Example[] = [
  { name: 'what is to be put right', element: <ErrorSummary errors={errors} /> },
  {
    name: 'as a whole',
    element: (
      <ErrorSummary
        problem="The connection was lost. What you typed stays here; send it again when the line is back."
        errors={[]}
      />
    ),
  },
];
