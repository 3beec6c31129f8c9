import { readSection } from '#domain/content/editing/section-values.ts';
import { urls } from '#site/urls.ts';
import type { EntryKind } from './entry-kind.ts';

export const sectionKind: EntryKind = {
  kind: 'section',
  label: 'Article section',
  plural: 'Article sections',
  intro:
    'The parts of the knowledge center that articles and videos belong to: in menus, on cards, above lists and in the sitemap.',
  detailLabel: 'Address',
  fields: [
    { name: 'name', label: 'Name', type: 'line' },
    {
      name: 'spanishName',
      label: 'Spanish name (optional)',
      hint: 'Empty: the site’s own translation, or the English name',
      type: 'line',
    },
    {
      name: 'address',
      label: 'Address (optional)',
      hint: 'Stands behind ?category= in the address of its list; empty: made from the name. Old addresses keep leading here.',
      type: 'line',
    },
    {
      name: 'intro',
      label: 'Introduction (optional)',
      hint: 'One or two sentences above its list, and for search engines',
      type: 'lines',
      rows: 3,
    },
    {
      name: 'order',
      label: 'Place (optional)',
      hint: '1 comes first; empty: after the numbered ones',
      type: 'line',
      narrow: true,
    },
  ],
  titleOf: ({ name = '' }) => name,
  detailOf: ({ address = '', order }) => `${address}${order ? `, place ${order}` : ''}`,
  read: (form, others, _known, { before }) => readSection(form, others, before),
  shownAt: ({ address = '' }) => urls.blogArticles({ category: address }),
  nameOf: ({ address = '' }) => address,
};
