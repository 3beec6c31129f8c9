import type { Context } from 'hono';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { decodeParams } from './query-parameters.ts';

const longestBodyBytes = 128 * 1024;
const object = z.record(z.string(), z.unknown());

/** The body as a JSON object whatever its content type: browsers send `text/plain` to avoid preflight. */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  if (Number(c.req.header('content-length') ?? 0) > longestBodyBytes) {
    throw new ApiError(413, `the request is larger than ${longestBodyBytes} bytes`);
  }
  const text = await c.req.text();
  if (text.length > longestBodyBytes) {
    throw new ApiError(413, `the request is larger than ${longestBodyBytes} bytes`);
  }
  if (text.trim() === '') return {};
  try {
    return object.parse(JSON.parse(text));
  } catch {
    throw new ApiError(400, 'the request body is not a JSON object');
  }
}

/** A request's parameters: its own fields, and those of an encoded `params` text, which win. */
export function parametersOf(given: Record<string, unknown>): Record<string, unknown> {
  const { params, ...own } = given;
  if (typeof params === 'string') return { ...own, ...decodeParams(params) };
  const nested = object.safeParse(params);
  return nested.success ? { ...own, ...nested.data } : own;
}

/** Credentials of the protocol travel as headers or, from browsers, in the query string. */
export function credential(c: Context, name: 'x-algolia-application-id' | 'x-algolia-api-key') {
  return c.req.header(name) ?? c.req.query(name) ?? '';
}
