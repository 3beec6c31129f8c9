import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLanguage } from '#messages/current-language.ts';
import type { LanguageCode } from '#messages/languages.ts';

/**
 * Markup of things that lists show again and again, drawn once for each object and language: a new
 * version of the thing is a new object, so nothing has to be forgotten by name. The elements must depend
 * on the object and the language alone and see no context. `most` bounds the memory of a language; a bus
 * card is 2 kB.
 */
export function keptMarkup<T extends object>(
  draw: (thing: T) => ReactElement,
  most: number,
): (thing: T) => string {
  const byLanguage = new Map<LanguageCode, LRUCache<T, string>>();
  const keptNow = () => {
    const language = currentLanguage();
    const known = byLanguage.get(language) ?? new LRUCache<T, string>({ max: most });
    byLanguage.set(language, known);
    return known;
  };
  return (thing) => {
    const kept = keptNow();
    const known = kept.get(thing);
    if (known !== undefined) return known;
    const markup = renderToStaticMarkup(draw(thing));
    kept.set(thing, markup);
    return markup;
  };
}
