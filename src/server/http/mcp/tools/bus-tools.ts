import { z } from 'zod';
import { compareBuses, mostCompared } from '#domain/inventory/compare-buses.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { urls } from '#site/urls.ts';
import { ApiProblem } from '../../problem-details.ts';
import { askList, busListSchema, listPartSchema } from '../../public-api/buses/list-buses.ts';
import { listedBus, listedBusSchema } from '../../public-api/records/listed-bus.ts';
import { wholeBus, wholeBusSchema } from '../../public-api/records/whole-bus.ts';
import { tool, type ToolServices } from '../tool.ts';

export const busId = z.int().min(1).max(999_999_999_999).describe('`id` of a bus in an answer');

/** The published or sold bus of an id. */
export async function findBus(id: number, { inventory }: ToolServices): Promise<BusDetail> {
  const [bus] = await inventory.withUnits([id]);
  if (!bus) throw new ApiProblem('not-found', `No bus with the id ${id} is listed.`);
  return bus;
}

const { near, within, sort, limit, cursor } = listPartSchema.shape;

export const searchBuses = tool({
  name: 'search_buses',
  title: 'Search buses',
  description:
    'Buses for sale that fit what a buyer says in plain words: kind, seats, price, place, lift, license, year. Same buses and same order as on the site. Goes on with `cursor`.',
  input: {
    search: z
      .string()
      .min(1)
      .max(200)
      .describe('As a buyer says it: "24 passenger shuttle with lift under 40k in NJ"'),
    near,
    within,
    sort,
    limit,
    cursor,
  },
  output: busListSchema.shape,
  run: askList,
});

export const tellBus = tool({
  name: 'get_bus',
  title: 'One bus',
  description:
    'Everything that the page of one bus says: figures, equipment, pictures, units of a lot.',
  input: { id: busId },
  output: { bus: wholeBusSchema },
  run: async ({ id }, services) => ({
    bus: wholeBus(await findBus(id, services), services.siteUrl),
  }),
});

export const similarBuses = tool({
  name: 'similar_buses',
  title: 'Similar buses',
  description: 'Buses for sale that are most like one bus, the nearest first.',
  input: { id: busId },
  output: { buses: z.array(listedBusSchema) },
  async run({ id }, services) {
    const bus = await findBus(id, services);
    const found = await services.inventory.lookUp(`${bus.id}-${bus.slug}`);
    const similar = 'similar' in found ? found.similar : [];
    return { buses: similar.map((card) => listedBus(card, services.siteUrl)) };
  },
});

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const comparedBuses = tool({
  name: 'compare_buses',
  title: 'Compare buses',
  description:
    'Two to four buses side by side, price and license first. Each row has one value a bus, in the order of `buses`; null is unknown, prices are whole US cents.',
  input: { ids: z.array(busId).min(2).max(mostCompared) },
  output: {
    buses: z.array(listedBusSchema),
    rows: z.array(
      z.object({
        group: z.string(),
        name: z.string(),
        values: z.array(value),
        differs: z.boolean(),
        best: z.array(z.boolean()).describe('Where one value is plainly better'),
      }),
    ),
    url: z.url().describe('The same, for people'),
  },
  async run({ ids }, services) {
    const buses = await Promise.all([...new Set(ids)].map((id) => findBus(id, services)));
    return {
      buses: buses.map((bus) => listedBus(bus, services.siteUrl)),
      rows: compareBuses(buses).flatMap(({ group, rows }) =>
        rows.map(({ key, values, differs, best }) => ({ group, name: key, values, differs, best })),
      ),
      url: services.siteUrl + urls.compare(buses.map(({ id }) => id)),
    };
  },
});
