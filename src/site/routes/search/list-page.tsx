import { t } from '@lingui/core/macro';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import { groupSizeLinks, purposeLinks } from '#site/layout/navigation-links.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ChipList } from '#site/ui/chip-list.tsx';
import { urls } from '#site/urls.ts';
import { SavedBuses } from '../saved-buses.tsx';
import type { ShownAnswer } from './answers/shown-answer.ts';
import { BusList } from './bus-list.tsx';
import { isPlainList, listUrl, type ListPath } from './list-urls.ts';

interface ListPageProps {
  model: { path: ListPath; heading: string; found: BusSearchPage; answer: ShownAnswer | null };
}

/** `/buses` and `/search`: quick links (spec §2) above the searchable list. */
export function ListPage({ model }: ListPageProps) {
  const { path, heading, found, answer } = model;
  const here = listUrl(path, found.query);
  const mark = (links: ReturnType<typeof purposeLinks>) =>
    links.map((link) => ({ ...link, current: link.href === here }));
  return (
    <>
      <div className="page-width">
        <Breadcrumbs crumbs={[{ label: t`Home`, href: urls.home() }, { label: heading }]} />
        <h1>{heading}</h1>
        {isPlainList(found.query) && found.query.page === 1 ? (
          <div className="quick-links no-print">
            <ChipList label={t`By purpose`} chips={mark(purposeLinks())} />
            <ChipList label={t`By group size`} chips={mark(groupSizeLinks())} />
          </div>
        ) : null}
        <BusList path={path} found={found} answer={answer} />
      </div>
      <SavedBuses />
    </>
  );
}
