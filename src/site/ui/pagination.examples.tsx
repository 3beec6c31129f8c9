import type { Example } from './example.ts';
import { Pagination } from './pagination.tsx';

const shown = (name: string, current: number, pageCount: number): Example => ({
  name,
  element: (
    <Pagination
      current={current}
      pageCount={pageCount}
      hrefOf={(page) => `?page=${page}`}
      label={`Pages, ${name}`}
    />
  ),
});

export const examples: readonly Example[] = [
  shown('first of two', 1, 2),
  shown('all five', 3, 5),
  shown('in the middle of many', 12, 24),
  shown('last of many', 240, 240),
];
