/**
 * A small repeatable source of chance. Every listing gets its own, seeded by (seed, index), so that
 * listing 17 is the same bus whether 20 or a million are made.
 */
export type Random = ReturnType<typeof createRandom>;

/** Splits two numbers into 32 well-mixed bits (the finalizer of MurmurHash3). */
export function mixBits(a: number, b: number): number {
  let h = (a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Mulberry32: 32 bits of state are plenty for the hundred or so draws one bus takes. */
export function createRandom(seed: number, index: number) {
  let state = mixBits(mixBits(seed >>> 0, 0x51ed27), index);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** Uniform in [0, 1). */
    next,
    /** Whole number from `low` to `high`, both included. */
    int: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    chance: (probability: number): boolean => next() < probability,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
    /** One entry, in proportion to its `weight` (1 when it has none). */
    weighted: <T extends { weight?: number }>(from: readonly T[]): T => pickWeighted(from, next()),
  };
}

function pickWeighted<T extends { weight?: number }>(from: readonly T[], at: number): T {
  let total = 0;
  for (const entry of from) total += entry.weight ?? 1;
  let left = at * total;
  for (const entry of from) {
    left -= entry.weight ?? 1;
    if (left < 0) return entry;
  }
  return from[from.length - 1]!;
}
