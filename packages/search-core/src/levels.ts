import type { BitPool } from './bitset.ts';
import { type DocSet, intersect, unite } from './doc-set.ts';

/**
 * Documents by typo cost: entry t holds those that match with at most t typos (so each entry
 * contains the one before). The last entry stands for all higher costs.
 */
export type Levels = readonly DocSet[];

/** Four typos and more rank alike. */
export const MOST_TYPOS = 4;

export function levelAt(levels: Levels, typos: number): DocSet {
  return levels[Math.min(typos, levels.length - 1)]!;
}

/** Documents matched at all. */
export function matched(levels: Levels): DocSet {
  return levels[levels.length - 1]!;
}

/** Documents that match every part; typos add up. `parts` must not be empty. */
export function allOf(parts: readonly Levels[], pool: BitPool): Levels {
  const plain = parts.filter((part) => part.length === 1).map((part) => part[0]!);
  let result: Levels | null = plain.length > 0 ? [intersect(plain, pool)] : null;
  for (const part of parts) {
    if (part.length > 1) result = result === null ? part : addCosts(result, part, pool);
  }
  return result!;
}

function addCosts(a: Levels, b: Levels, pool: BitPool): Levels {
  const levels: DocSet[] = [];
  const count = Math.min(MOST_TYPOS + 1, a.length + b.length - 1);
  for (let typos = 0; typos < count; typos++) {
    if (typos === count - 1) levels.push(intersect([matched(a), matched(b)], pool));
    else {
      const ways: DocSet[] = [];
      for (let own = 0; own <= Math.min(typos, b.length - 1); own++) {
        ways.push(intersect([levelAt(a, typos - own), b[own]!], pool));
      }
      levels.push(unite(ways, pool));
    }
  }
  return levels;
}

/** Documents that match any part, at the lowest cost of any. `parts` must not be empty. */
export function anyOf(parts: readonly Levels[], pool: BitPool): Levels {
  if (parts.length === 1) return parts[0]!;
  const count = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: count }, (_, typos) =>
    unite(
      parts.map((part) => levelAt(part, typos)),
      pool,
    ),
  );
}
