import { z } from 'zod';
import { busCategories } from '#domain/inventory/categories.ts';
import { builtInWords } from '#domain/inventory/category-words.ts';
import { pages } from '#pages/page-table.ts';
import { operation } from '../operations/operation.ts';

const categorySchema = z
  .object({
    slug: z.enum(busCategories.map(({ slug }) => slug)).describe('The value of `category`'),
    name: z.string(),
    description: z.string(),
    url: z.url(),
    forSale: z.int().describe('Buses of it that are for sale now'),
  })
  .meta({ id: 'Category' });

export const listCategories = operation({
  id: 'listCategories',
  method: 'get',
  path: '/categories',
  tag: 'Categories and places',
  summary: 'The kinds of buses, with how many are for sale',
  description: 'In the order of the site.',
  parameters: z.object({}),
  query: z.object({}),
  answer: z.object({ categories: z.array(categorySchema) }).meta({ id: 'Categories' }),
  answerAbout: 'All of them',
  example: '/categories',
  problems: [],
  async handle({ services: { inventory, siteUrl, categories = builtInWords } }) {
    const counts = await inventory.categoryCounts();
    return {
      categories: busCategories.map((category) => ({
        slug: category.slug,
        name: category.pluralName,
        description: categories.of(category).description,
        url: siteUrl + pages.category.pattern.replace(':slug', category.slug),
        forSale: counts[category.slug] ?? 0,
      })),
    };
  },
});
