import { arrow, box, dot, ink, leader, marker, path, plainGround, type Drawing } from './pen.ts';
import { placeBus } from './place-bus.ts';

const wheel = (x: number, y: number) =>
  dot(x, y, 40, ink.navy) + dot(x, y, 20, ink.mist) + dot(x, y, 6, ink.navy);

/** A body lifted off its chassis. */
export const drawBodyAndChassis: Drawing = (pen) =>
  [
    plainGround(440),
    // The body.
    path('M40 212V64q0 -16 16 -16H452q26 0 34 22l18 50V212Z', {
      fill: ink.yellow,
      stroke: ink.navy,
    }),
    ...[70, 150, 230, 310].map((x) =>
      box(x, 72, 66, 62, { fill: '#dbe8f0', stroke: ink.navy, line: 2.5 }),
    ),
    box(398, 72, 64, 128, { fill: '#dbe8f0', stroke: ink.navy, line: 2.5 }),
    path('M430 74V198', { stroke: ink.navy, line: 2.5 }),
    path('M40 160H390', { stroke: ink.navy, line: 2 }),
    ...[90, 260, 430].map((x) =>
      path(`M${x} 222V300`, { stroke: ink.slate, line: 3, dash: '2 10' }),
    ),
    // The chassis: rails, cab, wheels.
    box(44, 340, 480, 20, { fill: ink.slate, round: 3 }),
    ...[120, 220, 320, 420].map((x) => box(x, 334, 10, 32, { fill: ink.navy, round: 2 })),
    path('M486 362V262q0 -12 14 -12H560q14 0 24 12l24 40h48q26 4 30 30v30Z', {
      fill: ink.mist,
      stroke: ink.navy,
    }),
    path('M520 302V268H556q8 0 14 8l16 26Z', { fill: ink.white, stroke: ink.navy, line: 2.5 }),
    wheel(150, 398),
    wheel(612, 398),
    pen.text(pen.say('Body', 'Carrocería'), 520, 90, { weight: 'display', size: 40 }),
    pen.text(pen.say('doors, windows,', 'puertas, ventanas,'), 520, 124, {
      weight: 'text',
      size: 24,
    }),
    pen.text(pen.say('seats, lift', 'asientos, elevador'), 520, 154, { weight: 'text', size: 24 }),
    pen.text(pen.say('Chassis', 'Chasis'), 210, 398, { weight: 'display', size: 40 }),
    pen.text(pen.say('engine, brakes, VIN', 'motor, frenos, VIN'), 210, 430, {
      weight: 'text',
      size: 24,
    }),
  ].join('');

/** Seen from above, nose to the right. */
const planOfBus = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, { fill: ink.white, stroke: ink.navy, line: 3.5, round: 26 }) +
  path(`M${x + width - 52} ${y + 12}q26 ${height / 2 - 12} 0 ${height - 24}`, {
    stroke: ink.navy,
    line: 3,
  });

const walkStops = [
  [644, 132],
  [360, 72],
  [118, 72],
  [60, 240],
  [240, 404],
  [520, 404],
  [330, 240],
] as const;

/** The order of an inspection: around the bus once, then inside, then the road. */
export const drawInspectionWalk: Drawing = (pen) =>
  [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    planOfBus(120, 136, 490, 208),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) => [
      box(150 + row * 58, 152, 42, 62, { fill: '#dfe7ed', round: 8 }),
      box(150 + row * 58, 266, 42, 62, { fill: '#dfe7ed', round: 8 }),
    ]),
    box(516, 156, 38, 54, { fill: ink.mist, round: 8 }),
    path('M640 120Q620 72 560 72H130Q60 72 60 150V330Q60 404 130 404H560Q664 404 664 300', {
      stroke: ink.signal,
      line: 4,
      dash: '3 12',
    }),
    path('M664 300Q664 262 600 240H180', { stroke: ink.signal, line: 4, dash: '3 12' }),
    ...walkStops.map(([x, y], at) => marker(pen, String(at + 1), x, y)),
    pen.text(pen.say('Front', 'Frente'), 690, 236, { anchor: 'end', size: 24, weight: 'text' }),
    pen.text(pen.say('Once around, then inside', 'Una vuelta, luego adentro'), 360, 462, {
      anchor: 'middle',
      weight: 'display',
      size: 31,
    }),
  ].join('');

