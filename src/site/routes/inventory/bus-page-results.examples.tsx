import type { Example } from '#site/ui/example.ts';
import { urls } from '#site/urls.ts';
import { BusPageResults } from './bus-grid.tsx';

export const examples: readonly Example[] = [
  {
    name: 'nothing found',
    element: (
      <BusPageResults
        page={{ cards: [], total: 0, page: 1, pageCount: 0 }}
        hrefOf={(page) => urls.buses({ page })}
        empty={{ text: 'Take a word or a filter away.', href: urls.buses(), label: 'See all' }}
      />
    ),
  },
];
