import { islandOf } from '#site/islands/island.tsx';
import type { StaffIslandRegistry } from '../browser/staff-islands.ts';

/** An island of the back office. */
export const StaffIsland = islandOf<StaffIslandRegistry>();
