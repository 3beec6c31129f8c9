import { referenceLetters } from '#domain/leads/reference.ts';

const hourMs = 3_600_000;

/** Moments before `now`, as a story tells them: "three days and two hours ago". ISO 8601 UTC. */
export interface DemoTimes {
  ago(days: number, hours?: number): string;
}

export function demoTimes(now: Date): DemoTimes {
  return {
    ago: (days, hours = 0) =>
      new Date(now.getTime() - days * 24 * hourMs - hours * hourMs).toISOString(),
  };
}

/** Who works in the demo's back office; marked, because there is no such person. */
export const demoActor = 'Demo staff';

/** `OM-DEM0-B000-0017`: counted, so that a second call makes the same ones. */
export function countedReference(prefix: string, kind: 'B' | 'S', index: number): string {
  const digits = [3, 2, 1, 0].map(
    (place) => referenceLetters[Math.floor(index / 32 ** place) % 32],
  );
  return `${prefix}${kind}000-${digits.join('')}`;
}
