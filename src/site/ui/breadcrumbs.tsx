import { useContext } from 'react';
import { SiteOrigin } from './site-origin.tsx';
import { StructuredData } from './structured-data.tsx';

export interface Crumb {
  label: string;
  /** The last crumb is the page itself and has none. */
  href?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const origin = useContext(SiteOrigin);
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-ink-600">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-x-2">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {crumb.href ? (
              <a
                href={crumb.href}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-signal hover:underline"
              >
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center text-ink">
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
