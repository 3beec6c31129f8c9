import { readEntry, slugOf } from '#domain/content/editing/read-fields.ts';
import { readRedirect, redirectFields } from '#domain/content/editing/redirect-values.ts';
import {
  faqFields,
  popularSearchFields,
  readFaq,
  testimonialFields,
} from '#domain/content/editing/small-entries.ts';
import { readSynonym, synonymFields } from '#domain/content/editing/staff-synonyms.ts';
import { faqCategories } from '#domain/content/faq-item.ts';

import { urls } from '#site/urls.ts';
import { beginningOf, type EntryKind } from './entry-kind.ts';
import { categoryKind } from './category-kind.ts';
import { rateKind } from './rate-kind.ts';
import { sectionKind } from './section-kind.ts';
import { videoKind } from './video-kind.ts';

const smallKinds: readonly EntryKind[] = [
  {
    kind: 'redirect',
    label: 'Redirect',
    plural: 'Redirects',
    intro: 'Old addresses and where they lead. Asked only where no page of the site answers.',
    fields: redirectFields,
    titleOf: ({ from = '' }) => from,
    detailOf: ({ to = '' }) => to,
    read: (form, others) =>
      readRedirect(form, new Map([...others].map(([slug, { to = '' }]) => [slug, to]))),
    shownAt: ({ from = '' }) => from,
    nameOf: ({ from = '' }) => from,
  },
  {
    kind: 'faq',
    label: 'Question',
    plural: 'FAQs',
    intro: 'Questions and answers of the FAQ page, in its order.',
    fields: faqFields,
    titleOf: ({ question = '' }) => question,
    detailOf: ({ category }) => faqCategories.find(({ slug }) => slug === category)?.name ?? '',
    read: readFaq,
    shownAt: ({ category }, slug) => urls.faqs({ category, question: slug }),
    nameOf: ({ question = '' }) => slugOf(question),
  },
  {
    kind: 'testimonial',
    label: 'Testimonial',
    plural: 'Testimonials',
    intro: 'What customers said. Examples are shown with demo data only.',
    fields: testimonialFields,
    titleOf: ({ quote = '' }) => beginningOf(quote),
    detailOf: ({ name = '', role = '' }) => `${name}, ${role}`,
    read: (form) => readEntry(testimonialFields, form),
    shownAt: () => urls.home(),
    nameOf: ({ name = '', quote = '' }) => slugOf(`${name} ${quote}`, 60),
  },
  {
    kind: 'popular-search',
    label: 'Popular search',
    plural: 'Popular searches',
    intro: 'Searches that the search panel offers first, or never. The rest is counted.',
    fields: popularSearchFields,
    titleOf: ({ words = '' }) => words,
    detailOf: ({ place }) => (place === 'pin' ? 'Always first' : 'Never'),
    read: (form) => readEntry(popularSearchFields, form),
    shownAt: () => null,
    nameOf: ({ words = '' }) => slugOf(words),
  },
  {
    kind: 'synonym',
    label: 'Synonym',
    plural: 'Synonyms',
    intro: 'Words that visitors type, read as words that the search knows.',
    fields: synonymFields,
    titleOf: ({ words = '' }) => words,
    detailOf: ({ means = '' }) => means,
    read: (form, others) =>
      readSynonym(
        form,
        new Map([...others.values()].map(({ words = '', means = '' }) => [words, means])),
      ),
    shownAt: ({ words = '' }) => urls.buses({ query: words }),
    nameOf: ({ words = '' }) => words.replaceAll(' ', '-'),
  },
];

const byKind = (wanted: EntryKind['kind']) => smallKinds.filter(({ kind }) => kind === wanted);

/** In the order of the tabs: what is edited most comes first. */
export const entryKinds: readonly EntryKind[] = [
  sectionKind,
  ...byKind('faq'),
  videoKind,
  ...byKind('testimonial'),
  categoryKind,
  rateKind,
  ...byKind('popular-search'),
  ...byKind('synonym'),
  ...byKind('redirect'),
];

export function findEntryKind(kind: string | undefined): EntryKind | null {
  return entryKinds.find((one) => one.kind === kind) ?? null;
}
