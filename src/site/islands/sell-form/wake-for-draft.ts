import { readDrafts } from './sell-drafts.ts';

/**
 * A bus half described is offered unasked: where there is one, its form wakes as if somebody had
 * begun to type. On every other page this only forgets what has had its time.
 */
export function wakeForDraft(root: ParentNode): void {
  if (readDrafts().length === 0) return;
  root.querySelector('[data-island="sell-form"]')?.dispatchEvent(new Event('input'));
}
