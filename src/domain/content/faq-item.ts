import type { ContentLanguage } from './content-language.ts';

/** The groups of the FAQ page, in its order; the slug is the `category` parameter (spec §2). */
export const faqCategories = [
  { slug: 'general-information', name: 'General information' },
  { slug: 'buying', name: 'Buying a bus' },
  { slug: 'selling', name: 'Selling a bus' },
] as const;

export type FaqCategorySlug = (typeof faqCategories)[number]['slug'];

/** One question with its answer (spec §3). `id` is the `question` parameter of the FAQ page. */
export interface FaqItem {
  id: string;
  category: FaqCategorySlug;
  /** Absent: English. */
  language?: ContentLanguage;
  question: string;
  /** Plain text, one paragraph an entry. */
  answer: readonly string[];
  /** Among the few that pages show when they have no room for all. */
  common?: boolean;
  /** Where to go on from here. */
  link?: { label: string; href: string };
}
