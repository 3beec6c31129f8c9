import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { BusGrid } from '../inventory/bus-grid.tsx';
import { SavedBuses } from '../saved-buses.tsx';
import { BusTypes } from './bus-types.tsx';
import { Hero } from './hero.tsx';
import { HomeFaqs } from './home-faqs.tsx';
import { InventoryCarousel } from './inventory-carousel.tsx';
import { SellBlock } from './sell-block.tsx';
import { StateInventory } from './state-inventory.tsx';
import { Testimonials } from './testimonials.tsx';

interface HomePageProps {
  model: {
    featured: readonly BusCard[];
    newest: readonly BusCard[];
    bulk: readonly BusCard[];
    categoryCounts: Partial<Record<CategorySlug, number>>;
    /** Media names of pictures in place of a category's drawing. */
    categoryPictures: ReadonlyMap<CategorySlug, string>;
    total: number;
    /** The inventory of the operator's own state, when the settings ask for it. */
    stateInventory: { enabled: boolean; state: string; buses: readonly BusCard[] };
    faqs: readonly FaqItem[];
    /** Whether there is anything to quote. */
    testimonials: boolean;
  };
  settings: SiteSettings;
}

export function HomePage({ model, settings }: HomePageProps) {
  const { featured, newest, bulk, categoryCounts, total, stateInventory, faqs } = model;
  return (
    <>
      <Hero total={total} />
      <Buses
        id="featured-heading"
        title={t`Featured buses`}
        text={t`Usually on our lot: come and see them, or ask for a video call.`}
        link={{ label: t`See all buses`, href: urls.buses() }}
        buses={featured}
      />
      <BusTypes counts={categoryCounts} pictures={model.categoryPictures} total={total} />
      <StateInventory {...stateInventory} settings={settings} />
      <Buses
        id="newest-heading"
        title={t`New arrivals`}
        link={{ label: t`See all buses`, href: urls.buses() }}
        buses={newest}
        below
      />
      {bulk.length > 0 ? (
        <section aria-labelledby="bulk-heading" className="home-section page-width deferred">
          <SectionHeading
            id="bulk-heading"
            title={t`Several alike`}
            text={t`Fleet lots: matching buses sold one at a time or together.`}
          />
          <InventoryCarousel id="bulk-carousel" labelledBy="bulk-heading" buses={bulk} />
        </section>
      ) : null}
      <SellBlock />
      {model.testimonials ? <Testimonials /> : null}
      <HomeFaqs faqs={faqs} />
      <SavedBuses />
    </>
  );
}

interface BusesProps {
  id: string;
  title: string;
  text?: string;
  link: { label: string; href: string };
  buses: readonly BusCard[];
  /** Far below the first view: laid out when it comes near. */
  below?: boolean;
}

/** A titled grid; an empty one is left out, heading and all. */
function Buses({ id, title, text, link, buses, below = false }: BusesProps) {
  if (buses.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`page-section page-width${below ? ' deferred' : ''}`}>
      <SectionHeading id={id} title={title} text={text} link={link} />
      <BusGrid buses={buses} />
    </section>
  );
}
