import type { ArticleState } from '#domain/content/editing/content-service.ts';
import type { ContentChangeKind } from '#domain/content/editing/content-edits.ts';

export const stateWords: Record<ArticleState, { label: string; look: string }> = {
  live: { label: 'On the site', look: 'good' },
  'live-draft': { label: 'On the site, newer draft', look: 'good' },
  'live-scheduled': { label: 'On the site, change scheduled', look: 'wait' },
  draft: { label: 'Draft', look: 'new' },
  scheduled: { label: 'Scheduled', look: 'wait' },
  off: { label: 'Off the site', look: 'bad' },
};

export const changeWords: Record<ContentChangeKind, string> = {
  draft: 'saved a draft',
  publish: 'published',
  schedule: 'scheduled',
  'take-off': 'took it off the site',
  reset: 'went back to the built-in text',
  move: 'changed the address',
};
