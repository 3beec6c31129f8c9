import { parseListQuery } from '#domain/search/list-query.ts';
import type { QueryChip } from '#domain/search/query-chips.ts';
import type { Example } from '#site/ui/example.ts';
import { UnderstoodRow } from './understood-row.tsx';

const without = parseListQuery(new URLSearchParams());
const chip = (label: string, more: Partial<QueryChip> = {}): QueryChip => ({
  label,
  isName: false,
  corrected: null,
  without,
  ...more,
});
const hrefOf = () => '#without';

const few = [chip('15 passengers'), chip('Wheelchair lift'), chip('Under $30,000')];
const corrected = [chip('Prevost', { isName: true, corrected: '“provost” as Prevost' })];
const many = Array.from({ length: 9 }, () => chip('Within 100 miles of Hoboken, NJ 07030'));

export const examples: readonly Example[] = [
  { name: 'understood', element: <UnderstoodRow chips={few} ignored={[]} hrefOf={hrefOf} /> },
  {
    name: 'corrected, with words set aside',
    element: <UnderstoodRow chips={corrected} ignored={['cheap', 'asap']} hrefOf={hrefOf} />,
  },
  { name: 'many', element: <UnderstoodRow chips={many} ignored={[]} hrefOf={hrefOf} /> },
];
