import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { currentLanguage, type LanguageCode } from '#messages/languages.ts';
import { ownBytes } from './own-bytes.ts';

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
  const byLanguage = new Map<LanguageCode, LRUCache<Key, Buffer>>();
  const keptNow = () => {
    const language = currentLanguage();
    const known = byLanguage.get(language) ?? new LRUCache<Key, Buffer>({ max: most });
    byLanguage.set(language, known);
    return known;
  };
  return (thing) => {
    const cache = keptNow();
    const key = keyOf(thing);
    const known = cache.get(key);
    if (known) return placeOf(known);
    const markup = ownBytes(withPieces(null, () => renderToStaticMarkup(draw(thing))));
    cache.set(key, markup);
    return placeOf(markup);
  };
}

/** Kept markup of the page that is being rendered; null while what is rendered is wanted as a text. */
let pieces: Buffer[] | null = null;

function withPieces<Result>(own: Buffer[] | null, render: () => Result): Result {
  const outer = pieces;
  pieces = own;
  try {
    return render();
  } finally {
    pieces = outer;
  }
}

/** Begins a mark. Nobody can write one into a page: they are never sent, and every process has its own. */
const markStart = `<!--${crypto.randomUUID()}:`;
const markEnd = '-->';

/** The markup itself, or a mark in its place where `renderToBytes` puts it in. */
const placeOf = (markup: Buffer): string =>
  pieces ? `${markStart}${pieces.push(markup) - 1}${markEnd}` : markup.toString();

/**
 * Elements as the bytes that are sent, behind `start`. Kept markup goes in as bytes that were made once:
 * the text of a whole page is more than V8 has room for beside other objects, and to ask the system for
 * a place, copy the text there and encode it took a third of a page's time.
 */
export function renderToBytes(elements: ReactElement, start = ''): Buffer<ArrayBuffer> {
  const own: Buffer[] = [];
  const [head = '', ...behindMarks] = withPieces(own, () => start + renderToString(elements)).split(
    markStart,
  );
  const bytes = behindMarks.flatMap((text) => {
    const end = text.indexOf(markEnd);
    return [own[Number(text.slice(0, end))]!, Buffer.from(text.slice(end + markEnd.length))];
  });
  return Buffer.concat([Buffer.from(head), ...bytes]);
}
