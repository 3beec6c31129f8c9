import type { BusPage } from '#domain/inventory/inventory-queries.ts';
import { groupSizeLinks, purposeLinks } from '#site/layout/navigation-links.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ChipList } from '#site/ui/chip-list.tsx';
import { urls } from '#site/urls.ts';
import { BusPageResults, resultCount } from './bus-page-results.tsx';

interface BusesPageProps {
  model: {
    page: BusPage;
    heading: string;
    beyondEnd?: { lastPage: number };
    /** Parameters that every page of this list keeps, `page` left out. */
    query?: Readonly<Record<string, string | readonly string[]>>;
  };
}

export function BusesPage({ model }: BusesPageProps) {
  const { page, heading, beyondEnd, query = {} } = model;
  const here = urls.buses(query);
  const mark = (links: typeof purposeLinks) =>
    links.map((link) => ({ ...link, current: link.href === here }));
  return (
    <div className="page-width">
      <Breadcrumbs crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Buses' }]} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>{heading}</h1>
        {beyondEnd ? null : (
          <p className="figures text-ink-600">
            {resultCount(page)}
            {page.total > 1 ? ', featured and newest first' : ''}
          </p>
        )}
      </div>
      <div className="no-print mt-3 mb-5 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <ChipList label="By purpose" chips={mark(purposeLinks)} />
        <ChipList label="By group size" chips={mark(groupSizeLinks)} />
      </div>
      <section aria-label="Buses">
        <h2 className="sr-only">Buses</h2>
        <BusPageResults
          page={page}
          beyondEnd={beyondEnd}
          hrefOf={(number) => urls.busesPage(number, query)}
          empty={{
            text: 'Take a word or a filter away, or call us and say what you need.',
            href: urls.buses(),
            label: 'See all buses',
          }}
        />
      </section>
    </div>
  );
}
