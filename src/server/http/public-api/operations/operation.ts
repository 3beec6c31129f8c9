import type { z } from 'zod';
import type { ListQuery } from '#domain/search/list-query.ts';
import type { PartnerScope } from '#domain/partners/partner-scopes.ts';
import type { LanguageCode } from '#messages/languages.ts';
import type { SiteServices } from '#site/site-services.ts';
import type { AnswerText } from '../../answer-memo.ts';
import type { ProblemKind } from '../../problem-details.ts';
import { parameterReader } from './read-parameters.ts';

/** What operations may ask: the site's own services, and what its list does before it searches. */
export interface ApiServices extends Pick<
  SiteServices,
  'inventory' | 'searchBuses' | 'selling' | 'places' | 'categories' | 'demo' | 'siteUrl' | 'now'
> {
  /** The words of a question that say which buses are meant; the text as it is when it is no question. */
  busWords(query: ListQuery, language: LanguageCode): Promise<string>;
}

interface OperationParts<
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
> {
  /** The name of the client's method. */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api/v1`; each `{name}` is a member of `parameters`. */
  path: `/${string}`;
  tag: string;
  summary: string;
  description: string;
  parameters: Path;
  query: Query;
  answer: Answer;
  /** What the answer is, in a line. */
  answerAbout: string;
  /** Besides 200, with the same answer. */
  otherStatuses?: readonly (201 | 202)[];
  /** A path with a query that is answered; `{id}` stands for the number of a bus. Run by a test. */
  example: string;
  /** Besides those that every operation may answer. */
  problems: readonly ProblemKind[];
  /** What is sent to it; absent, nothing is. */
  body?: { type: 'application/json' | 'application/x-ndjson'; schema: z.ZodType; about: string };
  /** What a partner's key has to be allowed; absent, nobody needs a key. */
  scope?: PartnerScope;
  /** Throws `ApiProblem`. */
  handle(asked: {
    parameters: z.output<Path>;
    query: z.output<Query>;
    services: ApiServices;
  }): Promise<z.input<Answer>>;
  /** The answer as JSON, where there is a shorter way than to write every member of it anew. */
  write?(answer: z.input<Answer>): AnswerText;
}

/** One way to ask the API. The router, the checks and `/openapi.json` follow from it. */
export interface Operation extends Omit<
  OperationParts<z.ZodObject, z.ZodObject, z.ZodType>,
  'handle' | 'write'
> {
  /** Reads and checks what was asked, as texts of an address, and answers it in JSON. Throws `ApiProblem`. */
  run(
    asked: { parameters: Readonly<Record<string, string>>; query: URLSearchParams },
    services: ApiServices,
  ): Promise<AnswerText>;
}

/** Ties what an operation says of itself to how it is checked: neither can be had without the other. */
export function operation<
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>({ handle, write = JSON.stringify, ...told }: OperationParts<Path, Query, Answer>): Operation {
  const readPath = parameterReader(told.parameters);
  const readQuery = parameterReader(told.query);
  return {
    ...told,
    run: async (asked, services) =>
      write(
        await handle({
          parameters: readPath(new URLSearchParams(asked.parameters)),
          query: readQuery(asked.query),
          services,
        }),
      ),
  };
}
