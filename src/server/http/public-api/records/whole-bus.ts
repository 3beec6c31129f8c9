import { z } from 'zod';
import { busFields, type BusField } from '#domain/inventory/fields/bus-fields.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { unitStates } from '#domain/inventory/lots/lot-unit.ts';
import { listedBus, listedBusSchema, pictureOf, pictureSchema } from './listed-bus.ts';

const publicFields = busFields.filter(({ internal }) => !internal);

function valueSchema(field: BusField): z.ZodType {
  switch (field.type) {
    case 'text':
      return z.string();
    case 'integer':
      return z.int();
    case 'decimal':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(field.choices));
  }
}

/** "Gross vehicle weight rating, in pounds" */
const aboutField = (field: BusField): string =>
  'unit' in field ? `${field.label}, in ${field.unit}` : field.label;

/** All that the page of a bus tells in its table, by the names of the fields; unknown ones are left out. */
const specificationsSchema = z
  .object(
    Object.fromEntries(
      publicFields.map((field) => [
        field.key,
        valueSchema(field).optional().describe(aboutField(field)),
      ]),
    ),
  )
  .meta({ id: 'Specifications' });

const unitSchema = z
  .object({
    number: z.int().describe('Within its lot'),
    state: z.enum(unitStates),
    vin: z.string().nullable(),
    mileageMiles: z.int().nullable(),
    priceCents: z.int().nullable().describe("In whole US cents; null: the listing's price"),
    color: z.string().nullable(),
    condition: z.string().nullable(),
  })
  .meta({ id: 'LotUnit' });

/** What the page of one bus says, for programs. */
export const wholeBusSchema = listedBusSchema
  .extend({
    description: z.string().nullable(),
    videoUrl: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    pictures: z.array(pictureSchema),
    specifications: specificationsSchema,
    units: z.array(unitSchema).describe('Of a lot, by number; empty for a single bus'),
  })
  .meta({ id: 'Bus' });

export type WholeBus = z.infer<typeof wholeBusSchema>;

export function wholeBus(bus: BusDetail, siteUrl: string): WholeBus {
  return {
    ...listedBus(bus, siteUrl),
    description: bus.description,
    videoUrl: bus.videoLink,
    publishedAt: bus.figures.publishedAt,
    updatedAt: bus.figures.updatedAt,
    pictures: bus.images.map((image) => pictureOf(image, siteUrl)),
    specifications: Object.fromEntries(
      bus.specifications.flatMap(({ rows }) => rows.map(({ key, value }) => [key, value])),
    ),
    units: bus.units.map((unit) => unitSchema.parse(unit)),
  };
}
