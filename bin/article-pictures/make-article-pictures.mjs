#!/usr/bin/env node
/**
 * Draws `content/pictures/*.svg`, the illustrations of the articles:
 *
 *     node bin/article-pictures/make-article-pictures.mjs [name…]
 *
 * The drawings are `packages/bus-drawings/src/articles/`; their words are set in Barlow and stored as
 * outlines.
 * The results are committed. A picture that changed after it was published gets a new name, because
 * browsers keep pictures for a year.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  articleDrawings,
  createPen,
  drawingHeight,
  drawingWidth,
  resetPaintNames,
} from '@omnibus/bus-drawings';
// @ts-expect-error The package has no type declarations.
import subsetFont from 'subset-font';
import { fontHas } from '../fonts/font-metrics.mjs';
import { openFont } from './glyph-outlines.mjs';

const root = join(import.meta.dirname, '../..');

/** Everything a font of ours may draw: the fonts themselves hold less. */
const characters = Array.from({ length: 0x2100 }, (_, at) => String.fromCodePoint(at + 0x20));

/** @param {string} name */
async function openOurs(name) {
  const woff2 = readFileSync(join(root, `src/site/fonts/${name}.woff2`));
  const sfnt = await subsetFont(woff2, characters.join(''), { targetFormat: 'sfnt' });
  return { sfnt, letter: openFont(sfnt) };
}

/** @param {string} name */
async function font(name) {
  const [everyday, rare] = [await openOurs(name), await openOurs(`${name}-accents`)];
  return (/** @type {string} */ character) =>
    (fontHas(everyday.sfnt, character) ? everyday : rare).letter(character);
}

const fonts = {
  text: await font('barlow-400'),
  strong: await font('barlow-600'),
  display: await font('barlow-condensed-700'),
};

/**
 * Letters of one drawing: each is stored once and used by its name.
 * @returns {import('@omnibus/bus-drawings').Typesetter & { stored(): string }}
 */
function createTypesetter() {
  /** @type {Map<string, { data: string, advance: number }>} */
  const letters = new Map();
  return {
    line(text, size, weight) {
      let pen = 0;
      let markup = '';
      for (const character of text) {
        const name = `${weight[0]}${character.codePointAt(0)?.toString(36)}`;
        const letter = letters.get(name) ?? fonts[weight](character);
        letters.set(name, letter);
        if (letter.data) markup += `<use href="#${name}" x="${Math.round(pen)}"/>`;
        pen += letter.advance;
      }
      return { width: (pen * size) / 1000, markup };
    },
    stored: () =>
      [...letters]
        .flatMap(([name, { data }]) => (data ? [`<path id="${name}" d="${data}"/>`] : []))
        .join(''),
  };
}

const wanted = process.argv.slice(2);
for (const [name, { draw, languages }] of Object.entries(articleDrawings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const language of languages ?? /** @type {const} */ (['en'])) {
    resetPaintNames();
    const file = language === 'en' ? name : `${name}-${language}`;
    const type = createTypesetter();
    const art = draw(createPen(type, language));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingWidth}" height="${drawingHeight}" viewBox="0 0 ${drawingWidth} ${drawingHeight}"><defs>${type.stored()}</defs>${art}</svg>\n`;
    writeFileSync(join(root, 'content/pictures', `${file}.svg`), svg);
    console.error(`${file}: ${svg.length} bytes`);
  }
}
