import type { Context } from 'hono';
import { readPostedForm } from '#site/posted-form.ts';

/** A form that outlived its session travels inside another one, percent-encoded twice. */
const mostBytes = 2 * 1024 * 1024;

/** The texts of a posted form of bounded size, by their names. Throws `BodyFault`. */
export async function readTextForm(c: Context): Promise<Record<string, string>> {
  return (await readPostedForm(c.req.raw, { mostBytes })).texts();
}
