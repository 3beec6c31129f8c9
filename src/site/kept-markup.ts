import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLanguage, type LanguageCode } from '#messages/languages.ts';

/**
 * Markup of things that lists show again and again, drawn once for each object and language: a new
 * version of the thing is a new object, so nothing has to be forgotten by name. The elements must depend
 * on the thing and the language alone and see no context. `most` bounds the memory of a language; a bus
 * card is 2 kB.
 */
export function keptMarkup<T extends object>(
  draw: (thing: T) => ReactElement,
  most: number,
): (thing: T) => string {
  return kept(draw, most, (thing) => thing);
}

/** The same for things that are made anew for each page and say the same: what they say tells them apart. */
export function keptByValue<T extends object>(
  draw: (thing: T) => ReactElement,
  most: number,
): (thing: T) => string {
  return kept(draw, most, (thing) => JSON.stringify(thing));
}

function kept<T extends object, Key extends object | string>(
  draw: (thing: T) => ReactElement,
  most: number,
  keyOf: (thing: T) => Key,
): (thing: T) => string {
  const byLanguage = new Map<LanguageCode, LRUCache<Key, string>>();
  const keptNow = () => {
    const language = currentLanguage();
    const known = byLanguage.get(language) ?? new LRUCache<Key, string>({ max: most });
    byLanguage.set(language, known);
    return known;
  };
  return (thing) => {
    const cache = keptNow();
    const key = keyOf(thing);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const markup = renderToStaticMarkup(draw(thing));
    cache.set(key, markup);
    return markup;
  };
}
