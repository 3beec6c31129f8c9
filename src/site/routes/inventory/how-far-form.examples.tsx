import type { Example } from '#site/ui/example.ts';
import { HowFarForm } from './how-far-form.tsx';
import type { HowFar } from './how-far.ts';

const form = (away: HowFar | null) => <HowFarForm bus={{ id: 1, slug: 'sample' }} away={away} />;

export const examples: readonly Example[] = [
  { name: 'before a place was named', element: form(null) },
  {
    name: 'so many miles away',
    element: form({ typed: '07030', place: 'Hoboken, NJ 07030', miles: 85 }),
  },
  {
    name: 'next door',
    element: form({ typed: '08067', place: 'Pedricktown, NJ 08067', miles: 1 }),
  },
  {
    name: 'a bus of unknown place',
    element: form({ typed: 'Trenton, NJ', place: 'Trenton, NJ', miles: null }),
  },
  {
    name: 'a place that nobody knows',
    element: form({ typed: 'Shangri-La', place: null, miles: null }),
  },
];
