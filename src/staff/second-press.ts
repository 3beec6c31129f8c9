import type { Context, MiddlewareHandler } from 'hono';
import { hashText } from '#domain/hash-text.ts';
import { readBoundedBody, smallBytes } from '#site/read-bounded-body.ts';
import type { StaffEnv } from './staff-services.ts';

/** Whoever presses again after that means it. */
const impatientMs = 2_000;
/** Of members there is one press each; strangers would fill the memory. */
const mostOfStrangers = 1_000;

interface Press {
  press: string;
  answer: Promise<Response>;
}

/**
 * The second press of an impatient finger is the first one's, whatever the form does: the same form of
 * one session, with no other sent in between, is taken once and answered twice. So is the same form of
 * a browser that is not signed in yet: the first press of Join uses its link up. Processes know nothing
 * of each other's presses; there the revision of what is changed stops the second one.
 */
export function takeOnce(): MiddlewareHandler<StaffEnv> {
  const ofMembers = new Map<string, Press>();
  const ofStrangers = new Map<string, Press>();
  return async (c, next) => {
    const session: StaffEnv['Variables']['session'] | undefined = c.get('session');
    if (c.req.method !== 'POST') return next();
    const lastOf = session ? ofMembers : ofStrangers;
    const press = await pressOf(c, session === undefined);
    if (press === null) {
      if (session) lastOf.delete(session.id);
      return next();
    }
    const whose = session?.id ?? press;
    const before = lastOf.get(whose);
    if (before?.press === press) return (await before.answer).clone();
    if (ofStrangers.size >= mostOfStrangers && !session) return next();
    const last = { press, answer: next().then(() => c.res.clone()) };
    lastOf.set(whose, last);
    const forget = () => {
      if (lastOf.get(whose) === last) lastOf.delete(whose);
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
async function pressOf(c: Context<StaffEnv>, isStranger: boolean): Promise<string | null> {
  const request = c.req.raw;
  const { url, headers } = request;
  const type = headers.get('content-type') ?? '';
  const declared = Number(headers.get('content-length') ?? Number.NaN);
  if (!type.startsWith('application/x-www-form-urlencoded') || !(declared <= smallBytes))
    return null;
  const body = await readBoundedBody(request, smallBytes);
  const browser = isStranger ? [c.get('clientAddress'), headers.get('cookie')] : [];
  const said = [url, headers.get('accept'), ...browser, body.toString('latin1')];
  return hashText(JSON.stringify(said));
}