const rustSpots = [
  [246, 330],
  [567, 346],
  [638, 316],
  [392, 334],
  [360, 206],
  [140, 318],
] as const;

/** Where a school bus rusts first. */
export const drawRustMap: Drawing = (pen) =>
  plainGround(400) +
  placeBus(
    'school-c',
    { x: 370, groundY: 382, width: 620, maxHeight: 290 },
    { bodyColor: '#f2e3b0', accentColor: ink.slate, schoolStopArm: false },
  ) +
  rustSpots
    .map(
      ([x, y], at) =>
        dot(x, y, 30, 'rgb(168 72 31 / 0.38)') + marker(pen, String(at + 1), x, y, ink.rust),
    )
    .join('') +
  pen.text('Look here first', 28, 62, { weight: 'display', size: 36 });

/** A lift at the ground, seen from beside the bus. */
export const drawLiftParts: Drawing = (pen) =>
  [
    plainGround(436),
    // Wall and doorway, cut.
    box(0, 40, 190, 400, { fill: ink.white, stroke: ink.navy, line: 3, round: 0 }),
    box(0, 300, 226, 22, { fill: ink.slate, round: 0 }),
    path('M190 40V300', { stroke: ink.navy, line: 8 }),
    box(150, 78, 34, 220, { fill: '#dbe8f0', stroke: ink.navy, line: 2.5 }),
    // Arms.
    path('M206 120L300 250V410', { stroke: ink.navy, line: 12 }),
    path('M206 290L300 330', { stroke: ink.slate, line: 10 }),
    // Platform with roll stop and rails.
    box(296, 408, 236, 16, { fill: ink.yellow, stroke: ink.navy, line: 3, round: 2 }),
    path('M532 416L562 388', { stroke: ink.navy, line: 9 }),
    path('M330 408V300H470V408', { stroke: ink.navy, line: 6 }),
    box(60, 236, 66, 56, { fill: ink.mist, stroke: ink.navy, line: 2.5 }),
    leader(330, 92, 216, 134),
    pen.text('Arms and cylinders', 340, 100, { size: 26 }),
    leader(560, 220, 470, 304),
    pen.text('Handrails', 560, 214, { size: 26 }),
    leader(612, 342, 556, 388),
    pen.text('Roll stop', 600, 332, { size: 26 }),
    leader(400, 362, 400, 414),
    pen.text('Platform', 346, 352, { size: 26 }),
    leader(94, 204, 94, 250),
    pen.text('Pump', 60, 194, { size: 26 }),
    leader(338, 168, 170, 190),
    pen.text('Door with interlock', 348, 176, { size: 26 }),
  ].join('');

/** The same press of a foot, by fluid and by air. */
export const drawBrakeLines: Drawing = (pen) => {
  const unit = (x: number, y: number, width: number, words: string, fill: string) =>
    box(x, y, width, 62, { fill, stroke: ink.navy, line: 3, round: 8 }) +
    pen.text(words, x + width / 2, y + 40, { anchor: 'middle', size: 25 });
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    box(20, 20, 680, 170, { fill: ink.white, round: 10 }),
    box(20, 206, 680, 254, { fill: ink.white, round: 10 }),
    pen.text('Hydraulic', 40, 64, { weight: 'display', size: 34 }),
    unit(40, 96, 110, 'Pedal', ink.mist),
    arrow(154, 127, 208, 127, ink.amber, 6),
    unit(212, 96, 214, 'Master cylinder', ink.yellow),
    arrow(430, 127, 484, 127, ink.amber, 6),
    unit(488, 96, 190, 'Caliper', ink.mist),
    pen.text('Air', 40, 250, { weight: 'display', size: 34 }),
    unit(40, 278, 180, 'Compressor', ink.mist),
    arrow(224, 309, 262, 309, ink.signal, 6),
    unit(266, 278, 90, 'Dryer', ink.mist),
    arrow(360, 309, 398, 309, ink.signal, 6),
    unit(402, 278, 110, 'Tanks', '#b7d2f3'),
    unit(40, 380, 110, 'Pedal', ink.mist),
    arrow(154, 411, 208, 411, ink.signal, 6),
    unit(212, 380, 214, 'Foot valve', '#b7d2f3'),
    arrow(430, 411, 484, 411, ink.signal, 6),
    unit(488, 380, 190, 'Brake chamber', ink.mist),
    path('M457 344V360H319V376', { stroke: ink.signal, line: 6 }),
  ].join('');
};
