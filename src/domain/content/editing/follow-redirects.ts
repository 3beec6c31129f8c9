import { ownPath } from './redirect-values.ts';
import { moveOf } from './redirect-target.ts';

/**
 * Old path → where it leads in one step, from what is stored. Chains are followed to their end; loops,
 * which two people may make at one moment, are left out.
 */
export function followRedirects(stored: ReadonlyMap<string, string>): Map<string, string> {
  const direct = new Map<string, string>();
  for (const [from, first] of stored) {
    const seen = new Set([from]);
    let to: string | null = first;
    while (to !== null) {
      const path: string = ownPath(to)?.path.toLowerCase() ?? '';
      if (path === '' || seen.has(path)) {
        to = null;
        break;
      }
      seen.add(path);
      const next = moveOf(stored, path);
      if (next === undefined) break;
      to = next;
    }
    if (to !== null) direct.set(from, to);
  }
  return direct;
}
