import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** A session for a member who came by a one-time link of ours. Called by the server only. */
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
    },
  } satisfies BetterAuthPlugin;
}
