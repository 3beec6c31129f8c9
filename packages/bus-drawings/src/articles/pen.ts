import { num } from '../shapes.ts';

/** The colors of the house, and two quiet ones for wood and rust. */
export const ink = {
  navy: '#0f2233',
  slate: '#4d6274',
  mist: '#c4ced6',
  pale: '#f1f4f6',
  white: '#ffffff',
  yellow: '#ffc20e',
  amber: '#b98500',
  signal: '#0b63ce',
  rust: '#a8481f',
  green: '#1f7a4d',
} as const;

/** Size of every drawing, in its own units: 3:2, as cards and galleries show pictures. */
export const drawingWidth = 720;
export const drawingHeight = 480;
/** Letters below this cannot be read on a phone 360 px wide. */
const smallestText = 23;

export interface TextStyle {
  size?: number;
  weight?: 'text' | 'strong' | 'display';
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
}

/** Sets one line of text as outlines; `width` measures it. */
export interface Typesetter {
  line(
    text: string,
    size: number,
    weight: NonNullable<TextStyle['weight']>,
  ): {
    width: number;
    /** Of 1,000 units to the em, the pen at the origin. */
    markup: string;
  };
}

/** What a drawing is made with. `say` picks the words of the language being drawn. */
export type Pen = ReturnType<typeof createPen>;

export type Drawing = (pen: Pen) => string;

export function createPen(type: Typesetter, language: 'en' | 'es') {
  const set = (words: string, { size = 25, weight = 'strong' }: TextStyle) => {
    if (size < smallestText) throw new Error(`"${words}" is too small to read on a phone.`);
    return type.line(words, size, weight);
  };
  return {
    say: (english: string, spanish: string): string => (language === 'es' ? spanish : english),
    width: (words: string, style: TextStyle = {}): number => set(words, style).width,
    text(words: string, x: number, baseline: number, style: TextStyle = {}): string {
      const { width, markup } = set(words, style);
      const { anchor = 'start', color = ink.navy, size = 25 } = style;
      const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
      if (left < 4 || left + width > drawingWidth - 4)
        throw new Error(`"${words}" runs out of the drawing.`);
      return `<g transform="translate(${num(left)} ${num(baseline)}) scale(${size / 1000})" fill="${color}">${markup}</g>`;
    },
  };
}

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  { fill = 'none', stroke = 'none', line = 3, round = 6 } = {},
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${round}" fill="${fill}" stroke="${stroke}" stroke-width="${line}"/>`;

export const path = (
  d: string,
  { fill = 'none', stroke = 'none', line = 3, dash = '' } = {},
): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export const dot = (x: number, y: number, radius: number, fill: string, stroke = 'none'): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`;

/** A numbered or lettered marker, large enough for a thumb-sized screen. */
export const marker = (pen: Pen, words: string, x: number, y: number, fill: string = ink.yellow) =>
  dot(x, y, 20, fill, ink.white) +
  pen.text(words, x, y + 9.5, {
    anchor: 'middle',
    size: 27,
    weight: 'display',
    color: fill === ink.yellow ? ink.navy : ink.white,
  });

/** A straight arrow with a solid head. */
export function arrow(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  color: string = ink.navy,
  line = 4,
): string {
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const head = 14;
  const corner = (turn: number) =>
    `${num(toX - head * Math.cos(angle + turn))} ${num(toY - head * Math.sin(angle + turn))}`;
  const [endX, endY] = [toX - 9 * Math.cos(angle), toY - 9 * Math.sin(angle)];
  return (
    path(`M${num(fromX)} ${num(fromY)}L${num(endX)} ${num(endY)}`, { stroke: color, line }) +
    `<path d="M${num(toX)} ${num(toY)}L${corner(0.45)}L${corner(-0.45)}Z" fill="${color}"/>`
  );
}

/** A line from a part to the words that name it, with a dot at the part. */
export const leader = (fromX: number, fromY: number, toX: number, toY: number): string =>
  path(`M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`, { stroke: ink.navy, line: 2.5 }) +
  dot(toX, toY, 6, ink.navy);

/** Calm ground with the road and its yellow line at the foot, as on the tiles of the site. */
export const plainGround = (roadY = 452): string =>
  box(0, 0, drawingWidth, drawingHeight, { fill: ink.pale, round: 0 }) +
  box(0, roadY, drawingWidth, drawingHeight - roadY, { fill: ink.navy, round: 0 }) +
  box(0, roadY + 10, drawingWidth, 4, { fill: ink.yellow, round: 0 });
