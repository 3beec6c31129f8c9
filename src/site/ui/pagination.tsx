import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/**
 * Spec §4: only between 1 and the last page; previous is disabled on 1, next on the last. A single
 * page has nothing to turn, so it shows nothing.
 */
export function Pagination({ current, pageCount, hrefOf, label = t`Pages` }: PaginationProps) {
  const items = paginationItems(current, pageCount);
  if (items.length < 2) return null;
  return (
    <nav aria-label={label} className="pages no-print" data-pages="">
      <ul>
        <li className="pages-side">
          <Side enabled={current > 1} href={hrefOf(current - 1)} rel="prev">
            <Icon name="chevron-left" size={18} />
            <span>{t`Previous`}</span>
          </Side>
        </li>
        {items.map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true" className="pages-gap">
              …
            </li>
          ) : (
            <li key={item}>
              {item === current ? (
                <span aria-current="page" className="pages-number">
                  <Trans>
                    <span className="sr-only">Page </span>
                    {item}
                  </Trans>
                </span>
              ) : (
                <a href={hrefOf(item)} className="pages-number" aria-label={t`Page ${item}`}>
                  {item}
                </a>
              )}
            </li>
          ),
        )}
        <li className="pages-side">
          <Side enabled={current < pageCount} href={hrefOf(current + 1)} rel="next">
            <span>{t`Next`}</span>
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
      <a href={href} rel={rel}>
        {children}
      </a>
    );
  }
  return <span aria-disabled="true">{children}</span>;
}
