import { z } from 'zod';
import type { PartnerKey } from '#domain/partners/partner-keys.ts';
import { recordNames } from '#domain/partners/sent-bus.ts';
import { ApiProblem, type ProblemKind } from '../../problem-details.ts';

export const sourcePath = z.object({
  source: z.string().max(80).describe('The source that the key is for'),
});

export const dryRunQuery = z.object({
  'dry-run': z.enum(['0', '1']).optional().describe('`1`: says what it would do, and does nothing'),
});

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A bus as partners send it; absent names say nothing, null says that there is no value. */
export const sentBusSchema = z
  .strictObject(
    Object.fromEntries(
      recordNames.map(({ name, label }) => [name, valueSchema.optional().describe(label)]),
    ),
  )
  .meta({ id: 'SentBus' });

/** Of all that writes to a source. */
export const writeProblems: readonly ProblemKind[] = [
  'other-source',
  'invalid-idempotency-key',
  'idempotency-key-in-use',
  'idempotency-key-reused',
];

export function ownSource(key: PartnerKey, source: string): void {
  if (key.source !== source)
    throw new ApiProblem('other-source', 'The key is not for the source of this address.');
}
