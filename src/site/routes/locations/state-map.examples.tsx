import { usStates } from '#domain/inventory/vocabulary/states.ts';
import type { Example } from '#site/ui/example.ts';
import { StateMap } from './state-map.tsx';

const everywhere = usStates.map((state, index) => ({ state, count: (index * 7) % 40 }));
const nowhere = usStates.map((state) => ({ state, count: 0 }));

export const examples: readonly Example[] = [
  { name: 'buses in most states', element: <StateMap states={everywhere} /> },
  { name: 'nothing for sale', element: <StateMap states={nowhere} /> },
];
