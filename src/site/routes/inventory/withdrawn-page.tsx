import type { SiteSettings } from '#content/site-settings.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { BusGrid } from './bus-grid.tsx';

interface WithdrawnPageProps {
  model: { title: string; category: string | null; similar: readonly BusCard[] };
  settings: SiteSettings;
}

/** A bus that was listed and is not any more: said plainly, with the nearest that is still there. */
export function WithdrawnPage({ model, settings }: WithdrawnPageProps) {
  const { title, similar } = model;
  const category = findCategory(model.category ?? '');
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          { label: 'Buses', href: urls.buses() },
          ...(category ? [{ label: category.pluralName, href: urls.category(category.slug) }] : []),
          { label: 'No longer listed' },
        ]}
        title="This bus is no longer listed"
        intro={`The ${title} was taken off the site by its owner or by us.`}
      />
      <p className="withdrawn-actions">
        <ButtonLink href={settings.phone.href} className="figures">
          <Icon name="phone" />
          Call {settings.phone.display}
        </ButtonLink>
        <ButtonLink href={urls.buses()} look="secondary">
          See all buses
        </ButtonLink>
      </p>
      {similar.length > 0 ? (
        <section aria-labelledby="similar-heading" className="withdrawn-similar">
          <SectionHeading id="similar-heading" title="Still for sale and close to it" />
          <BusGrid buses={similar} />
        </section>
      ) : null}
    </div>
  );
}
