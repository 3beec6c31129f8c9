import { z } from 'zod';
import { ApiProblem } from '../../problem-details.ts';
import { operation, type ApiServices } from '../operations/operation.ts';
import { wholeBus, wholeBusSchema } from '../records/whole-bus.ts';

const idPattern = /^(\d{1,10})(?:-[a-z0-9-]{1,200})?$/;

/** What stands behind `/buses/` in the address of a bus. */
export const busIdSchema = z.object({
  id: z
    .string()
    .max(220)
    .describe('The number of a bus, or what its page has behind `/buses/`')
    .meta({ examples: ['12'] }),
});

export const noSuchBus = () => new ApiProblem('not-found', 'No bus is listed under this number.');

/** The number in it. Throws `ApiProblem`: no number stands there. */
export function readBusId(id: string): number {
  const [, number] = idPattern.exec(id) ?? [];
  if (number === undefined) throw noSuchBus();
  return Number(number);
}

/**
 * Throws the problem of a bus that is not listed. That it was here is told as on its page: only to those
 * who know its whole address, so that nobody learns by counting which listings there have been.
 */
export async function refuseMissing(
  id: string,
  { inventory }: Pick<ApiServices, 'inventory'>,
): Promise<never> {
  const found = await inventory.lookUp(id);
  if (found.outcome !== 'withdrawn') throw noSuchBus();
  throw new ApiProblem('gone', 'This bus has been taken off the site.');
}

export const getBus = operation({
  id: 'getBus',
  method: 'get',
  path: '/buses/{id}',
  tag: 'Buses',
  summary: 'One bus',
  description: 'Everything that its page says of it, sold ones too.',
  parameters: busIdSchema,
  query: z.object({}),
  answer: wholeBusSchema,
  answerAbout: 'The bus',
  example: '/buses/{id}',
  problems: ['not-found', 'gone'],
  async handle({ parameters: { id }, services }) {
    const [bus] = await services.inventory.withUnits([readBusId(id)]);
    return bus ? wholeBus(bus, services.siteUrl) : refuseMissing(id, services);
  },
});
