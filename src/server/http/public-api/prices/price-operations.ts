import { z } from 'zod';
import { busCategories } from '#domain/inventory/categories.ts';
import { busIdSchema, noSuchBus, readBusId, refuseMissing } from '../buses/get-bus.ts';
import { operation } from '../operations/operation.ts';
import { comparablePrices, comparablePricesSchema } from './comparable-prices.ts';

export const getComparables = operation({
  id: 'getComparables',
  method: 'get',
  path: '/buses/{id}/comparables',
  tag: 'Prices',
  summary: 'What others ask for buses like one of ours',
  description: 'Asked prices of comparable buses, itself left out; 404 for one that is sold.',
  parameters: busIdSchema,
  query: z.object({}),
  answer: comparablePricesSchema,
  answerAbout: 'The prices, or why there are none',
  example: '/buses/{id}/comparables',
  problems: ['not-found', 'gone'],
  async handle({ parameters: { id }, services }) {
    const { inventory, siteUrl } = services;
    const [bus] = await inventory.details([readBusId(id)]);
    const found = await inventory.lookUp(bus ? `${bus.id}-${bus.slug}` : id);
    if (found.outcome !== 'found') return refuseMissing(id, services);
    if (found.prices === null) throw noSuchBus();
    return comparablePrices(found.prices, siteUrl);
  },
});

const described = z.object({
  category: z.enum(busCategories.map(({ slug }) => slug)),
  year: z.int().min(1900).max(2100).describe('Model year'),
  passengers: z.int().min(1).max(200),
  mileage: z.int().min(0).max(9_999_999).describe('Miles on the odometer'),
});

export const findComparables = operation({
  id: 'findComparables',
  method: 'get',
  path: '/comparables',
  tag: 'Prices',
  summary: 'What is asked for buses like one that is described',
  description: 'As `/bus-worth` tells it: asked prices, never what was paid.',
  parameters: z.object({}),
  query: described,
  answer: comparablePricesSchema,
  answerAbout: 'The prices, or why there are none',
  example: '/comparables?category=shuttle&year=2018&passengers=24&mileage=90000',
  problems: [],
  async handle({ query: { mileage, ...figures }, services }) {
    const { inventory, demo, siteUrl } = services;
    const prices = await inventory.whatOthersAsk({
      ...figures,
      id: null,
      vin: null,
      // Where pages say that demo data is loaded, it is compared with that.
      source: demo ? 'demo' : 'seller',
      condition: 'used',
      mileageMiles: mileage,
      priceCents: null,
    });
    return comparablePrices(prices, siteUrl);
  },
});
