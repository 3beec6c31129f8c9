import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** As its two-factor plugin names the cookie of a sign-in that waits for a code. */
const waitingName = 'two_factor';

/**
 * A session for a member who came by a one-time link of ours, and whom a half-done sign-in is of.
 * Called by the server only.
 */
export function startSessionPlugin() {
  return {
    id: 'start-session',
    endpoints: {
      startSession: createAuthEndpoint(
        '/start-session',
        { method: 'POST', body: z.object({ memberId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.memberId);
          const session = user && (await internalAdapter.createSession(user.id));
          if (!user || !session) throw new APIError('UNAUTHORIZED');
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ user });
        },
      ),
      whoseCode: createAuthEndpoint('/whose-code', { method: 'POST' }, async (ctx) => {
        const { name } = ctx.context.createAuthCookie(waitingName);
        const waiting = await ctx.getSignedCookie(name, ctx.context.secret);
        if (!waiting) return ctx.json({ memberId: null });
        const found = await ctx.context.internalAdapter.findVerificationValue(waiting);
        return ctx.json({ memberId: found?.value ?? null });
      }),
    },
  } satisfies BetterAuthPlugin;
}
