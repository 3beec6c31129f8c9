import { readVideo, videoFields } from '#domain/content/editing/video-values.ts';
import { urls } from '#site/urls.ts';
import type { EntryKind } from './entry-kind.ts';

export const videoKind: EntryKind = {
  kind: 'video',
  label: 'Video',
  plural: 'Videos',
  intro:
    'What the media section shows: numbered ones first, then the list in its own order, then what was added here.',
  previewed: true,
  detailLabel: 'Where',
  begin: { category: 'media-resources' },
  fields: videoFields,
  titleOf: ({ title = '' }) => title,
  detailOf: ({ order = '', featured, video = '' }) =>
    [
      video.startsWith('topic-') ? 'Article' : 'Film',
      order && `place ${order}`,
      featured === 'on' && 'first page too',
    ]
      .filter(Boolean)
      .join(', '),
  read: (form, others, known, { sections }) =>
    readVideo(form, known, [...others.values()], sections),
  shownAt: () => urls.mediaResources(),
  nameOf: ({ video = '' }) => video,
};
