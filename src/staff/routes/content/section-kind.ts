import { readSection, sectionFields } from '#domain/content/editing/section-values.ts';
import { urls } from '#site/urls.ts';
import type { EntryKind } from './entry-kind.ts';

export const sectionKind: EntryKind = {
  kind: 'section',
  label: 'Article section',
  plural: 'Article sections',
  intro:
    'The parts of the knowledge center that articles and videos belong to: in menus, on cards, above lists and in the sitemap.',
  detailLabel: 'Address',
  fields: sectionFields,
  titleOf: ({ name = '' }) => name,
  detailOf: ({ address = '', order }) => `${address}${order ? `, place ${order}` : ''}`,
  read: (form, others, _known, { before }) => readSection(form, others, before),
  shownAt: ({ address = '' }) => urls.blogArticles({ category: address }),
  nameOf: ({ address = '' }) => address,
};
