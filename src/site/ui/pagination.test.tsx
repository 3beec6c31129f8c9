import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

const html = (current: number, pageCount: number) =>
  renderToStaticMarkup(
    <Pagination
      current={current}
      pageCount={pageCount}
      hrefOf={(page) => `/buses?seats=10-14&page=${page}`}
    />,
  );

describe('Pagination', () => {
  it('is not there outside 1…last and when there is only one page', () => {
    expect([html(0, 3), html(4, 3), html(1, 0), html(1, 1)]).toEqual(['', '', '', '']);
  });

  it('disables previous on the first page and next on the last', () => {
    expect(html(1, 3)).toMatch(/aria-disabled="true"[^>]*>.*Previous/);
    expect(html(1, 3)).toContain('rel="next"');
    expect(html(3, 3)).not.toContain('rel="next"');
    expect(html(3, 3)).toContain('rel="prev"');
  });

  it('marks the current page and keeps the other parameters', () => {
    expect(html(2, 9)).toMatch(/aria-current="page"[^>]*>.*?2<\/span>/);
    expect(html(2, 9)).toContain('href="/buses?seats=10-14&amp;page=9"');
  });
});
