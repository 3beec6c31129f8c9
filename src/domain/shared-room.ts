/** Nobody has to go for being slow before, and a pace is told over so long or `paceBytes`. */
const graceMs = 2_000;
/** So few that what came at once in the beginning pays for nothing later. */
const paceBytes = 32 * 1024;

/** What one body holds of a room while it arrives. */
export interface Holding {
  /**
   * Takes room for what has come. When there is not enough, those that come slowest give theirs up,
   * if they are slower than this one. False: there is no room, and nothing was taken.
   */
  take(bytes: number): boolean;
  /** Others got what it held: nothing of this body may be kept. */
  readonly isGivenUp: boolean;
  /** The body is here: what is held now waits for us, and is not given up any more. */
  arrived(): void;
  /** Gives everything back. */
  leave(): void;
}

/** Memory that bodies share while they arrive. It goes to whoever is quick, as places do. */
export type SharedRoom = ReturnType<typeof createSharedRoom>;

interface Held {
  bytes: number;
  startedMs: number;
  isArriving: boolean;
  isGivenUp: boolean;
  /** When the last and the running `paceBytes` began, and how many bytes were held then. */
  last: { ms: number; bytes: number };
  running: { ms: number; bytes: number };
  onGivenUp(): void;
}

/** `nowMs` is a clock that never goes back. */
export function createSharedRoom(mostBytes: number, nowMs: () => number = () => performance.now()) {
  const inside = new Set<Held>();
  let takenBytes = 0;

  const letGo = (held: Held) => {
    if (!inside.delete(held)) return;
    takenBytes -= held.bytes;
  };

  /** Whether so many bytes are free now, or were made so by those that are slower than `pace`. */
  const makeRoom = (bytes: number, pace: number, now: number): boolean => {
    const slower = [...inside]
      .filter((one) => one.isArriving && now - one.startedMs >= graceMs && paceOf(one, now) < pace)
      .toSorted((one, other) => paceOf(one, now) - paceOf(other, now));
    const given = slower.reduce((sum, one) => sum + one.bytes, 0);
    if (takenBytes - given + bytes > mostBytes) return false;
    for (const one of slower) {
      if (takenBytes + bytes <= mostBytes) break;
      letGo(one);
      one.isGivenUp = true;
      one.onGivenUp();
    }
    return true;
  };

  return {
    /** `onGivenUp`: to let go of what has come, and to wait for no more. */
    enter(onGivenUp: () => void): Holding {
      const started = { ms: nowMs(), bytes: 0 };
      const held: Held = {
        bytes: 0,
        startedMs: started.ms,
        isArriving: true,
        isGivenUp: false,
        last: started,
        running: started,
        onGivenUp,
      };
      inside.add(held);
      return {
        get isGivenUp() {
          return held.isGivenUp;
        },
        take(bytes) {
          if (!inside.has(held)) return false;
          const now = nowMs();
          const pace = paceOf(held, now, bytes);
          if (takenBytes + bytes > mostBytes && !makeRoom(bytes, pace, now)) return false;
          held.bytes += bytes;
          takenBytes += bytes;
          if (held.bytes - held.running.bytes >= paceBytes) {
            held.last = held.running;
            held.running = { ms: now, bytes: held.bytes };
          }
          return true;
        },
        arrived() {
          held.isArriving = false;
        },
        leave: () => letGo(held),
      };
    },
  };
}

/** Bytes a millisecond lately, with those that have come just now. */
function paceOf({ bytes, last, running }: Held, now: number, comingBytes = 0): number {
  // The part that runs says it alone when it is long enough.
  const from = now - running.ms >= graceMs ? running : last;
  return (bytes + comingBytes - from.bytes) / Math.max(1, now - from.ms);
}
