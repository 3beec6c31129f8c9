import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { paginationItems } from './pagination-model.ts';

interface PaginationProps {
  current: number;
  pageCount: number;
  /** Address of a page, with every other query parameter kept. */
  hrefOf: (page: number) => string;
  /** Its name, where a page has more than one. */
  label?: string;
}

const step =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded px-3 font-semibold no-underline';
const pageLink = `${step} figures border border-ink-200 hover:border-ink`;
const currentPage = `${step} figures bg-yellow`;
const sideLink = `${step} border border-ink-300 hover:border-ink`;
const sideDisabled = `${step} border border-ink-100 text-ink-500`;

/**
 * Spec §4: only between 1 and the last page; previous is disabled on 1, next on the last. A single
 * page has nothing to turn, so it shows nothing.
 */
export function Pagination({ current, pageCount, hrefOf, label = 'Pages' }: PaginationProps) {
  const items = paginationItems(current, pageCount);
  if (items.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print mt-8" data-pages="">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        <li className="max-xs:order-1">
          <Side enabled={current > 1} href={hrefOf(current - 1)} rel="prev">
            <Icon name="chevron-left" size={18} />
            <span>Previous</span>
          </Side>
        </li>
        {items.map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true" className="w-6 text-center text-ink-600">
              …
            </li>
          ) : (
            <li key={item}>
              {item === current ? (
                <span aria-current="page" className={currentPage}>
                  <span className="sr-only">Page </span>
                  {item}
                </span>
              ) : (
                <a href={hrefOf(item)} className={pageLink} aria-label={`Page ${item}`}>
                  {item}
                </a>
              )}
            </li>
          ),
        )}
        <li className="max-xs:order-2">
          <Side enabled={current < pageCount} href={hrefOf(current + 1)} rel="next">
            <span>Next</span>
            <Icon name="chevron-right" size={18} />
          </Side>
        </li>
      </ul>
    </nav>
  );
}

interface SideProps {
  enabled: boolean;
  href: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Side({ enabled, href, rel, children }: SideProps) {
  if (enabled) {
    return (
      <a href={href} rel={rel} className={sideLink}>
        {children}
      </a>
    );
  }
  return (
    <span aria-disabled="true" className={sideDisabled}>
      {children}
    </span>
  );
}
