import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontHas } from '../../../bin/fonts/font-metrics.mjs';
import { printable, scriptOf } from './printable-text.ts';

const folder = join(import.meta.dirname, '../../../content/fonts');
const read = (name: string) => readFileSync(join(folder, `${name}.ttf`));

describe('a printable text', () => {
  it.each([
    ['Œuvre, ñandú, ¿qué?', 'Œuvre, ñandú, ¿qué?'],
    ['84\u202f210 km', '84\u00a0210 km'],
    ['27′ 2″', '27\' 2"'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['a\u0007b\u0000c\u202ed\u200b', 'abcd'],
    ['Škoda', 'Škoda'],
    ['Łukasz Ünal, Łódź', 'Łukasz Ünal, Łódź'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Дмитро Шевчук, Ґанок', 'Дмитро Шевчук, Ґанок'],
    ['Ǧorgo', 'Gorgo'],
    ['e\u0301', 'é'],
    ['', ''],
  ])('sets %j as %j', (typed, text) => {
    expect(printable(typed)).toEqual({ text, isShortened: false });
  });

  it.each([
    ['brakes 汽车 good', 'brakes […] good'],
    ['שלום עולם', '[…] '],
    ['🚍🚍 bus', '[…] bus'],
    ['👩🏽‍🔧 says', '[…] says'],
    ['Σοφία', '[…]'],
  ])('says that something of %j is left out', (typed, text) => {
    expect(printable(typed)).toEqual({ text, isShortened: true });
  });

  it('has no character that the fonts do not draw, whatever comes', () => {
    const fonts = {
      latin: ['barlow-400', 'barlow-600', 'barlow-condensed-700'].map(read),
      cyrillic: ['fira-sans-cyrillic-400', 'fira-sans-cyrillic-600'].map(read),
    };
    const seen = new Set<string>();
    for (let point = 0; point < 0x2_ffff; point += 1) {
      if (point >= 0xd800 && point < 0xe000) continue;
      for (const one of printable(String.fromCodePoint(point)).text) seen.add(one);
    }
    seen.delete('\n');
    for (const one of seen) {
      const script = scriptOf(one);
      const isDrawn = script !== null && fonts[script].every((font) => fontHas(font, one));
      if (!isDrawn) expect.fail(`${one} is in no font`);
    }
    expect(seen.size).toBeGreaterThan(500);
  });
});
