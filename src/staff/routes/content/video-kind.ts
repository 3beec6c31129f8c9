import { readVideo } from '#domain/content/editing/video-values.ts';
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
  fields: [
    {
      name: 'video',
      label: 'Film on YouTube',
      hint: 'Paste its address. It cannot change once saved',
      type: 'key',
    },
    { name: 'title', label: 'Title', type: 'line' },
    { name: 'description', label: 'Description (optional)', type: 'lines', rows: 3 },
    {
      name: 'category',
      label: 'Section on the card',
      type: 'choice',
      choices: 'sections',
    },
    {
      name: 'publishedOn',
      label: 'Published on',
      type: 'date',
    },
    { name: 'featured', label: 'Also on the first page of the knowledge center', type: 'check' },
    {
      name: 'order',
      label: 'Place (optional)',
      hint: '1 comes first; empty: after the numbered ones',
      type: 'line',
      narrow: true,
    },
    {
      name: 'picture',
      label: 'Picture (optional)',
      hint: 'One of our own, or a file; empty: the film’s poster, of which we keep a copy',
      type: 'picture',
    },
  ],
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
