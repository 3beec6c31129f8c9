import { allBusTypes, categoryTagline, type BusCategory } from './categories.ts';
import { categoryContent, type ContentSection } from './category-content.ts';

/** What a category's page says, and the page of all categories (spec §3). */
export interface CategoryTexts {
  /** Empty: none is shown. */
  tagline: string;
  intro: string;
  /** For search engines, and in the list of all categories. */
  description: string;
  /** Separated by commas. */
  keywords: string;
  sections: readonly ContentSection[];
  /** Media name of a picture in place of the category's drawing. */
  picture: string | null;
}

/** The texts as they stand now. `version` goes up when one of them has changed. */
export interface CategoryWords {
  of(category: BusCategory): CategoryTexts;
  viewAll(): CategoryTexts;
  readonly version: number;
}

/** A stored text by the name of its field; absent fields are undefined. */
type StoredTexts = Readonly<Record<string, unknown>>;

export function builtInTexts(category: BusCategory): CategoryTexts {
  const { intro, keywords, sections } = categoryContent[category.slug];
  const { description, pluralName } = category;
  const tagline = categoryTagline({ name: pluralName });
  return { tagline, intro, description, keywords, sections, picture: null };
}

export const builtInViewAll: CategoryTexts = {
  tagline: '',
  intro: 'What each type is built for, how many it seats and how many are for sale now.',
  description:
    'Every type of bus on the lot and across the country: what each is built for, how many it seats and how many are for sale now.',
  keywords: '',
  sections: [],
  picture: null,
};

export const builtInWords: CategoryWords = {
  of: builtInTexts,
  viewAll: () => builtInViewAll,
  version: 0,
};

/** Texts as the fields of a form; `names` of the sections' fields, in order. */
export function textsForm(
  name: string,
  texts: CategoryTexts,
  fields: readonly { title: string; text: string }[],
): Record<string, string> {
  const { tagline, intro, description, keywords, sections, picture } = texts;
  return {
    name,
    tagline,
    intro,
    description,
    keywords,
    picture: picture ?? '',
    ...Object.fromEntries(
      fields.flatMap((field, index) => [
        [field.title, sections[index]?.title ?? ''],
        [field.text, sections[index]?.value ?? ''],
      ]),
    ),
  };
}

/** Stored fields over the built-in texts; a field that is missing stays built-in. */
export function textsFrom(
  builtIn: CategoryTexts,
  stored: StoredTexts,
  fields: readonly { title: string; text: string }[],
): CategoryTexts {
  const text = (name: string, otherwise: string) =>
    typeof stored[name] === 'string' ? stored[name] : otherwise;
  const sections = fields.map(({ title, text: value }) => ({
    title: text(title, ''),
    value: text(value, ''),
  }));
  return {
    tagline: text('tagline', builtIn.tagline),
    intro: text('intro', builtIn.intro),
    description: text('description', builtIn.description),
    keywords: text('keywords', builtIn.keywords),
    sections: sections.filter(({ title, value }) => title !== '' && value !== ''),
    picture: text('picture', '') || null,
  };
}

/** What of the texts people read, by keys for translators: `intro`, `section.1.title`. */
export function textsByKey(texts: CategoryTexts): [key: string, text: string][] {
  const { tagline, intro, description, sections } = texts;
  const all: [string, string][] = [
    ['tagline', tagline],
    ['intro', intro],
    ['description', description],
    ...sections.flatMap(({ title, value }, index): [string, string][] => [
      [`section.${index + 1}.title`, title],
      [`section.${index + 1}.text`, value],
    ]),
  ];
  return all.filter(([, text]) => text !== '');
}

/** The name under which the page of all categories is edited. */
export const viewAllSlug = allBusTypes.slug;
