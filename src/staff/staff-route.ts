import type { Handler } from 'hono';
import { hasPassed } from '#domain/clocks.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { StaffSession } from '#domain/staff/staff-auth.ts';
import type { StaffEnv } from './staff-services.ts';

/**
 * What a request needs. `public` is for signing in only. `recent` asks for the password again (or the
 * passkey) when the last time is more than a quarter of an hour ago.
 */
export type RouteNeeds = 'public' | { permission: Permission; proof?: 'recent' };

/** One route of the back office and who may use it. Areas hold these and nothing else. */
export interface StaffRoute {
  method: 'GET' | 'POST';
  pattern: string;
  needs: RouteNeeds;
  handler: Handler<StaffEnv>;
  /** Made by `fileRoute`. */
  sendsFile?: true;
}

/** `at` is an address of the area; its pattern names the parameters of the handler. */
export function route<Pattern extends string>(
  method: StaffRoute['method'],
  at: { pattern: Pattern },
  needs: Permission | RouteNeeds,
  handler: Handler<StaffEnv, Pattern>,
): StaffRoute {
  const isPermission = typeof needs === 'string' && needs !== 'public';
  return {
    method,
    pattern: at.pattern,
    needs: isPermission ? { permission: needs } : needs,
    handler,
  };
}

/** The permission, and a recent proof of who it is. */
export const proved = (permission: Permission): RouteNeeds => ({ permission, proof: 'recent' });

/** How long a proof counts for routes that ask for a recent one. */
const proofMs = 15 * 60_000;

/** The demo's owner has no password to be asked for. */
export const recentlyProved = ({ demo, provedAt }: StaffSession): boolean =>
  demo || !hasPassed(Date.parse(provedAt), proofMs, Date.now());
