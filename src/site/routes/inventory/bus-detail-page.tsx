import type { SiteSettings } from '#content/site-settings.ts';
import type { FieldGroup } from '#domain/inventory/fields/bus-field.ts';
import { mostCompared } from '#domain/inventory/compare-buses.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { PriceContext } from '#domain/inventory/price-context.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { measuredBus, seen } from '#site/event-attributes.ts';
import { BusContact } from '#site/routes/contact/bus-contact.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { urls } from '#site/urls.ts';
import { BusGallery } from './bus-gallery.tsx';
import { BusGrid } from './bus-grid.tsx';
import { BusLicense, BusPlace, BusPrices } from './bus-notes.tsx';
import { longDate } from '../long-date.ts';
import type { HowFar } from './how-far.ts';
import { BusSummary } from './bus-summary.tsx';

interface BusDetailPageProps {
  model: {
    bus: BusDetail;
    similar: readonly BusCard[];
    prices?: PriceContext | null;
    away?: HowFar | null;
  };
  settings: SiteSettings;
}

export function BusDetailPage({ model, settings }: BusDetailPageProps) {
  const { bus, similar, prices = null, away = null } = model;
  const category = findCategory(bus.category ?? '');
  const specifications = bus.specifications.filter(({ group }) => !shownElsewhere.has(group));
  return (
    <div className="page-width">
      <Breadcrumbs
        crumbs={[
          { label: 'Buses', href: urls.buses() },
          ...(category ? [{ label: category.pluralName, href: urls.category(category.slug) }] : []),
          { label: bus.stockNumber ? `Stock ${bus.stockNumber}` : bus.title },
        ]}
      />
      <article {...seen('Bus Listing Viewed', { ...measuredBus(bus), category: bus.category })}>
        <div className="detail-top">
          <BusGallery bus={bus} />
          <BusSummary bus={bus} settings={settings} />
        </div>
        <div className="detail-top">
          {bus.description || prices ? (
            <div className="detail-words">
              {bus.description ? <Description text={bus.description} /> : null}
              {prices ? <BusPrices prices={prices} /> : null}
            </div>
          ) : null}
          <div className="detail-notes">
            <BusLicense bus={bus} />
            <BusPlace bus={bus} settings={settings} away={away} />
          </div>
        </div>
        {specifications.length > 0 ? (
          <section aria-labelledby="specifications-heading" className="specifications">
            <h2 id="specifications-heading">Specifications</h2>
            <div className="specification-groups">
              {specifications.map((group) => (
                <SpecificationTable key={group.group} group={group} />
              ))}
            </div>
            <p>
              What we know today; figures not listed are not known to us. Passengers never count the
              driver.
            </p>
            <ListingDates figures={bus.figures} />
          </section>
        ) : null}
        <BusContact bus={bus} settings={settings} />
      </article>
      {similar.length > 0 ? (
        <section aria-labelledby="similar-heading" className="no-print deferred bus-similar">
          <SectionHeading
            id="similar-heading"
            title={bus.sold ? 'Still for sale and close to it' : 'Similar buses'}
            {...(category
              ? {
                  link: {
                    label: `All ${category.pluralName.toLowerCase()}`,
                    href: urls.category(category.slug),
                  },
                }
              : {})}
          />
          <BusGrid buses={similar} />
          {bus.sold ? null : (
            <p>
              <ButtonLink
                href={urls.compare([bus, ...similar].slice(0, mostCompared).map(({ id }) => id))}
                look="secondary"
              >
                Compare with these
              </ButtonLink>
            </p>
          )}
        </section>
      ) : null}
    </div>
  );
}

/** How old the figures are: what is old may have changed, and whoever asks can say so. */
function ListingDates({ figures }: { figures: BusDetail['figures'] }) {
  const { publishedAt, updatedAt } = figures;
  if (publishedAt === null) return null;
  const listed = longDate(publishedAt.slice(0, 10));
  const changed = longDate(updatedAt.slice(0, 10));
  return <p>{`Listed ${listed}, last changed ${changed}.`}</p>;
}

/** The seller's own words, which stay in the language they were written in. */
function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="about-heading">
      <h2 id="about-heading">About this bus</h2>
      <div lang="en" className="bus-description">
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Groups that `BusPlace` says in a sentence. */
const shownElsewhere: ReadonlySet<FieldGroup> = new Set(['location', 'listing']);

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
