import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface PageHeadingProps {
  crumbs: readonly Crumb[];
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
}

/** How every plain page begins: the way back, the title, what it is about. */
export function PageHeading({ crumbs, title, intro }: PageHeadingProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      {intro ? <p className="page-intro">{intro}</p> : null}
    </>
  );
}
