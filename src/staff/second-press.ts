import type { MiddlewareHandler } from 'hono';
import { hashText } from '#domain/hash-text.ts';
import { readBoundedBody, smallBytes } from '#site/read-bounded-body.ts';
import type { StaffEnv } from './staff-services.ts';

/** Whoever presses again after that means it. */
const impatientMs = 2_000;

/**
 * The second press of an impatient finger is the first one's, whatever the form does: the same form of
 * one session, with no other sent in between, is taken once and answered twice. Processes know nothing
 * of each other's presses; there the revision of what is changed stops the second one.
 */
export function takeOnce(): MiddlewareHandler<StaffEnv> {
  const lastOf = new Map<string, { press: string; answer: Promise<Response> }>();
  return async (c, next) => {
    const session: StaffEnv['Variables']['session'] | undefined = c.get('session');
    if (c.req.method !== 'POST' || !session) return next();
    const press = await pressOf(c.req.raw);
    const before = lastOf.get(session.id);
    if (press === null) {
      lastOf.delete(session.id);
      return next();
    }
    if (before?.press === press) return (await before.answer).clone();
    const last = { press, answer: next().then(() => c.res.clone()) };
    lastOf.set(session.id, last);
    const forget = () => {
      if (lastOf.get(session.id) === last) lastOf.delete(session.id);
    };
    const { status } = await last.answer.catch((error: unknown) => {
      forget();
      throw error;
    });
    // What failed is tried anew.
    if (status < 500) setTimeout(forget, impatientMs).unref();
    else forget();
  };
}

/** Of a form without files; null for everything else. Throws `BodyFault`, as the form's reader does. */
async function pressOf(request: Request): Promise<string | null> {
  const { url, headers } = request;
  const type = headers.get('content-type') ?? '';
  const declared = Number(headers.get('content-length') ?? Number.NaN);
  if (!type.startsWith('application/x-www-form-urlencoded') || !(declared <= smallBytes))
    return null;
  const body = await readBoundedBody(request, smallBytes);
  return hashText([url, headers.get('accept') ?? '', body.toString('latin1')].join('\n'));
}
