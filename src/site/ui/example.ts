import type { ReactNode } from 'react';

/** A component in one of its states, as `/dev/ui` shows it and pictures of it are compared. */
export interface Example {
  /** What state it is, in a few words. */
  name: string;
  element: ReactNode;
}
