import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import { memberCan } from '#domain/staff/permissions.ts';
import {
  askToConfirm,
  askToSignIn,
  notAllowedPage,
  notFoundPage,
  secondFactorFirst,
} from './gate-answers.tsx';
import { BodyFault } from '#site/body-fault.ts';
import { whenArrived } from '#site/read-bounded-body.ts';
import type { StaffArea } from './staff-area.ts';
import { permissionFor, policyOf } from './staff-policy.ts';
import { recentlyProved, type RouteNeeds } from './staff-route.ts';
import type { StaffEnv } from './staff-services.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** For the security log: who, and which permission was missing; no address, which may name a person. */
export type RefusalReport = (refusal: {
  requestId: string;
  memberId: string;
  route: string;
  permission: string;
}) => void;

/** The front lets in those first whose session was found in order; in tests there is none. */
interface StaffBindings {
  noteSession?(isOpen: boolean): void;
}

/**
 * Stands before every route under /staff: nothing is stored by browsers or found by search engines,
 * posts come from our own pages, and what the route needs decides. Whatever else answers under /staff
 * is refused for everybody. What decides is looked at again when a body has arrived, which may take as
 * long as its sender likes: whoever lost the right meanwhile writes nothing.
 */
export function staffGate(
  areas: readonly StaffArea[],
  onRefusal: RefusalReport,
  wayBack: (c: Context<StaffEnv>) => Response | null,
) {
  const policy = policyOf(areas);
  const sections = new Map<string, string | undefined>(
    areas.flatMap(({ routes, navigation: entry }) =>
      routes.map(({ method, pattern }) => [`${method} ${pattern}`, entry?.label] as const),
    ),
  );
  const navigation = areas.flatMap(({ navigation: entry }) =>
    entry ? [{ entry, permission: permissionFor(policy, entry) }] : [],
  );

  /** Sets who asks; the answer for whoever may not, null for whoever may. */
  async function judge(
    c: Context<StaffEnv>,
    route: { method: string; path: string } | undefined,
    needs: Exclude<RouteNeeds, 'public'> | undefined,
  ): Promise<Response | null> {
    const found = await c.get('staff').auth.session(c.req.raw.headers);
    (c.env as StaffBindings | undefined)?.noteSession?.(found !== null);
    if (!found) return askToSignIn(c);
    for (const cookie of found.cookies) c.header('set-cookie', cookie, { append: true });
    const { session } = found;
    const { member } = session;
    c.set('session', session);
    c.set('member', member);
    c.set(
      'navigation',
      navigation.flatMap(({ entry, permission }) => (memberCan(member, permission) ? [entry] : [])),
    );
    if (!route) return wayBack(c) ?? notFoundPage(c);
    if (!needs || !memberCan(member, needs.permission)) {
      onRefusal({
        requestId: c.get('requestId'),
        memberId: member.id,
        route: `${c.req.method} ${route.path}`,
        permission: needs?.permission ?? 'none',
      });
      return notAllowedPage(c);
    }
    // Until then the own account is all there is: a password alone opens nothing.
    if (!session.secondFactor && !session.demo && needs.permission !== 'account.own') {
      return secondFactorFirst(c);
    }
    if (needs.proof === 'recent' && !recentlyProved(session)) return askToConfirm(c);
    c.set('section', sections.get(`${route.method} ${route.path}`));
    return null;
  }

  return createMiddleware<StaffEnv>(async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
    if (!safe.has(c.req.method) && !namesItsOrigin(c.req.raw.headers)) {
      throw new HTTPException(403, { message: 'This form can only be sent from our own pages.' });
    }
    const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
    const needs = route && policy.get(`${route.method} ${route.path}`);
    if (needs === 'public') return next();

    const refusal = await judge(c, route, needs);
    if (refusal) return refusal;
    const late: { answer: Response | null } = { answer: null };
    whenArrived(c.req.raw, async () => {
      late.answer = await judge(c, route, needs);
      // To its readers a body of somebody who may not send it is one that never came.
      if (late.answer) throw new BodyFault('cut-short');
    });
    await next();
    if (!late.answer) return;
    // Not the headers of what its reader had to say.
    c.res = undefined;
    c.res = late.answer;
  });
}

/** `same-origin` refuses a wrong origin; here there must be one. Every browser with our forms sends it. */
function namesItsOrigin(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site');
}
