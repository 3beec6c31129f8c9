import type { Context } from 'hono';
import { BodyFault } from '#site/body-fault.ts';
import { parseJson, readBodyText } from '#site/read-bounded-body.ts';
import { ApiError } from '../api-error.ts';
import { decodeParams } from './encoded-params.ts';

export const longestBodyBytes = 128 * 1024;
/** Of the official clients: browsers send `text/plain`, older ones a form's type, to avoid preflight. */
const searchTypes = /^((application\/(json|x-www-form-urlencoded)|text\/plain)\s*(;|$)|$)/i;

const malformed = 'the request body is not well-formed UTF-8';
const words: Record<BodyFault['reason'], string> = {
  'wrong-type': 'the content type must be application/json or text/plain',
  'too-large': `the request is larger than ${longestBodyBytes} bytes`,
  'too-many-parts': malformed,
  malformed,
  'cut-short': 'the request ended before its body',
  busy: 'too many large requests at once',
};

export type JsonObject = Record<string, unknown>;

/** The body as a JSON object. */
export function parseBody(text: string): JsonObject {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new ApiError(400, 'the request body is not JSON');
  }
  if (!isObject(value)) throw new ApiError(400, 'the request body is not a JSON object');
  return value;
}

/** The body as text. Throws ApiError. */
export async function readRequestText(c: Context): Promise<string> {
  try {
    return await readBodyText(c.req.raw, { mostBytes: longestBodyBytes, types: searchTypes });
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    throw new ApiError(error.status, words[error.reason]);
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that must be text; numbers count as text. Anything else is the caller's mistake. */
export function textMember(given: JsonObject, name: string): string {
  const value = given[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (value === undefined || value === null) return '';
  throw new ApiError(400, `invalid value for '${name}': expected text`);
}

/** A request's parameters: its own fields, and those of an encoded or nested `params`, which win. */
export function parametersOf(given: JsonObject): JsonObject {
  const { params } = given;
  if (params === undefined) return given;
  if (typeof params === 'string') return { ...given, ...decodeParams(params) };
  return isObject(params) ? { ...given, ...params } : given;
}

/** Credentials of the protocol travel as headers or, from browsers, in the query string. */
export function credential(c: Context, name: 'x-algolia-application-id' | 'x-algolia-api-key') {
  return c.req.header(name) ?? c.req.query(name) ?? '';
}
