import { parseListQuery } from '#domain/search/list-query.ts';
import type { QueryChip } from '#domain/search/understand-query.ts';
import { nameChip } from '#domain/search/smart-search/chip.ts';
import type { Example } from '#site/ui/example.ts';
import { UnderstoodRow } from './list-notes.tsx';

const without = parseListQuery(new URLSearchParams());
const chip = (
  condition: QueryChip['condition'],
  corrected: QueryChip['corrected'] = null,
): QueryChip => ({ condition, corrected, without });
const hrefOf = () => '#without';

const few = [
  chip({ says: 'passengers', min: 15, max: 15 }),
  chip({ says: 'feature', key: 'wheelchair_lift' }),
  chip({ says: 'price', min: null, max: 3_000_000 }),
];
const corrected = [chip(nameChip('Prevost'), nameChip('Prevost'))];
const many = Array.from({ length: 9 }, () =>
  chip({ says: 'within', miles: 100, place: 'Hoboken, NJ 07030' }),
);

export const examples: readonly Example[] = [
  {
    name: 'understood',
    element: <UnderstoodRow chips={few} ignored={[]} query={without} hrefOf={hrefOf} />,
  },
  {
    name: 'corrected, with words set aside',
    element: (
      <UnderstoodRow
        chips={corrected}
        ignored={['cheap', 'asap']}
        query={{ ...without, text: 'cheap provost asap' }}
        hrefOf={hrefOf}
      />
    ),
  },
  {
    name: 'many',
    element: <UnderstoodRow chips={many} ignored={[]} query={without} hrefOf={hrefOf} />,
  },
  {
    name: 'as typed',
    element: (
      <UnderstoodRow
        chips={[]}
        ignored={[]}
        query={{ ...without, text: 'provost', asTyped: true }}
        hrefOf={hrefOf}
      />
    ),
  },
];
