import { HTTPException } from 'hono/http-exception';
import { readBoundedBody } from '#site/read-bounded-body.ts';
import { readId } from '#staff/forms/read-id.ts';

/** 200 ticked rows, a description of 10,000 characters twice, percent-encoded: well below. */
const mostBytes = 768 * 1024;

/** A posted form of ours: fields are looked up by names that we know, nothing else is reached. */
export interface InventoryForm {
  /** The first value; "" when there is none. */
  get(name: string): string;
  has(name: string): boolean;
  all(name: string): string[];
}

/** Reads a form of bounded size; throws 413 or 415 for anything else. */
export async function readInventoryForm(request: Request): Promise<InventoryForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new HTTPException(415, { message: 'This is not a form of ours.' });
  const bytes = await readBoundedBody(request, mostBytes);
  if (bytes === null) throw new HTTPException(413, { message: 'This form is too large.' });
  const params = new URLSearchParams(new TextDecoder().decode(bytes));
  return {
    get: (name) => params.get(name) ?? '',
    has: (name) => params.has(name),
    all: (name) => params.getAll(name),
  };
}

/** A revision as a form carried it; 0, which no listing has, for nonsense. */
export function readRevision(text: string): number {
  return readId(text) ?? 0;
}

/** Where a form asked to go back to: a page of the inventory, or the list. */
export function backTo(text: string): string {
  const stays = /^\/staff\/inventory(?:[/?]|$)/.test(text) && !/[\\\r\n]|\/\//.test(text);
  return stays ? text.slice(0, 2_000) : '/staff/inventory';
}
