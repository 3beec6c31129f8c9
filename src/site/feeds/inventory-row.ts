import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import { withFormulaGuard } from '#domain/inventory/import/values/read-cell-text.ts';
import type { FeedBus } from '#domain/inventory/listing-feed.ts';
import { urls } from '#site/urls.ts';

type Value = string | number | null | readonly string[];

/** The inventory feed: column or JSON key → value. Units are in the names; unknown is null. */
const columns = {
  id: ({ bus }) => bus.id,
  url: ({ bus, siteUrl }) => siteUrl + urls.bus(bus),
  title: ({ bus }) => bus.title,
  stock_number: ({ bus }) => bus.stockNumber,
  vin: ({ bus }) => bus.vin,
  year: ({ bus }) => bus.year,
  make: ({ bus }) => bus.make,
  model: ({ bus }) => bus.model,
  category: ({ bus }) => bus.category,
  school_type: ({ bus }) => bus.figures.schoolType,
  condition: ({ bus }) => bus.condition,
  passengers: ({ bus }) => bus.figures.passengers,
  wheelchair_positions: ({ bus }) => bus.wheelchairPositions,
  cdl: ({ bus }) => bus.cdl,
  price_usd: ({ bus }) => (bus.priceCents === null ? null : bus.priceCents / 100),
  quantity: ({ bus }) => bus.quantity,
  mileage_miles: ({ bus }) => bus.figures.mileageMiles,
  fuel: ({ bus }) => bus.figures.fuel,
  engine: ({ bus }) => bus.figures.engine,
  transmission: ({ bus }) => bus.figures.transmission,
  gvwr_lb: ({ bus }) => bus.figures.gvwrLb,
  length_in: ({ bus }) => bus.figures.lengthIn,
  color: ({ bus }) => bus.figures.colorExterior,
  city: ({ bus }) => bus.city,
  state: ({ bus }) => bus.state,
  published_at: ({ bus }) => bus.figures.publishedAt,
  updated_at: ({ bus }) => bus.figures.updatedAt,
  image_urls: ({ bus, siteUrl }) => bus.images.map((image) => siteUrl + urls.media(image.name)),
  description: ({ bus }) => bus.description,
} satisfies Record<string, (source: { bus: FeedBus; siteUrl: string }) => Value>;

export const inventoryCsvHead = `${csvLine(Object.keys(columns))}\r\n`;

/** RFC 4180; several pictures are separated by spaces. */
export function inventoryCsvRow(bus: FeedBus, siteUrl: string): string {
  const cells = Object.values(columns).map((read) => csvCell(read({ bus, siteUrl })));
  return `${csvLine(cells)}\r\n`;
}

/** A bus as programs read it, in the feed and in webhooks. */
export function inventoryRecord(bus: FeedBus, siteUrl: string): Record<string, unknown> {
  const values = Object.entries(columns).map(([key, read]) => [key, read({ bus, siteUrl })]);
  return Object.fromEntries(values) as Record<string, unknown>;
}

export function inventoryJson(bus: FeedBus, siteUrl: string): string {
  return JSON.stringify(inventoryRecord(bus, siteUrl));
}

/** A figure as it is; text so that no spreadsheet takes it for a formula. */
export function csvCell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = (typeof value === 'string' ? value : value.join(' ')).toWellFormed();
  return withFormulaGuard(text.replaceAll('\0', '').trim());
}
