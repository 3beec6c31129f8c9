import type { ReactNode } from 'react';

/** A component in one of its states, as `/dev/ui` shows it and pictures of it are compared. */
export interface Example {
  /** What state it is, in a few words. */
  name: string;
  element: ReactNode;
}

/** Files of examples by the name of their component. */
export const byComponent = (
  files: Readonly<Record<string, readonly Example[]>>,
): Readonly<Record<string, readonly Example[]>> =>
  Object.fromEntries(
    Object.entries(files)
      .map(([path, examples]) => [/([\w-]+)\.examples\.tsx$/.exec(path)![1]!, examples] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
