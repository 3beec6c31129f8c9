import { createHash } from 'node:crypto';
import { dayOf } from '#domain/analytics/analytics-event.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';

/**
 * Tells visitors of one day apart without knowing them: a hash of network and browser with the
 * day's random salt, which all nodes share and which is deleted after the day. The network itself is
 * never stored.
 */
export function createVisitorHash(store: Pick<AnalyticsStore, 'saltOf'>) {
  let current: { day: string; salt: Promise<string> } | null = null;
  return async (network: string, userAgent: string, now: Date): Promise<string> => {
    const day = dayOf(now);
    if (current?.day !== day) current = { day, salt: store.saltOf(day) };
    const mine = current;
    try {
      const salt = await mine.salt;
      return createHash('sha256')
        .update(`${salt}\n${network}\n${userAgent.slice(0, 400)}`)
        .digest('base64url')
        .slice(0, 22);
    } catch (error) {
      // Asked again by the next request.
      if (current === mine) current = null;
      throw error;
    }
  };
}
