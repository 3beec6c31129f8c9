import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface PageHeadingProps {
  crumbs: readonly Crumb[];
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** Of title and intro, when it is not the page's own. */
  lang?: string;
}

/** How every plain page begins: the way back, the title, what it is about. */
export function PageHeading({ crumbs, title, intro, lang }: PageHeadingProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 lang={lang}>{title}</h1>
      {intro ? (
        <p className="page-intro" lang={lang}>
          {intro}
        </p>
      ) : null}
    </>
  );
}
