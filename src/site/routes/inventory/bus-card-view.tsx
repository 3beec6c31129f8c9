import { cdlShort } from '#domain/inventory/cdl.ts';
import { formatDollars, formatNumber, isWordyPrice } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { roundMiles } from '#domain/locations/distance.ts';
import { measuredBus } from '#site/event-attributes.ts';
import { SaveButton } from '#site/islands/saved-buses/save-button.tsx';
import { Badge } from '#site/ui/badge.tsx';
import { Picture, type PictureUrgency } from '#site/ui/picture.tsx';
import { Price } from '#site/ui/price.tsx';
import { urls } from '#site/urls.ts';
import { cardPicture, type CardPlace } from './bus-picture.ts';

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
      data-bus={JSON.stringify(measuredBus(bus))}
    >
      <Picture source={cardPicture(bus, place)} urgency={urgency} />
      {bus.sold ? <Badge type="sold" text="Sold" /> : null}
      {bus.badge ? <Badge type={bus.badge.type} text={bus.badge.text} /> : null}
      <div className="bus-card-body">
        <h3>
          <a href={urls.bus(bus, { near })}>{bus.title}</a>
        </h3>
        <p className="bus-card-price">
          <Price
            text={bus.sold ? 'Sold' : bus.priceText}
            wordy={bus.sold || isWordyPrice(bus.priceText)}
            was={bus.sold ? null : priceBefore(bus)}
          />
        </p>
        <dl className="bus-card-facts">
          <div>
            <dt>Mileage</dt>
            <dd>{bus.mileageText}</dd>
          </div>
          <div>
            <dt>Seats</dt>
            <dd data-seats="">{bus.passengersText}</dd>
          </div>
          <div>
            <dt>CDL</dt>
            <dd>{cdlWord[bus.cdl]}</dd>
          </div>
          {besideSeats(bus)}
        </dl>
        <p className="bus-card-place">
          <span data-place="">{placeOf(bus)}</span>
          {bus.onLot ? (
            <span>On our lot</span>
          ) : bus.stockNumber ? (
            <span>#{bus.stockNumber}</span>
          ) : null}
        </p>
        {distanceOf(bus)}
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
          <dt>Wheelchair</dt>
          <dd>{places === 1 ? '1 place' : `${places} places`}</dd>
        </>
      ) : null}
      {passengersAdult ? (
        <>
          <dt>Adult seats</dt>
          <dd>{formatNumber(passengersAdult)}</dd>
        </>
      ) : null}
    </div>
  );
}

const cdlWord: Record<BusCard['cdl'], string> = {
  yes: 'Needed',
  no: 'Not needed',
  'likely-no': 'Likely not',
  unknown: cdlShort.unknown.replace(' about CDL', ' us'),
};

function placeOf(bus: BusCard): string {
  return [bus.city, bus.state].filter(Boolean).join(', ') || 'Ask for location';
}

/** Only on lists that know where their visitor is. Crow's miles, so always "about". */
function distanceOf({ milesAway }: BusCard) {
  if (milesAway === null || milesAway === undefined) return null;
  const miles = roundMiles(milesAway);
  return (
    <p className="bus-card-distance figures">
      {miles <= 1 ? 'about 1 mile away' : `about ${formatNumber(miles)} miles away`}
    </p>
  );
}

/** The price before it dropped; null when it did not. */
export function priceBefore(
  bus: Pick<BusCard, 'priceCents' | 'pricePreviousCents'>,
): string | null {
  const { priceCents, pricePreviousCents } = bus;
  if (priceCents === null || pricePreviousCents === null) return null;
  return pricePreviousCents > priceCents ? formatDollars(pricePreviousCents) : null;
}
