import type { SiteSettings } from '#content/site-settings.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { CallBanner } from '../call-banner.tsx';
import { BusGrid, BusRail } from '../inventory/bus-grid.tsx';
import { BusTypes } from './bus-types.tsx';
import { Hero } from './hero.tsx';
import { SellBlock } from './sell-block.tsx';

interface HomePageProps {
  model: {
    featured: readonly BusCard[];
    newest: readonly BusCard[];
    bulk: readonly BusCard[];
    categoryCounts: Partial<Record<CategorySlug, number>>;
    total: number;
  };
  settings: SiteSettings;
}

export function HomePage({ model, settings }: HomePageProps) {
  const { featured, newest, bulk, categoryCounts, total } = model;
  return (
    <>
      <Hero total={total} />
      <Buses
        id="featured-heading"
        title="Featured buses"
        text="Usually on our lot: come and see them, or ask for a video call."
        link={{ label: 'See all buses', href: urls.buses() }}
        buses={featured}
      />
      <BusTypes counts={categoryCounts} total={total} />
      <CallBanner settings={settings} />
      <Buses
        id="newest-heading"
        title="New arrivals"
        link={{ label: 'See all buses', href: urls.buses() }}
        buses={newest}
      />
      {bulk.length > 0 ? (
        <section aria-labelledby="bulk-heading" className="page-width mt-14">
          <SectionHeading
            id="bulk-heading"
            title="Several alike"
            text="Fleet lots: matching buses sold one at a time or together."
          />
          <BusRail buses={bulk} label="Fleet lots" />
        </section>
      ) : null}
      <SellBlock />
    </>
  );
}

interface BusesProps {
  id: string;
  title: string;
  text?: string;
  link: { label: string; href: string };
  buses: readonly BusCard[];
}

/** A titled grid; an empty one is left out, heading and all. */
function Buses({ id, title, text, link, buses }: BusesProps) {
  if (buses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page-width mt-12">
      <SectionHeading id={id} title={title} text={text} link={link} />
      <BusGrid buses={buses} />
    </section>
  );
}
