import type { Engine } from '../database.ts';
import { allowedValues, createTable, type ColumnTypes, type Migration } from './migration.ts';

const positive = [
  'passengers',
  'passengers_adult',
  'rows',
  'windows_per_side',
  'price_cents',
  'price_previous_cents',
  'quantity',
  'mileage_miles',
  'engine_hours',
  'gvwr_lb',
  'length_in',
  'width_in',
  'height_in',
  'wheelbase_in',
  'headroom_in',
];

/** Texts of a listing that are null when unknown. */
const texts = [
  'body_make',
  'body_model',
  'chassis_make',
  'chassis_model',
  'title',
  'description',
  'engine',
  'engine_family',
  'transmission_model',
  'lift_make',
  'color_exterior',
  'color_interior',
  'state_spec',
  'city',
  'zip',
];

/** The vocabularies as they were when this migration was released. */
const vocabularies = {
  status: ['draft', 'published', 'sold', 'withdrawn'],
  category: [
    'shuttle',
    'coach',
    'school',
    'school-activity',
    'mini-coach',
    'transit',
    'trolley',
    'double-decker',
    'limo-bus',
    'van',
    'conversion',
    'skoolie',
    'electric',
    'commercial',
  ],
  school_type: ['A-1', 'A-2', 'B', 'C', 'D'],
  condition: ['new', 'used', 'reconditioned', 'salvage', 'parts'],
  mileage_status: ['actual', 'unknown', 'exempt', 'not-actual', 'replaced-odometer'],
  fuel: ['diesel', 'gas', 'propane', 'cng', 'electric', 'hybrid', 'hydrogen'],
  transmission: ['automatic', 'manual'],
  brakes: ['hydraulic', 'air'],
  suspension: ['spring', 'air', 'rubber'],
  drive: ['4x2', '4x4', 'front', 'rear'],
  lift: ['none', 'lift', 'ramp', 'kneeling'],
  lift_location: ['front', 'mid', 'rear'],
  luggage: ['none', 'rear', 'interior-rack', 'underfloor', 'roof'],
  air_conditioning: ['none', 'dash', 'rear', 'both', 'roof', 'other'],
  seat_type: ['bench', 'high-back', 'recliner', 'perimeter', 'fold-away'],
  seat_belts: ['none', '2-point', '3-point', 'icr'],
  title_status: ['clean', 'rebuilt', 'salvage', 'bill-of-sale', 'none'],
};

function listingColumns(type: ColumnTypes): string[] {
  const optionalWords = Object.keys(vocabularies).filter((column) => column !== 'status');
  return [
    `id ${type.id}`,
    `status ${type.key} not null`,
    `slug ${type.key} not null check (slug <> '')`,
    `source ${type.key} not null check (source <> '')`,
    `source_id ${type.key} check (source_id <> '')`,
    `created_at ${type.key} not null`,
    `updated_at ${type.key} not null`,
    `published_at ${type.key}`,
    `sold_at ${type.key}`,
    `revision ${type.integer} not null check (revision > 0)`,
    `year ${type.integer} check (year between 1900 and 2100)`,
    ...texts.map((column) => `${column} ${type.text}`),
    ...optionalWords.map((column) => `${column} ${type.key}`),
    `stock_number ${type.key}`,
    `vin ${type.key}`,
    // No wheelchair position is a known fact; zero of the others would only mean "unknown".
    `wheelchair_positions ${type.integer} check (wheelchair_positions >= 0)`,
    ...positive.map((column) => `${column} ${type.integer} check (${column} > 0)`),
    `restroom ${type.flag} check (restroom in (0, 1))`,
    `state ${type.key} check (length(state) = 2)`,
    `latitude ${type.real} check (latitude between -90 and 90)`,
    `longitude ${type.real} check (longitude between -180 and 180)`,
    `featured ${type.flag} not null check (featured in (0, 1))`,
    `on_lot ${type.flag} not null check (on_lot in (0, 1))`,
    `images ${type.text} not null`,
  ];
}

/** SQLite sorts null last in descending order by itself and knows no other word for it. */
function newestFirst(engine: Engine): string {
  const nulls = engine === 'postgres' ? ' nulls last' : '';
  return `featured desc, on_lot desc, published_at desc${nulls}, id desc`;
}

export const inventory: Migration = {
  name: '0001-inventory',
  statements: (engine) => [
    createTable(engine, 'tag_versions', (type) => [
      `tag ${type.key} primary key`,
      `version ${type.integer} not null`,
      `changed_at ${type.key} not null`,
    ]),
    ...['inventory', 'content', 'settings'].map(
      (tag) => `insert into tag_versions values ('${tag}', 1, '1970-01-01T00:00:00.000Z')`,
    ),
    createTable(engine, 'bus_listings', listingColumns),
    ...allowedValues(engine, 'bus_listings', vocabularies),
    `create unique index bus_listings_source on bus_listings (source, source_id)
      where source_id is not null`,
    'create index bus_listings_slug on bus_listings (slug)',
    'create index bus_listings_vin on bus_listings (vin) where vin is not null',
    `create index bus_listings_stock_number on bus_listings (stock_number)
      where stock_number is not null`,
    'create index bus_listings_updated on bus_listings (updated_at, id)',
    // The two public lists in their order, so that a page reads its own rows and no others.
    `create index bus_listings_newest on bus_listings (status, ${newestFirst(engine)})`,
    `create index bus_listings_category on bus_listings (status, category, ${newestFirst(engine)})`,
  ],
};
