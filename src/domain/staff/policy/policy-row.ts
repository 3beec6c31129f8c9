import type { Permission } from '../permissions.ts';

/**
 * What a request needs. `public` is for signing in only. `recent` asks for the password again (or the
 * passkey) when the last time is more than a quarter of an hour ago.
 */
export type PolicyRow = 'public' | Permission | { permission: Permission; proof: 'recent' };

/** Rows by `METHOD /staff/path/:pattern`, the pattern as its route is registered. */
export type PolicyTable = Readonly<Record<`${'GET' | 'POST'} /staff${string}`, PolicyRow>>;
