import type { Example } from './example.ts';
import { Pagination } from './pagination.tsx';

const states = [
  { current: 1, pageCount: 5 },
  { current: 1, pageCount: 20 },
  { current: 10, pageCount: 20 },
  { current: 20, pageCount: 20 },
] as const;

export const examples: readonly Example[] = states.map(({ current, pageCount }) => ({
  name: `page ${current} of ${pageCount}`,
  element: (
    <Pagination
      current={current}
      pageCount={pageCount}
      label={`Page ${current} of ${pageCount}`}
      hrefOf={(page) => `/example?page=${page}`}
    />
  ),
}));
