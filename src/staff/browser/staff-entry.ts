import { wakeIslands } from '#site/browser/wake-islands.ts';
import { startStaffBehaviours } from './staff-behaviours.ts';
import { staffIslands } from './staff-islands.ts';

/** What every staff page loads. Everything works without it; it only makes things quicker. */
wakeIslands(document, { registry: staffIslands, onFailure: ({ error }) => reportError(error) });
void startStaffBehaviours(document);
