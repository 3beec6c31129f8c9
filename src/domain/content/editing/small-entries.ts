import type { Testimonial } from '../content-library.ts';
import { faqCategories, type FaqItem } from '../faq-item.ts';
import type { ContentValues } from './content-edits.ts';
import {
  checkField,
  choiceField,
  field,
  textField,
  type FieldReading,
} from '../../forms/form-field.ts';
import { needed, readEntry, upTo, type FormFields, type ReadEntry } from './read-fields.ts';

const ownPath = /^\/(?![/\\])[!-~]*$/;

/** An answer's paragraphs are parted by empty lines. */
export const faqFields = [
  textField('question', 'Question', needed('the question', 200)),
  choiceField(
    'category',
    'Group',
    Object.fromEntries(faqCategories.map(({ slug, name }) => [slug, name])),
    { missing: 'Choose a group' },
  ),
  textField('answer', 'Answer', {
    ...needed('the answer', 4_000),
    control: 'area',
    hint: 'Plain text; an empty line starts a new paragraph',
  }),
  checkField('common', 'Among the few that other pages show'),
  textField('linkLabel', 'Text of a link (optional)', upTo('the text of the link', 80)),
  field(
    'linkHref',
    'Where it goes (optional)',
    (text): FieldReading<string> =>
      ownPath.test(text) ? { value: text } : { fault: 'Enter a path of this site, such as /buses' },
    { ...upTo('where the link goes', 300), hint: 'A path, such as /buses' },
  ),
];

export const readFaq = (form: FormFields): ReadEntry =>
  readEntry(faqFields, form, ({ linkLabel, linkHref }, faults) => {
    if (faults.has('linkLabel') || faults.has('linkHref')) return;
    if ((linkLabel === '') !== (linkHref === ''))
      faults.set('linkHref', 'Enter both the text and the address of the link, or neither');
  });

export function faqTexts(faq: FaqItem): Record<string, string> {
  return {
    question: faq.question,
    category: faq.category,
    answer: faq.answer.join('\n\n'),
    common: faq.common ? 'on' : '',
    linkLabel: faq.link?.label ?? '',
    linkHref: faq.link?.href ?? '',
  };
}

export function faqFrom(id: string, values: ContentValues): FaqItem | null {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const category = faqCategories.find(({ slug }) => slug === values['category'])?.slug;
  if (!category) return null;
  const link = { label: text('linkLabel'), href: text('linkHref') };
  return {
    id,
    category,
    question: text('question'),
    answer: text('answer').split(/\n{2,}/),
    ...(text('common') === 'on' ? { common: true } : {}),
    ...(link.label && link.href ? { link } : {}),
  };
}

export const testimonialFields = [
  textField('quote', 'What was said', {
    ...needed('what the customer said', 600),
    control: 'area',
  }),
  textField('name', 'Name', needed('the customer’s name', 80)),
  textField('role', 'Who that is', {
    ...needed('who that is, for example “Fleet manager, Ohio”', 120),
    hint: 'For example: Fleet manager, Ohio',
  }),
  checkField('demo', 'An example that no customer wrote'),
];

export const testimonialTexts = (one: Testimonial): Record<string, string> => ({
  quote: one.quote,
  name: one.name,
  role: one.role,
  demo: one.demo ? 'on' : '',
});

export const testimonialFrom = (values: ContentValues): Testimonial => ({
  quote: String(values['quote'] ?? ''),
  name: String(values['name'] ?? ''),
  role: String(values['role'] ?? ''),
  demo: values['demo'] === 'on',
});

/** Words to offer first, or never. */
export const popularSearchFields = [
  textField('words', 'Words', {
    ...needed('the words of the search', 60),
    hint: 'As a visitor would type them',
  }),
  choiceField('place', 'Where', { pin: 'Always first', hide: 'Never' }, { missing: 'Choose one' }),
];

/** Pinned searches first, hidden ones nowhere, however they are written. */
export function pinSearches(
  words: readonly string[],
  choices: readonly Readonly<Record<string, string>>[],
  most: number,
): string[] {
  const key = (text: string) => text.toLowerCase();
  const placed = new Set(choices.map((choice) => key(choice['words'] ?? '')));
  const pinned = choices.flatMap((one) => (one['place'] === 'pin' ? [one['words'] ?? ''] : []));
  return [...pinned, ...words.filter((one) => !placed.has(key(one)))].slice(0, most);
}
