import { LRUCache } from 'lru-cache';

/** Longer than somebody reads a page, short enough that an ended session is nobody's privilege. */
const rememberedMs = 10 * 60_000;
const mostSessions = 1_000;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?omnibus\.session_token=([^;]+)/;

/**
 * Whose session the back office has just found in order. They are let in ahead of every crowd, which
 * has to be decided before anything is asked of the database.
 */
export function createKnownSessions() {
  const known = new LRUCache<string, true>({ max: mostSessions, ttl: rememberedMs });
  const tokenOf = (cookies: string) => sessionCookie.exec(cookies)?.[1];
  return {
    /** What the gate of the back office found out about a request's cookies. */
    note(cookies: string | undefined = '', isOpen: boolean): void {
      const token = tokenOf(cookies);
      if (!token) return;
      if (isOpen) known.set(token, true);
      else known.delete(token);
    },
    has(cookies: string | undefined): boolean {
      const token = cookies && tokenOf(cookies);
      return token ? known.has(token) : false;
    },
  };
}
