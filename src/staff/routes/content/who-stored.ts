import type { ContentEdit } from '#domain/content/editing/content-edits.ts';
import { whoAndWhen } from '../audit/latest-entries.tsx';

/** Who was quicker, and when: "Ana Ruiz (Nov 18, 10:05 AM)". */
export const whoStored = (current: ContentEdit | null): string =>
  current ? whoAndWhen(current.updatedBy, current.updatedAt) : 'Somebody';
