import type { BodyStyle, BusPictureSpec } from '../picture-spec.ts';
import { ink, marker, path, plainGround, box, dot, type Drawing } from './pen.ts';
import { placeBus } from './place-bus.ts';

type Shown = readonly [
  style: BodyStyle,
  english: string,
  spanish: string,
  about: Partial<BusPictureSpec>,
];

const kinds: readonly Shown[] = [
  ['van', 'Van', 'Van', {}],
  ['cutaway-shuttle', 'Shuttle', 'Shuttle', { accentColor: '#1d4e89' }],
  ['school-c', 'School', 'Escolar', { bodyColor: '#ffc20e' }],
  ['coach', 'Coach', 'Autocar', { bodyColor: '#e9eef2', accentColor: '#0b63ce' }],
  ['mini-coach', 'Mini coach', 'Midibús', { bodyColor: '#e7eaec', accentColor: '#7d1f2b' }],
  ['transit', 'City bus', 'Urbano', { accentColor: '#2b6e57' }],
  ['trolley', 'Trolley', 'Tranvía', { bodyColor: '#8c1c24' }],
  ['double-decker', 'Double decker', 'Dos pisos', { bodyColor: '#b3202a' }],
  ['limo-bus', 'Limo bus', 'Limusina', { bodyColor: '#181b20' }],
];

/** Nine kinds at one glance. Longer kinds are drawn longer, not to one scale. */
export const drawBusKinds: Drawing = (pen) =>
  box(0, 0, 720, 480, { fill: ink.pale, round: 0 }) +
  kinds
    .map(([style, english, spanish, about], at) => {
      const x = 120 + (at % 3) * 240;
      const groundY = 104 + Math.floor(at / 3) * 156;
      return [
        path(`M${x - 104} ${groundY + 2}H${x + 104}`, { stroke: ink.mist, line: 4 }),
        placeBus(style, { x, groundY, width: 198, maxHeight: 92 }, about),
        pen.text(pen.say(english, spanish), x, groundY + 36, {
          anchor: 'middle',
          weight: 'display',
          size: 28,
        }),
      ].join('');
    })
    .join('');

const schoolTypes: readonly [BodyStyle, string, engineX: number, engineUp: number][] = [
  ['school-a', 'A', 0.9, 44],
  ['school-b', 'B', 0.9, 44],
  ['school-c', 'C', 0.92, 42],
  ['school-d', 'D', 0.04, 40],
];

/** The four types with a dot where the engine sits; type D stands for the rear-engine version. */
export const drawSchoolTypes: Drawing = (pen) =>
  plainGround() +
  schoolTypes
    .map(([style, letter, engineX, engineUp], at) => {
      const width = [232, 236, 318, 318][at] ?? 260;
      const x = at % 2 === 0 ? 176 : 536;
      const groundY = at < 2 ? 178 : 392;
      const left = x - width / 2;
      return [
        path(`M${x - 156} ${groundY + 2}H${x + 156}`, { stroke: ink.mist, line: 4 }),
        placeBus(
          style,
          { x, groundY, width, maxHeight: 150 },
          {
            bodyColor: '#ffc20e',
            engine: style === 'school-d' ? 'rear' : 'front',
          },
        ),
        dot(left + width * engineX, groundY - engineUp, 12, ink.signal, ink.white),
        marker(pen, letter, x - 140, groundY - 132, ink.navy),
      ].join('');
    })
    .join('') +
  dot(40, 428, 10, ink.signal, ink.white) +
  pen.text(pen.say('Engine', 'Motor'), 60, 437, { weight: 'text' });
