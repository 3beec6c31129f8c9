import type { Example } from '#site/ui/example.ts';
import { NearForm } from './near-form.tsx';

export const examples: readonly Example[] = [
  { name: 'a ZIP code to enter', element: <NearForm /> },
];
