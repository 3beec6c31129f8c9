import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Badge } from '#site/ui/badge.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Price } from '#site/ui/price.tsx';
import { badgeWord, sayPriceBefore, sayOfferOfDetail, soldWord } from '#site/words/bus-words.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { sayLot } from '#site/words/lot-words.ts';
import { BusActions } from './bus-actions.tsx';
import { KeyFacts } from './key-facts.tsx';

interface BusSummaryProps {
  bus: BusDetail;
  settings: SiteSettings;
}

/** Beside the gallery: title, price and key facts. */
export function BusSummary({ bus }: Pick<BusSummaryProps, 'bus'>) {
  return (
    <div className="bus-summary">
      {bus.sold ? <Badge type="sold" text={soldWord()} /> : null}
      {bus.badge ? <Badge type={bus.badge.type} text={badgeWord(bus.badge)} /> : null}
      <h1 className="detail-title">{bus.title}</h1>
      {bus.sold ? (
        <p className="bus-sold">
          {t`This bus has been sold. Similar ones are below, or tell us what you need.`}
        </p>
      ) : bus.lot?.forSale === 0 ? (
        <p className="bus-sold">{sayLot(bus.lot)}</p>
      ) : (
        <p className="bus-summary-price">
          <Price
            text={sayOfferOfDetail(bus)}
            wordy={!isKnown(bus.priceCents)}
            was={sayPriceBefore(bus)}
            large
          />
        </p>
      )}
      <KeyFacts bus={bus} />
    </div>
  );
}

/** How to get the bus: under the key facts, or under the pictures as well where both are narrow. */
export function BusWays({ bus, settings }: BusSummaryProps) {
  const { display: phone } = settings.phone;
  const hours = saySetting(settings.hours.footer);
  const { stockNumber } = bus;
  return (
    <div className="bus-ways">
      <div className="bus-summary-calls">
        <ButtonLink href={settings.phone.href} large className="figures">
          <Icon name="phone" size={22} />
          {t`Call ${phone}`}
        </ButtonLink>
        <ButtonLink
          href="#contact-form"
          data-contact-jump=""
          look="secondary"
          large
          className="no-print"
        >
          {bus.sold ? t`Ask for a bus like this` : t`Ask about this bus`}
        </ButtonLink>
      </div>
      <BusActions bus={bus} />
      <p className="bus-summary-hours">
        {stockNumber ? (
          <Trans>
            {hours}. Have stock number <strong>{stockNumber}</strong> ready.
          </Trans>
        ) : (
          `${hours}.`
        )}
      </p>
    </div>
  );
}
