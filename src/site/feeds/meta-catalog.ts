import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { canBeHad } from '#domain/inventory/display-values.ts';
import type { FeedBus } from '#domain/inventory/listing-feed.ts';
import { urls } from '#site/urls.ts';
import { csvCell } from './inventory-row.ts';

const head = [
  'vehicle_id',
  'title',
  'description',
  'url',
  'make',
  'model',
  'year',
  'mileage.value',
  'mileage.unit',
  'image[0].url',
  'body_style',
  'vehicle_type',
  'state_of_vehicle',
  'price',
  'availability',
  'fuel_type',
  'transmission',
  'drivetrain',
  'exterior_color',
  'vin',
  'stock_number',
  'address',
  'dealer_name',
];

export const metaCatalogHead = `${csvLine(head)}\r\n`;

const fuelTypes: Record<NonNullable<BusListing['fuel']>, string> = {
  diesel: 'DIESEL',
  gas: 'GASOLINE',
  electric: 'ELECTRIC',
  hybrid: 'HYBRID',
  propane: 'OTHER',
  cng: 'OTHER',
  hydrogen: 'OTHER',
};

const driveTrains: Record<NonNullable<BusListing['drive']>, string> = {
  '4x2': 'TWO_WD',
  '4x4': 'FOUR_WD',
  front: 'FWD',
  rear: 'RWD',
};

const longestDescription = 5_000;

/**
 * One bus of Meta's vehicle catalog (developers.facebook.com, automotive ads), or an empty text for
 * a bus that cannot be had now or lacks a field the catalog requires: a made-up price or mileage is
 * worse than no row.
 */
export function metaCatalogRow(bus: FeedBus, dealer: string, siteUrl: string): string {
  const { figures } = bus;
  const image = bus.images[0];
  const isNew = bus.condition === 'new';
  const complete =
    canBeHad(bus) &&
    bus.priceCents !== null &&
    image !== undefined &&
    bus.year !== null &&
    bus.make !== null &&
    bus.model !== null &&
    bus.city !== null &&
    bus.state !== null &&
    (figures.mileageMiles !== null || isNew);
  if (!complete) return '';
  const cells = [
    bus.id,
    bus.title,
    (bus.description ?? bus.title).slice(0, longestDescription),
    siteUrl + urls.bus(bus),
    bus.make,
    bus.model,
    bus.year,
    figures.mileageMiles,
    figures.mileageMiles === null ? null : 'MI',
    siteUrl + urls.media(image.name),
    bus.category === 'shuttle' || bus.category === 'van' ? 'MINIBUS' : 'OTHER',
    'COMMERCIAL',
    isNew ? 'NEW' : 'USED',
    `${((bus.priceCents ?? 0) / 100).toFixed(2)} USD`,
    'AVAILABLE',
    figures.fuel ? fuelTypes[figures.fuel] : null,
    figures.transmission?.toUpperCase() ?? null,
    figures.drive ? driveTrains[figures.drive] : null,
    figures.colorExterior,
    bus.vin?.length === 17 ? bus.vin : null,
    bus.stockNumber,
    JSON.stringify({ city: bus.city, region: bus.state, country: 'US' }),
    dealer,
  ];
  return `${csvLine(cells.map(csvCell))}\r\n`;
}
