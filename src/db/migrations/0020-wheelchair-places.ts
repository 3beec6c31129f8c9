import type { Migration } from './migration.ts';

/** The "+2" of "24+2", which sellers write for places of wheelchairs. A node of before leaves it alone. */
export const wheelchairPlaces: Migration = {
  name: '0020-wheelchair-places',
  statements: () => ['alter table submissions add column wheelchair_places integer'],
};
