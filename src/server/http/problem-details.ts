import { pages } from '#pages/page-table.ts';
import { outageOf } from '../front/outage.ts';

/**
 * What a program can be told went wrong, by the name that ends its `type`; `/developers` explains
 * each. A status may have several: programs tell them apart by the name, never by the sentence.
 */
export const problemKinds = {
  'unknown-parameter': { status: 400, title: 'There is no such parameter' },
  'invalid-parameter': { status: 400, title: 'A parameter cannot be read' },
  'invalid-cursor': { status: 400, title: 'The cursor is not one of this question' },
  'invalid-idempotency-key': { status: 400, title: 'The Idempotency-Key cannot be one' },
  'body-unreadable': { status: 400, title: 'The body is not what is asked for, or not whole' },
  'key-missing': { status: 401, title: 'This needs a key' },
  'key-unknown': { status: 401, title: 'The key is none of ours' },
  'key-revoked': { status: 401, title: 'The key was revoked' },
  'scope-missing': { status: 403, title: 'The key may not do this' },
  'other-source': { status: 403, title: 'The key writes the buses of another source' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'The address is not asked in this way' },
  'not-acceptable': { status: 406, title: 'Only JSON is answered' },
  'body-too-slow': { status: 408, title: 'The body stopped coming' },
  'idempotency-key-in-use': { status: 409, title: 'Another call with this key is at work' },
  contended: { status: 409, title: 'Others are changing the same bus' },
  gone: { status: 410, title: 'It was here and has been taken down' },
  'body-too-large': { status: 413, title: 'The body is larger than can be taken at once' },
  'address-too-long': { status: 414, title: 'The address is too long' },
  'wrong-media-type': { status: 415, title: 'The body has another media type' },
  'unusable-bus': { status: 422, title: 'The bus cannot be used as it is told' },
  'unusable-lines': { status: 422, title: 'Lines that are no buses' },
  'idempotency-key-reused': { status: 422, title: 'The Idempotency-Key came with another call' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'Not at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemKind = keyof typeof problemKinds;

/** Thrown where a request cannot be answered; whoever answers it writes it by `problemDetails`. */
export class ApiProblem extends Error {
  readonly kind: ProblemKind;
  /** Further members of the answer, such as which parameters there are. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  /** `detail` is a sentence for whoever wrote the program; it repeats nothing that is private. */
  constructor(
    kind: ProblemKind,
    detail: string,
    more: { members?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.kind = kind;
    this.members = more.members ?? {};
    this.headers = more.headers ?? {};
  }
}

/** What is told of an error that no caller made: nothing of its reason, but whether to come again. */
export const problemOfOurs = (error: unknown): ApiProblem =>
  outageOf(error)
    ? new ApiProblem('unavailable', 'Try again in a moment.', { headers: { 'retry-after': '5' } })
    : new ApiProblem('internal-error', 'The request could not be answered.');

export const problemType = 'application/problem+json';

/** The body of RFC 9457; its media type is `problemType`. */
export function problemDetails({ kind, message, members }: ApiProblem, siteUrl: string) {
  const { status, title } = problemKinds[kind];
  return {
    type: `${siteUrl}${pages.developers.pattern}#${kind}`,
    title,
    status,
    detail: message,
    ...members,
  };
}
