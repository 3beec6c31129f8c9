import type { Testimonial } from '../content-library.ts';
import { faqCategories, type FaqItem } from '../faq-item.ts';
import type { ContentValues } from './content-edits.ts';
import { fieldReader, type FormFields, type Problems } from './read-fields.ts';

interface ReadEntry {
  values: Record<string, string>;
  problems: Problems;
}

/** An answer's paragraphs are parted by empty lines. */
export function readFaq(form: FormFields): ReadEntry {
  const problems: Problems = {};
  const { line, lines } = fieldReader(form, problems);
  const category = form['category'] ?? '';
  if (!faqCategories.some(({ slug }) => slug === category)) problems['category'] = 'Choose a group';
  const linkLabel = line('linkLabel', 'the text of the link', 80, 'optional');
  const linkHref = line('linkHref', 'where the link goes', 300, 'optional');
  if ((linkLabel === '') !== (linkHref === ''))
    problems['linkHref'] = 'Enter both the text and the address of the link, or neither';
  else if (linkHref !== '' && !/^\/(?![/\\])[!-~]*$/.test(linkHref))
    problems['linkHref'] = 'Enter a path of this site, such as /buses';
  return {
    values: {
      question: line('question', 'the question', 200),
      category,
      answer: lines('answer', 'the answer', 4_000),
      common: form['common'] === 'on' ? 'on' : '',
      linkLabel,
      linkHref,
    },
    problems,
  };
}

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

export function readTestimonial(form: FormFields): ReadEntry {
  const problems: Problems = {};
  const { line, lines } = fieldReader(form, problems);
  const values = {
    quote: lines('quote', 'what the customer said', 600),
    name: line('name', 'the customer’s name', 80),
    role: line('role', 'who that is, for example “Fleet manager, Ohio”', 120),
    demo: form['demo'] === 'on' ? 'on' : '',
  };
  return { values, problems };
}

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
export function readPopularSearch(form: FormFields): ReadEntry {
  const problems: Problems = {};
  const { line } = fieldReader(form, problems);
  const place = form['place'] ?? '';
  if (place !== 'pin' && place !== 'hide') problems['place'] = 'Choose one';
  return { values: { words: line('words', 'the words of the search', 60), place }, problems };
}

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
