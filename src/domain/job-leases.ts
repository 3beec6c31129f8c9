/**
 * Work by the clock that one of several nodes does for all. Every node looks; who gets the lease
 * works, the others go on. A node that dies gives its lease up when the time it asked for is over.
 */
export interface JobLeases {
  /**
   * Works unless somebody is at it, or it was begun within `periodMs` and came to its end. After a fault
   * the next who looks may try; after a process that died, whoever looks some minutes later.
   */
  oncePer(name: string, periodMs: number, work: () => Promise<void>): Promise<void>;
  /**
   * Works unless somebody is at it, which is null. The lease is held for as long as the work takes;
   * after a process that died it is free in `freeAfterMs`.
   */
  oneAtATime<T>(name: string, freeAfterMs: number, work: () => Promise<T>): Promise<T | null>;
}

/** For a process that is alone by itself: tools and tests. */
export const unleased: JobLeases = {
  oncePer: (_name, _periodMs, work) => work(),
  oneAtATime: (_name, _freeAfterMs, work) => work(),
};
