import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { stateName } from '#site/words/trade-words.ts';
import { CallBanner } from '../call-banner.tsx';
import { InventoryCarousel } from './inventory-carousel.tsx';

interface StateInventoryProps {
  enabled: boolean;
  /** Its USPS code. */
  state: string;
  buses: readonly BusCard[];
  settings: SiteSettings;
}

/** 'Browse Our {state} Inventory' with its carousel when enabled, else the banner (spec §2). */
export function StateInventory({ enabled, state, buses, settings }: StateInventoryProps) {
  if (!enabled) return <CallBanner settings={settings} />;
  return (
    <section aria-labelledby="state-heading" className="page-section page-width deferred">
      <SectionHeading
        id="state-heading"
        title={t`Browse Our ${{ state: stateName(state) }} Inventory`}
      />
      <InventoryCarousel id="state-carousel" labelledBy="state-heading" buses={buses} />
    </section>
  );
}
