import { readCategory, sectionFields } from '#domain/content/editing/category-values.ts';
import { viewAllSlug } from '#domain/inventory/category-words.ts';
import { urls } from '#site/urls.ts';
import { beginningOf, type EntryField, type EntryKind } from './entry-kind.ts';

export const categoryKind: EntryKind = {
  kind: 'category',
  label: 'Bus category',
  plural: 'Bus categories',
  intro:
    'What the page of each kind of bus says above and below its list. “All Bus Types” is the page of all kinds.',
  fixed: true,
  detailLabel: 'Introduction',
  fields: [
    { name: 'name', label: 'Name', hint: 'The same everywhere on the site', type: 'key' },
    { name: 'tagline', label: 'Tagline (optional)', type: 'line' },
    { name: 'intro', label: 'Introduction', type: 'lines' },
    {
      name: 'description',
      label: 'Description',
      hint: 'For search engines and the list of all kinds',
      type: 'lines',
    },
    { name: 'keywords', label: 'Keywords (optional)', hint: 'With commas between', type: 'line' },
    {
      name: 'picture',
      label: 'Picture (optional)',
      hint: 'Empty: the drawing of this kind',
      type: 'picture',
    },
    ...sectionFields.flatMap(({ number, title, text }): EntryField[] => [
      { name: title, label: `Section ${number}: heading`, type: 'line' },
      { name: text, label: `Section ${number}: text`, type: 'lines' },
    ]),
  ],
  titleOf: ({ name = '' }) => name,
  detailOf: ({ intro = '' }) => beginningOf(intro),
  read: (form, _others, known) => readCategory(form, known ?? ''),
  shownAt: (_texts, slug) => (slug === viewAllSlug ? urls.categories() : urls.category(slug)),
  nameOf: () => '',
};
