import type { SiteSettings } from '#content/site-settings.ts';
import { canBeHad } from '#domain/inventory/display-values.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { withoutLanguage } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { sayColor } from '#site/words/color-words.ts';
import { categoryName, choiceName } from '#site/words/trade-words.ts';
import { sellerEntity } from './dealer-entity.ts';
import {
  inContext,
  knownProperties,
  lengthQuantity,
  quantity,
  rangeOf,
  type Entity,
} from './entity.ts';

const itemConditions: Readonly<Record<string, string>> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  reconditioned: 'https://schema.org/RefurbishedCondition',
  salvage: 'https://schema.org/DamagedCondition',
  parts: 'https://schema.org/DamagedCondition',
};

/**
 * The bus of a detail page for machines, from the page's own view model. It is also a `Product` while
 * it has what search engines ask of one: a price, a picture, and it is for sale.
 */
export function busEntity(bus: BusDetail, settings: SiteSettings, siteUrl: string): Entity {
  const { figures } = bus;
  const isProduct = canBeHad(bus) && bus.priceCents !== null && bus.images.length > 0;
  const fuelType = figures.fuel ? choiceName('fuel', figures.fuel) : null;
  const category = findCategory(bus.category ?? '');
  return inContext({
    '@type': isProduct ? ['Product', 'BusOrCoach'] : 'BusOrCoach',
    ...knownProperties({
      // The same bus, whichever language tells of it.
      '@id': `${siteUrl}${withoutLanguage(urls.bus(bus))}#bus`,
      name: bus.title,
      url: siteUrl + urls.bus(bus),
      description: bus.description,
      image: bus.images.map((image) => siteUrl + urls.media(image.name)),
      sku: bus.stockNumber,
      brand: bus.make ? { '@type': 'Brand', name: bus.make } : null,
      model: bus.model,
      vehicleModelDate: bus.year === null ? null : String(bus.year),
      vehicleIdentificationNumber: wholeVin(bus.vin),
      bodyType: category ? categoryName(category.slug) : null,
      itemCondition: itemConditions[bus.condition ?? ''],
      mileageFromOdometer: bus.lot?.mileageMiles
        ? rangeOf(bus.lot.mileageMiles, 'mile')
        : quantity(figures.mileageMiles, 'mile'),
      vehicleSeatingCapacity: quantity(figures.passengers, 'one'),
      fuelType,
      vehicleTransmission: figures.transmission
        ? choiceName('transmission', figures.transmission)
        : null,
      vehicleEngine: figures.engine
        ? { '@type': 'EngineSpecification', ...knownProperties({ name: figures.engine, fuelType }) }
        : null,
      weightTotal: quantity(figures.gvwrLb, 'pound'),
      depth: lengthQuantity(figures.lengthIn),
      width: lengthQuantity(figures.widthIn),
      height: lengthQuantity(figures.heightIn),
      wheelbase: lengthQuantity(figures.wheelbaseIn),
      color: figures.colorExterior ? sayColor(figures.colorExterior) : null,
      vehicleInteriorColor: figures.colorInterior ? sayColor(figures.colorInterior) : null,
      offers: offerEntity(bus, settings, siteUrl),
    }),
  });
}

/** A price only when it is known and the bus can still be had for it. */
function offerEntity(bus: BusDetail, settings: SiteSettings, siteUrl: string): Entity {
  const priceCents = canBeHad(bus) ? bus.priceCents : null;
  const range = bus.sold ? null : (bus.lot?.priceCents ?? null);
  // Several buses under one address, each with its price.
  const isRange = range !== null && range.low < range.high;
  return {
    '@type': isRange ? 'AggregateOffer' : 'Offer',
    ...knownProperties({
      url: siteUrl + urls.bus(bus),
      availability: `https://schema.org/${bus.sold ? 'SoldOut' : bus.lot?.forSale === 0 ? 'OutOfStock' : 'InStock'}`,
      itemCondition: itemConditions[bus.condition ?? ''],
      price: isRange || priceCents === null ? null : priceCents / 100,
      lowPrice: isRange ? range.low / 100 : null,
      highPrice: isRange ? range.high / 100 : null,
      offerCount: isRange ? bus.lot?.forSale : null,
      priceCurrency: priceCents === null ? null : 'USD',
      inventoryLevel: bus.sold ? null : quantity(bus.quantity, 'one'),
      availableAtOrFrom: placeEntity(bus),
      seller: sellerEntity(settings, siteUrl),
    }),
  };
}

function placeEntity({ city, state }: BusDetail): Entity | null {
  if (!city && !state) return null;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...knownProperties({ addressLocality: city, addressRegion: state, addressCountry: 'US' }),
    },
  };
}

/** 17 characters without I, O and Q (49 CFR 565); parts of a VIN name no vehicle. */
function wholeVin(vin: string | null): string | null {
  return vin && /^[A-HJ-NPR-Z\d]{17}$/.test(vin) ? vin : null;
}
