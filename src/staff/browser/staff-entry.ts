import { startStaffBehaviours } from './staff-behaviours.ts';

/** What every staff page loads. Everything works without it; it only makes things quicker. */
void startStaffBehaviours(document);
