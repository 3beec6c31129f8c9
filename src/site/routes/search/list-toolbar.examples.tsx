import { parseListQuery } from '#domain/search/list-query.ts';
import type { Example } from '#site/ui/example.ts';
import { ListToolbar } from './bus-list.tsx';

const shown = (name: string, address: string): Example => {
  const query = parseListQuery(new URLSearchParams(address));
  return {
    name,
    element: (
      <form>
        <ListToolbar query={query} sort={query.sort} placeKnown={query.near !== null} />
      </form>
    ),
  };
};

export const examples: readonly Example[] = [
  shown('nothing asked', ''),
  shown('words and an order', 'search=15+passenger+with+lift+under+30k+nj&sort=price-low'),
  shown('near a place', 'near=07030'),
];
