import { msg, plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { roundMiles } from '#domain/locations/distance.ts';
import { sayNumber } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';
import { busAttribute } from '#domain/analytics/bus-attribute.ts';
import { measuredBus } from '#site/event-attributes.ts';
import { SaveButton } from '#site/islands/saved-buses/save-button.tsx';
import { Badge } from '#site/ui/badge.tsx';
import { Measure } from '#site/ui/measure.tsx';
import { Picture, type PictureUrgency } from '#site/ui/picture.tsx';
import { Price } from '#site/ui/price.tsx';
import { urls } from '#site/urls.ts';
import {
  badgeWord,
  placeOf,
  sayOffer,
  sayPriceBefore,
  saySeats,
  soldWord,
} from '#site/words/bus-words.ts';
import { sayGroup } from '#site/words/group-words.ts';
import { fieldName } from '#site/words/trade-words.ts';
import { cardPicture, type CardPlace } from './bus-picture.ts';
import { Mileage } from './key-facts.tsx';

interface BusCardViewProps {
  bus: BusCard;
  urgency: PictureUrgency;
  place?: CardPlace;
  /** Where the list's reader is, as typed: the bus's page says how far too. */
  near?: string | null;
}

/**
 * The bus card (spec §2): picture, title, price, miles, seats, license, place. Everything a buyer
 * came for without a click; the title is the link and the whole card its target.
 */
export function BusCardView({ bus, urgency, place = 'grid', near }: BusCardViewProps) {
  return (
    <article
      className={bus.sold ? 'bus-card bus-card-sold' : 'bus-card'}
      data-bus={busAttribute(measuredBus(bus))}
    >
      <Picture source={cardPicture(bus, place)} urgency={urgency} />
      {bus.sold ? <Badge type="sold" text={soldWord()} /> : null}
      {bus.badge ? <Badge type={bus.badge.type} text={badgeWord(bus.badge)} /> : null}
      <div className="bus-card-body">
        <h3>
          <a href={urls.bus(bus, { near })}>{bus.title}</a>
        </h3>
        <p className="bus-card-price">
          <Price text={sayOffer(bus)} wordy={!isKnown(bus.priceCents)} was={sayPriceBefore(bus)} />
        </p>
        <dl className="bus-card-facts">
          <div>
            <dt>{fieldName('mileageMiles')}</dt>
            <dd>
              <Mileage bus={bus} />
            </dd>
          </div>
          <div>
            <dt>{t`Seats`}</dt>
            <dd>{saySeats(bus.passengers)}</dd>
          </div>
          <div>
            <dt>{t`CDL`}</dt>
            <dd>{say(cdlWords[bus.cdl])}</dd>
          </div>
          {besideSeats(bus)}
        </dl>
        <p className="bus-card-place">
          <span data-place="">{placeOf(bus) ?? t`Ask for location`}</span>
          {bus.onLot ? (
            <span>{fieldName('onLot')}</span>
          ) : bus.stockNumber ? (
            <span>#{bus.stockNumber}</span>
          ) : null}
        </p>
        {distanceOf(bus)}
        {fitOf(bus)}
      </div>
      {bus.sold ? null : <SaveButton card={bus} />}
    </article>
  );
}

/** Wheelchair places come on top of seats, and rated seats of a school bus are children's. */
function besideSeats({ passengersAdult, wheelchairPositions: places }: BusCard) {
  if (!places && !passengersAdult) return null;
  return (
    <div>
      {places ? (
        <>
          <dt>{t`Wheelchair`}</dt>
          <dd>
            <Plural value={places} one="# place" other="# places" />
          </dd>
        </>
      ) : null}
      {passengersAdult ? (
        <>
          <dt>{t`Adult seats`}</dt>
          <dd>{sayNumber(passengersAdult)}</dd>
        </>
      ) : null}
    </div>
  );
}

/** Beside "CDL". */
const cdlWords: Record<BusCard['cdl'], Message> = {
  yes: msg({ message: 'Needed', context: 'license' }),
  no: msg({ message: 'Not needed', context: 'license' }),
  'likely-no': msg({ message: 'Likely not', context: 'license' }),
  unknown: msg`Ask us`,
};

/** Only on lists that know where their visitor is. Crow's miles, so always "about". */
function distanceOf({ milesAway }: BusCard) {
  if (milesAway === null || milesAway === undefined) return null;
  const miles = Math.max(1, roundMiles(milesAway));
  return (
    <p className="bus-card-distance figures">
      <Trans>
        about <Measure value={miles} of="mile" how="rough" /> away
      </Trans>
    </p>
  );
}

/** Only on lists for a group: how it fits in this bus. */
function fitOf({ fit }: BusCard) {
  if (!fit) return null;
  const who = sayGroup(fit);
  const { seatsOut } = fit;
  return (
    <p className="bus-card-distance figures">
      {seatsOut === 0
        ? t`${who}: fits`
        : t`${who}: fits with about ${plural(seatsOut, { one: '# seat', other: '# seats' })} out`}
    </p>
  );
}
