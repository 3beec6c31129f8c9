import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { categoryPlural } from '#site/words/trade-words.ts';
import { BusGrid } from './bus-grid.tsx';

interface WithdrawnPageProps {
  model: { title: string; category: string | null; similar: readonly BusCard[] };
  settings: SiteSettings;
}

/** A bus that was listed and is not any more: said plainly, with the nearest that is still there. */
export function WithdrawnPage({ model, settings }: WithdrawnPageProps) {
  const { title, similar } = model;
  const category = findCategory(model.category ?? '');
  const phone = settings.phone.display;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          { label: t`Buses`, href: urls.buses() },
          ...(category
            ? [{ label: categoryPlural(category.slug), href: urls.category(category.slug) }]
            : []),
          { label: t`No longer listed` },
        ]}
        title={t`This bus is no longer listed`}
        intro={t`The ${title} was taken off the site by its owner or by us.`}
      />
      <p className="withdrawn-actions">
        <ButtonLink href={settings.phone.href} className="figures">
          <Icon name="phone" />
          {t`Call ${phone}`}
        </ButtonLink>
        <ButtonLink href={urls.buses()} look="secondary">
          {t`See all buses`}
        </ButtonLink>
      </p>
      {similar.length > 0 ? (
        <section aria-labelledby="similar-heading" className="withdrawn-similar">
          <SectionHeading id="similar-heading" title={t`Still for sale and close to it`} />
          <BusGrid buses={similar} />
        </section>
      ) : null}
    </div>
  );
}
