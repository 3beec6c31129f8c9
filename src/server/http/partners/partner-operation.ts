import type { z } from 'zod';
import type { BusFiles } from '#domain/partners/bus-files.ts';
import type { BusWriter } from '#domain/partners/bus-writer.ts';
import type { LeadFeed } from '#domain/partners/lead-feed.ts';
import type { OnceStore, PartnerAnswer } from '#domain/partners/once.ts';
import type { PartnerAccess, PartnerTurn } from '#domain/partners/partner-access.ts';
import type { PartnerKey } from '#domain/partners/partner-keys.ts';
import type { PartnerScope } from '#domain/partners/partner-scopes.ts';
import type { Operation } from '../public-api/operations/operation.ts';
import { parameterReader } from '../public-api/operations/read-parameters.ts';

/** What operations for partners may ask. */
export interface PartnerServices {
  access: PartnerAccess;
  buses: BusWriter;
  files: BusFiles;
  once: OnceStore;
  leads: LeadFeed;
}

/** One call of a program whose key was found in order. */
interface PartnerCall {
  key: PartnerKey;
  request: Request;
  services: PartnerServices;
  siteUrl: string;
  /**
   * Does the work unless its `Idempotency-Key` has done it before. `sent` is what the body said, or its
   * hash. Problems that are the caller's are answers, too.
   */
  once(sent: string | Uint8Array, work: () => Promise<PartnerAnswer>): Promise<PartnerAnswer>;
}

interface Told<Path extends z.ZodObject, Query extends z.ZodObject> extends Omit<
  Operation,
  'run' | 'example' | 'parameters' | 'query'
> {
  parameters: Path;
  query: Query;
  scope: PartnerScope;
  /** Which limit of the key it counts against. */
  turn: PartnerTurn;
}

/** One way in which a partner's program may call us. Its route and its description follow from it. */
export interface PartnerOperation extends Told<z.ZodObject, z.ZodObject> {
  /** Throws `ApiProblem` and `BodyFault`. */
  answerTo(
    call: PartnerCall,
    asked: { parameters: Readonly<Record<string, string>>; query: URLSearchParams },
  ): Promise<PartnerAnswer>;
}

/** Ties what an operation says of its parameters to how they are read. */
export function partnerOperation<Path extends z.ZodObject, Query extends z.ZodObject>({
  handle,
  ...told
}: Told<Path, Query> & {
  handle(
    call: PartnerCall & { parameters: z.output<Path>; query: z.output<Query> },
  ): Promise<PartnerAnswer>;
}): PartnerOperation {
  const readPath = parameterReader(told.parameters);
  const readQuery = parameterReader(told.query);
  return {
    ...told,
    answerTo: async (call, asked) =>
      handle({
        ...call,
        parameters: readPath(new URLSearchParams(asked.parameters)),
        query: readQuery(asked.query),
      }),
  };
}
