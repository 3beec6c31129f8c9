import type { Context } from 'hono';
import { readBoundedBody } from '#site/read-bounded-body.ts';
import { ApiError } from './api-error.ts';
import { decodeParams } from './encoded-params.ts';

export const longestBodyBytes = 128 * 1024;

export type JsonObject = Record<string, unknown>;

/** The body as a JSON object whatever its content type: browsers send `text/plain` to avoid preflight. */
export function parseBody(text: string): JsonObject {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'the request body is not JSON');
  }
  if (!isObject(value)) throw new ApiError(400, 'the request body is not a JSON object');
  return value;
}

/** A declared length is enforced by Node; without one, the stream is read only up to the cap. */
export async function readText(c: Context): Promise<string> {
  const declared = c.req.header('content-length');
  if (declared !== undefined) {
    if (Number(declared) > longestBodyBytes) throw tooLarge();
    return c.req.text();
  }
  const bytes = await readBoundedBody(c.req.raw, longestBodyBytes);
  if (bytes === null) throw tooLarge();
  return new TextDecoder().decode(bytes);
}

const tooLarge = () => new ApiError(413, `the request is larger than ${longestBodyBytes} bytes`);

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that must be text; numbers count as text. Anything else is the caller's mistake. */
export function textField(given: JsonObject, name: string): string {
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
