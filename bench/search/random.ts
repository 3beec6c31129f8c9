/** A seeded generator (mulberry32): the same listings and queries on every machine. */
export interface Random {
  next(): number;
  int(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** Early entries are picked far more often than late ones. */
  skewed<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    int: (below) => Math.floor(next() * below),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    skewed: (from) => from[Math.floor(next() ** 2.2 * from.length)]!,
    chance: (probability) => next() < probability,
  };
}
