import { mix } from './color.ts';
import { num } from './shapes.ts';

type Tone = {
  sky: readonly [string, string];
  far: string;
  near: string;
  ground: readonly [string, string];
};

const TONES: readonly Tone[] = [
  { sky: ['#c3d8e8', '#f1f5f6'], far: '#b4c4c6', near: '#93a8a3', ground: ['#a9b1b7', '#8b949b'] },
  { sky: ['#cfdce6', '#f8f3ea'], far: '#bec7c4', near: '#9fab9b', ground: ['#b0b4b5', '#90979b'] },
  { sky: ['#bfd3e3', '#e9f0f4'], far: '#afbfca', near: '#8fa3ae', ground: ['#a3acb4', '#858f98'] },
  { sky: ['#d4dfe6', '#f4f6f5'], far: '#c0cbc9', near: '#a2b1a6', ground: ['#adb3b6', '#8e969b'] },
];

/** Small deterministic generator: the same seed gives the same lot on every machine. */
export function seededNumbers(seed: number): () => number {
  let state = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A quiet dealer's lot, 1200 × 800: sky, planting or a workshop on the horizon, a curb, asphalt
 * and stall lines. `groundY` is where the wheels will stand.
 */
export function backdrop(seed: number, groundY: number): string {
  const random = seededNumbers(seed);
  const tone = TONES[Math.floor(random() * TONES.length)]!;
  const curbY = groundY - 62;
  const scenery = Math.floor(random() * 3);
  return [
    '<defs>',
    verticalRamp('sky', tone.sky),
    verticalRamp('lot', tone.ground),
    '<linearGradient id="cloud" gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="240"><stop offset="0" stop-color="#fff" stop-opacity="0.42"/><stop offset="1" stop-color="#fff" stop-opacity="0.08"/></linearGradient>',
    '</defs>',
    `<path d="M0 0H1200V${num(curbY)}H0Z" fill="url(#sky)"/>`,
    clouds(random),
    treeLine(random, curbY, 92, tone.far),
    scenery === 0 ? workshop(random, curbY, tone) : '',
    treeLine(random, curbY, scenery === 0 ? 30 : 48, tone.near),
    scenery === 1 ? fence(curbY) : '',
    `<path d="M0 ${num(curbY)}H1200V800H0Z" fill="url(#lot)"/>`,
    `<path d="M0 ${num(curbY - 5)}H1200V${num(curbY)}H0Z" fill="${mix(tone.near, '#6f8a5f', 0.35)}"/>`,
    `<path d="M0 ${num(curbY)}H1200V${num(curbY + 5)}H0Z" fill="#d9dcdc"/><path d="M0 ${num(curbY + 5)}H1200V${num(curbY + 8)}H0Z" fill="#737c83"/>`,
    stallLines(curbY, groundY, random),
  ].join('');
}

const verticalRamp = (id: string, [top, bottom]: readonly [string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/** Thin fair-weather clouds that dissolve downward. */
function clouds(random: () => number): string {
  let data = '';
  for (let index = 0; index < 3; index += 1) {
    const x = 120 + index * 380 + random() * 160;
    const y = 90 + random() * 130;
    const width = 150 + random() * 120;
    data += `M${num(x - width)} ${num(y)}q${num(width * 0.2)} -18 ${num(width * 0.52)} -19q${num(width * 0.34)} -30 ${num(width * 0.74)} -6q${num(width * 0.42)} -8 ${num(width * 0.64)} 25q${num(-width * 0.9)} 22 ${num(-width * 1.9)} 0Z`;
  }
  return `<path d="${data}" fill="url(#cloud)"/>`;
}

function treeLine(random: () => number, baseY: number, height: number, color: string): string {
  let data = `M-20 ${num(baseY)}V${num(baseY - height * 0.7)}`;
  let x = -20;
  while (x < 1220) {
    const width = 34 + random() * 54;
    const rise = height * (0.25 + random() * 0.35);
    const settle = (random() - 0.5) * height * 0.16;
    data += `c${num(width * 0.12)} ${num(-rise)} ${num(width * 0.88)} ${num(-rise)} ${num(width)} ${num(settle)}`;
    x += width;
    if (random() < 0.5) data += `V${num(baseY - height * (0.55 + random() * 0.3))}`;
  }
  return `<path d="${data}V${num(baseY)}Z" fill="${color}"/>`;
}

function workshop(random: () => number, baseY: number, tone: Tone): string {
  const left = random() < 0.5 ? 40 + random() * 120 : 620 + random() * 120;
  const wall = mix(tone.sky[1], '#8d9aa3', 0.28);
  const door = mix(wall, '#5f6e79', 0.35);
  const doors = [0, 1, 2]
    .map((bay) => `M${num(left + 40 + bay * 118)} ${num(baseY)}v-66h86v66Z`)
    .join('');
  const seams = [0, 1, 2]
    .map((bay) =>
      [16, 33, 50]
        .map((down) => `M${num(left + 40 + bay * 118)} ${num(baseY - 66 + down)}h86`)
        .join(''),
    )
    .join('');
  return [
    `<path d="M${num(left)} ${num(baseY)}V${num(baseY - 112)}H${num(left + 410)}V${num(baseY)}Z" fill="${wall}"/>`,
    `<path d="M${num(left - 6)} ${num(baseY - 112)}h422v-10h-422Z" fill="${mix(wall, '#56656f', 0.4)}"/>`,
    `<path d="${doors}" fill="${door}"/><path d="${seams}" stroke="${mix(door, '#ffffff', 0.3)}" stroke-width="1.5"/>`,
  ].join('');
}

function fence(baseY: number): string {
  let posts = '';
  for (let x = 30; x < 1200; x += 95) posts += `M${x} ${num(baseY)}v-44`;
  const rails = [42, 24].map((up) => `M0 ${num(baseY - up)}H1200`).join('');
  return `<path d="${posts}${rails}" stroke="#6f7d86" stroke-opacity="0.55" stroke-width="2.4" fill="none"/>`;
}

function stallLines(curbY: number, groundY: number, random: () => number): string {
  const shift = random() * 60 - 30;
  const top = curbY + 12;
  let behind = '';
  for (const x of [70, 330, 590, 850, 1110]) {
    const far = x + shift;
    const near = 600 + (far - 600) * 1.22;
    behind += `M${num(far - 2)} ${num(top)}H${num(far + 2)}L${num(near + 4)} ${num(groundY + 6)}H${num(near - 4)}Z`;
  }
  const front = groundY + Math.min(96, (800 - groundY) * 0.55);
  return [
    `<path d="${behind}" fill="#eef0ef" fill-opacity="0.7"/>`,
    `<path d="M0 ${num(front)}H1200V${num(front + 11)}H0Z" fill="#f3c64b" fill-opacity="0.75"/>`,
    `<path d="M0 800V${num(front + 60)}H1200V800Z" fill="#5d6770" fill-opacity="0.12"/>`,
  ].join('');
}
