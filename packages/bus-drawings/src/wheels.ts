import { box, disc, fill, num, stroke } from './shapes.ts';

export type WheelKind = 'steel' | 'dual' | 'alloy' | 'hubcap';

export type Wheel = { x: number; radius: number; kind: WheelKind };

/** Round arches cut into a skirt above these wheels. */
export const wheelArches = (wheels: readonly Omit<Wheel, 'kind'>[], skirtIn: number): string =>
  fill(wheels.map((one) => roundArch(one, skirtIn)).join(''), '#12171c');

function roundArch({ x, radius }: Omit<Wheel, 'kind'>, skirtIn: number): string {
  const reach = radius * 1.2;
  const side = num(x + reach);
  return `M${num(x - reach)} ${num(-skirtIn + 1)}V${num(-radius)}A${num(reach)} ${num(reach)} 0 0 1 ${side} ${num(-radius)}V${num(-skirtIn + 1)}Z`;
}

/** One wheel on the ground: tire, rim by kind, hub and bolts. */
export function wheel({ x, radius, kind }: Wheel): string {
  const rim = radius * (kind === 'alloy' ? 0.66 : 0.61);
  const parts = [
    fill(disc(x, radius, radius), '#15191d'),
    stroke(disc(x, radius, radius * 0.93), '#333b42', radius * 0.05),
    stroke(disc(x, radius, radius * 0.74), '#262d33', radius * 0.06),
    fill(disc(x, radius, rim + radius * 0.03), '#0c0f12'),
    kind === 'dual' ? dishedRim(x, radius, rim) : openRim(x, radius, rim, kind),
  ];
  return parts.join('');
}

function ring(count: number, distance: number, x: number, y: number, size: number): string {
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2 + 0.3;
    data += disc(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, size);
  }
  return data;
}

function openRim(x: number, y: number, rim: number, kind: WheelKind): string {
  const face = kind === 'steel' ? '#c9d0d5' : '#e3e7ea';
  const holes = kind === 'hubcap' ? 0 : kind === 'alloy' ? 10 : 8;
  return [
    fill(disc(x, y, rim), face),
    stroke(disc(x, y, rim * 0.94), '#8d979f', rim * 0.07),
    fill(ring(holes, rim * 0.7, x, y, rim * 0.1), kind === 'alloy' ? '#46515a' : '#2a3138'),
    kind === 'hubcap' ? stroke(disc(x, y, rim * 0.66), '#a7b0b7', rim * 0.08) : '',
    fill(disc(x, y, rim * 0.4), '#aab3ba'),
    fill(ring(10, rim * 0.47, x, y, rim * 0.045), '#5c666e'),
    fill(disc(x, y, rim * 0.26), '#eef1f3'),
    stroke(disc(x, y, rim * 0.26), '#79838b', rim * 0.04),
  ].join('');
}

/** The outer wheel of a dual pair: the rim is deep, so its face lies in shade and the hub stands out. */
function dishedRim(x: number, y: number, rim: number): string {
  return [
    fill(disc(x, y, rim), '#b7c0c7'),
    fill(disc(x, y - rim * 0.04, rim * 0.86), '#59636b'),
    fill(disc(x, y - rim * 0.1, rim * 0.78), '#717c85'),
    fill(ring(8, rim * 0.6, x, y - rim * 0.06, rim * 0.1), '#22292f'),
    fill(disc(x, y, rim * 0.38), '#9aa4ac'),
    fill(ring(8, rim * 0.3, x, y, rim * 0.04), '#4b545b'),
    fill(disc(x, y, rim * 0.2), '#dfe4e7'),
  ].join('');
}

/**
 * Soft shadow under the whole bus, the dark underbody between the wheels, and a dark core
 * where each tire meets the ground. Drawn before the body.
 */
export function groundShadow(lengthIn: number, wheels: readonly Wheel[]): string {
  const core = wheels
    .map(
      ({ x, radius }) =>
        `<ellipse cx="${num(x)}" cy="0.4" rx="${num(radius * 0.95)}" ry="${num(radius * 0.1)}" fill="#0b1118" fill-opacity="0.6"/>`,
    )
    .join('');
  const shade = (reach: number, height: number) =>
    `<ellipse cx="${num(lengthIn * 0.495)}" cy="1" rx="${num(lengthIn * reach)}" ry="${num(height)}" fill="url(#shadow)"/>`;
  return [
    shade(0.535, 8 + lengthIn * 0.012),
    shade(0.5, 4.5 + lengthIn * 0.004),
    core,
    fill(box(lengthIn * 0.05, 14, lengthIn * 0.955, 30, 3), '#171d23'),
  ].join('');
}

export const SHADOW_DEF =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#0b1118" stop-opacity="0.55"/><stop offset="0.75" stop-color="#0b1118" stop-opacity="0.4"/><stop offset="1" stop-color="#0b1118" stop-opacity="0"/></radialGradient>';
