import { permissions, type Permission } from '#domain/staff/permissions.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import type { StaffArea } from './staff-area.ts';
import type { RouteNeeds } from './staff-route.ts';

/** Who may do what: what each route needs, by `METHOD /staff/path/:pattern`. */
export type StaffPolicy = ReadonlyMap<string, RouteNeeds>;

/**
 * The table as the routes tell it. Throws when two of them are the same: one would never answer; and when
 * one sends a file to whoever is signed in: what is taken away is out of our hands.
 */
export function policyOf(areas: readonly StaffArea[]): StaffPolicy {
  const policy = new Map<string, RouteNeeds>();
  for (const { method, pattern, needs, sendsFile } of areas.flatMap(({ routes }) => routes)) {
    const key = `${method} ${pattern}`;
    if (policy.has(key)) throw new Error(`Two routes are ${key}.`);
    if (sendsFile && (needs === 'public' || isOfEverybody(needs.permission)))
      throw new Error(`${key} sends a file to everybody.`);
    policy.set(key, needs);
  }
  return policy;
}

const isOfEverybody = (permission: Permission) =>
  permissions[permission].length === Object.keys(staffRoles).length;

/** What a member needs to open an entry of the navigation. Throws when it leads nowhere. */
export function permissionFor(policy: StaffPolicy, { href, label }: NavigationEntry) {
  const needs = policy.get(`GET ${href}`);
  if (!needs || needs === 'public') throw new Error(`${label} leads to no page of members.`);
  return needs.permission;
}
