import type { SiteSettings } from '#content/site-settings.ts';
import { isWordyPrice } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Badge } from '#site/ui/badge.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Price } from '#site/ui/price.tsx';
import { BusActions } from './bus-actions.tsx';
import { KeyFacts } from './key-facts.tsx';

interface BusSummaryProps {
  bus: BusDetail;
  settings: SiteSettings;
}

/** Beside the gallery: title, price, key facts, and how to get the bus. */
export function BusSummary({ bus, settings }: BusSummaryProps) {
  return (
    <div className="bus-summary">
      {bus.sold ? <Badge type="sold" text="Sold" /> : null}
      {bus.badge ? <Badge type={bus.badge.type} text={bus.badge.text} /> : null}
      <h1 className="detail-title">{bus.title}</h1>
      {bus.sold ? (
        <p className="bus-sold">
          This bus has been sold. Similar ones are below, or tell us what you need.
        </p>
      ) : (
        <p className="bus-summary-price">
          <Price
            text={bus.detailPriceText}
            wordy={isWordyPrice(bus.detailPriceText)}
            was={bus.previousPriceText}
            large
          />
        </p>
      )}
      <KeyFacts bus={bus} />
      <div className="bus-summary-calls">
        <ButtonLink href={settings.phone.href} large className="figures">
          <Icon name="phone" size={22} />
          Call {settings.phone.display}
        </ButtonLink>
        <ButtonLink
          href="#contact-form"
          data-contact-jump=""
          look="secondary"
          large
          className="no-print"
        >
          {bus.sold ? 'Ask for a bus like this' : 'Ask about this bus'}
        </ButtonLink>
      </div>
      <BusActions bus={bus} />
      <p className="bus-summary-hours">
        {settings.hours.footer}.
        {bus.stockNumber ? (
          <>
            {' '}
            Have stock number <strong>{bus.stockNumber}</strong> ready.
          </>
        ) : null}
      </p>
    </div>
  );
}
