import type { IslandLoader } from '#site/browser/island-registry.ts';

/** Every island of the back office, as `island-registry.ts` is for public pages; one line each. */
export const staffIslands = {} satisfies Record<string, IslandLoader>;

export type StaffIslandRegistry = typeof staffIslands;
