import { inventory } from './0001-inventory.ts';
import type { Migration } from './migration.ts';

/** Every migration in order. A new one is appended; a released one never changes. */
export const allMigrations: readonly Migration[] = [inventory];
