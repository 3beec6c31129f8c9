import type { TagVersions } from '#domain/tag-versions.ts';
import type { ReadinessCheck } from '../http/health/health-routes.ts';

/** Whether pages and forms have a database: it answers, and its disk took what was last written. */
export function createReadiness(
  database: { diskFault?(): Promise<string | null> },
  versions: Pick<TagVersions, 'current'>,
): ReadinessCheck {
  return async () => {
    try {
      await versions.current();
    } catch {
      return 'the database does not answer';
    }
    const fault = await database.diskFault?.();
    return fault ? 'the disk does not take what is written' : null;
  };
}
