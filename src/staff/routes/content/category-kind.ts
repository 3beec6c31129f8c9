import { categoryFields, readCategory } from '#domain/content/editing/category-values.ts';
import { viewAllSlug } from '#domain/inventory/category-words.ts';
import { urls } from '#site/urls.ts';
import { beginningOf, type EntryKind } from './entry-kind.ts';

export const categoryKind: EntryKind = {
  kind: 'category',
  label: 'Bus category',
  plural: 'Bus categories',
  intro:
    'What the page of each kind of bus says above and below its list. “All Bus Types” is the page of all kinds.',
  fixed: true,
  detailLabel: 'Introduction',
  fields: categoryFields,
  titleOf: ({ name = '' }) => name,
  detailOf: ({ intro = '' }) => beginningOf(intro),
  read: (form, _others, known) => readCategory(form, known ?? ''),
  shownAt: (_texts, slug) => (slug === viewAllSlug ? urls.categories() : urls.category(slug)),
  nameOf: () => '',
};
