import { t } from '@lingui/core/macro';
import { useContext } from 'react';
import { StructuredData, SiteOrigin } from './structured-data.tsx';

export interface Crumb {
  label: string;
  /** The last crumb is the page itself and has none. */
  href?: string;
  /** When it is not the page's own. */
  lang?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const origin = useContext(SiteOrigin);
  return (
    <nav aria-label={t`Breadcrumb`} className="breadcrumbs no-print">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current="page" lang={crumb.lang}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
      {origin !== null && crumbs.length > 1 ? (
        <StructuredData entity={breadcrumbList(crumbs, origin)} />
      ) : null}
    </nav>
  );
}

/** The same way back for machines. The last step is the page itself and needs no address. */
function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: new URL(href, origin).href } : {}),
    })),
  };
}
