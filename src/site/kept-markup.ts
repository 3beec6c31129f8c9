import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Markup of things that lists show again and again, drawn once for each object: a new version of the
 * thing is a new object, so nothing has to be forgotten by name. The elements must depend on the object
 * alone and see no context. `most` bounds the memory; a bus card is 2 kB.
 */
export function keptMarkup<T extends object>(
  draw: (thing: T) => ReactElement,
  most: number,
): (thing: T) => string {
  const kept = new LRUCache<T, string>({ max: most });
  return (thing) => {
    const known = kept.get(thing);
    if (known !== undefined) return known;
    const markup = renderToStaticMarkup(draw(thing));
    kept.set(thing, markup);
    return markup;
  };
}
