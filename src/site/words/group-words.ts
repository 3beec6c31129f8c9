import { plural, t } from '@lingui/core/macro';

/** "22 riders, 3 of them in wheelchairs" */
export function sayGroup({ riders, wheelchairs }: { riders: number; wheelchairs: number }): string {
  const all = plural(riders, { one: '# rider', other: '# riders' });
  if (wheelchairs === 0) return all;
  const seated = plural(wheelchairs, {
    one: '# of them in a wheelchair',
    other: '# of them in wheelchairs',
  });
  return t({
    message: `${all}, ${seated}`,
    comment: 'Riders, and how many of them use wheelchairs',
  });
}
