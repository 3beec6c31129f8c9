import { num } from './shapes.ts';

/**
 * A block alphabet drawn as strokes on a grid 4 wide and 6 high, because text in an SVG would
 * depend on the fonts of the machine that draws it. Each glyph: strokes split by a space, each
 * stroke a run of "xy" digit pairs, y upward.
 */
const GLYPHS: Record<string, string> = {
  A: '000516364540 0343',
  B: '00063645443303 3342413000',
  C: '4536160501103041',
  D: '00062644422000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '45361605011030414323',
  H: '0006 4046 0343',
  I: '2026',
  J: '4641301001',
  K: '0006 460340',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '100105163645413010',
  P: '00063645443303',
  Q: '100105163645413010 2240',
  R: '00063645443303 2340',
  S: '453616050413334241301001',
  T: '0646 2620',
  U: '060110304146',
  V: '062046',
  W: '0610243046',
  X: '0046 0640',
  Y: '062346 2320',
  Z: '06460040',
  '0': '100105163645413010',
  '1': '152620',
  '2': '05163645440040',
  '3': '05163645443323 334241301001',
  '4': '30360242',
  '5': '460603334241301001',
  '6': '360301103041423303',
  '7': '064610',
  '8': '13040516364544331302011030414233',
  '9': '431304051636454310',
  '-': '1333',
  '+': '0343 2521',
  '/': '0046',
  '.': '2020',
};

const ADVANCE = 5.6;
const NARROW: Record<string, number> = { I: 2.6, '1': 3.8, ' ': 3.4, '.': 2.4 };

const advance = (letter: string) => NARROW[letter] ?? ADVANCE;
const shift = (letter: string) =>
  letter === 'I' || letter === '.' ? -1.2 : letter === '1' ? -0.6 : 0;

/** Width of a line of lettering, in the unit of `height`. */
export function letteringWidth(text: string, height: number): number {
  const units = [...text.toUpperCase()].reduce((sum, letter) => sum + advance(letter), 0);
  return Math.max(0, units - 1.6) * (height / 6);
}

/**
 * Path data for a line of capitals and digits, to be stroked at about a sixth of `height`.
 * Pixel axes: y grows downward and `baseline` is the foot of the letters.
 */
export function lettering(text: string, left: number, baseline: number, height: number): string {
  const unit = height / 6;
  let pen = left;
  let data = '';
  for (const letter of text.toUpperCase()) {
    for (const strokeRun of (GLYPHS[letter] ?? '').split(' ')) {
      for (let index = 0; index + 1 < strokeRun.length; index += 2) {
        const x = pen + (Number(strokeRun[index]) + shift(letter)) * unit;
        const y = baseline - Number(strokeRun[index + 1]) * unit;
        data += `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`;
      }
    }
    pen += advance(letter) * unit;
  }
  return data;
}

export type LabelOptions = {
  height: number;
  color: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
};

/** A drawn label. `weight` is the stroke as a share of the letter height. */
export function label(
  text: string,
  x: number,
  baseline: number,
  { height, color, anchor = 'start', weight = 0.14 }: LabelOptions,
): string {
  const width = letteringWidth(text, height);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return `<path d="${lettering(text, left, baseline, height)}" fill="none" stroke="${color}" stroke-width="${num(height * weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
