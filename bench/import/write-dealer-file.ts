import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { generateListings } from '#demo/inventory/generate-listings.ts';
import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { csvLine } from '#domain/inventory/import/listing-cells.ts';

type Column = readonly [
  header: string,
  cell: (bus: BusDetails, index: number) => string | number | null,
];

/** Worded as dealers word their lists, so that every value has to be understood first. */
const columns: readonly Column[] = [
  ['Stock #', (_, index) => `K${String(index + 1).padStart(7, '0')}`],
  ['VIN', (bus) => bus.vin],
  ['Year', (bus) => bus.year],
  ['Body Mfr', (bus) => bus.bodyMake?.toUpperCase() ?? null],
  ['Body Model', (bus) => bus.bodyModel],
  ['Chassis', (bus) => bus.chassisMake],
  ['Chassis Model', (bus) => bus.chassisModel],
  ['Bus Type', (bus) => bus.category],
  ['New/Used', (bus) => bus.condition],
  ['Seats', (bus) => bus.passengers && `${bus.passengers}+${bus.wheelchairPositions ?? 0}`],
  [
    'Asking Price',
    (bus) => (bus.priceCents ? `$${(bus.priceCents / 100).toLocaleString('en-US')}` : 'Call'),
  ],
  ['Odometer', (bus) => (bus.mileageMiles ? `${bus.mileageMiles.toLocaleString('en-US')} mi` : 0)],
  ['Fuel Type', (bus) => (bus.fuel === 'gas' ? 'Gasoline' : bus.fuel)],
  ['Engine', (bus) => bus.engine],
  ['Trans', (bus) => bus.transmission],
  ['Brakes', (bus) => bus.brakes],
  ['GVWR', (bus) => bus.gvwrLb && `${bus.gvwrLb.toLocaleString('en-US')} lbs`],
  ['Length', (bus) => bus.lengthIn && `${Math.floor(bus.lengthIn / 12)}'${bus.lengthIn % 12}"`],
  ['A/C', (bus) => bus.airConditioning],
  ['Lift', (bus) => bus.lift],
  ['Restroom', (bus) => (bus.restroom === null ? null : bus.restroom ? 'Y' : 'N')],
  ['Ext Color', (bus) => bus.colorExterior?.toUpperCase() ?? null],
  ['City', (bus) => bus.city],
  ['State', (bus) => bus.state],
  ['Zip', (bus) => bus.zip],
  ['Description', (bus) => bus.description],
];

/** Writes a dealer's list of `count` generated buses. */
export async function writeDealerFile(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${csvLine(columns.map(([header]) => header))}\r\n`);
  let index = 0;
  for (const { details } of generateListings({ count, seed: 11 })) {
    const line = csvLine(columns.map(([, cell]) => String(cell(details, index) ?? '')));
    index++;
    if (!file.write(`${line}\r\n`)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}
