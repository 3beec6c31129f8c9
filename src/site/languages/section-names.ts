import type { ContentCategories } from '#domain/content/content-category.ts';
import { busNames } from './bus-names.ts';
import type { Catalogue } from './catalogue.ts';
import { createPhraseFinder, type PhraseFinder } from './phrase-finder.ts';

/** The last one: names change now and then, pages are rendered all day. */
let made: { key: string; finder: PhraseFinder } | null = null;

/** The catalogue with the Spanish names that staff gave to sections over it. */
export function withSectionNames(
  builtIn: PhraseFinder,
  catalogue: Catalogue,
  sections: Pick<ContentCategories, 'all'>,
): PhraseFinder {
  const names = sections
    .all()
    .flatMap((one) => (one.names.es ? [[one.name, one.names.es] as const] : []));
  if (names.length === 0) return builtIn;
  const key = JSON.stringify(names);
  if (made?.key !== key) {
    const phrases = { ...catalogue.phrases, ...Object.fromEntries(names) };
    made = { key, finder: createPhraseFinder({ ...catalogue, phrases }, busNames) };
  }
  return made.finder;
}
