import { arrow, box, dot, ink, path, plainGround, type Drawing } from './pen.ts';
import { placeShuttle } from './place-bus.ts';

/** A typed line and what the search makes of it. */
export const drawSearchWords: Drawing = (pen) => {
  const parts = [
    ['2015', 'Years 2013 to 2017', 52],
    ['Starcraft', 'Make', 120],
    ['25 passenger', 'Seats around 25', 246],
    ['with lift', 'Wheelchair lift', 416],
  ] as const;
  return [
    plainGround(444),
    box(28, 40, 664, 84, { fill: ink.white, stroke: ink.navy, line: 4, round: 10 }),
    box(596, 48, 88, 68, { fill: ink.yellow, round: 8 }),
    dot(634, 76, 14, 'none', ink.navy),
    path('M645 87L658 100', { stroke: ink.navy, line: 6 }),
    ...parts.map(([words, , x]) => pen.text(words, x, 92, { size: 28 })),
    ...parts.map(([words, means, x], row) => {
      const middle = x + pen.width(words, { size: 28 }) / 2;
      const y = 190 + (parts.length - 1 - row) * 62;
      return (
        path(`M${x} 112H${x + pen.width(words, { size: 28 })}`, { stroke: ink.yellow, line: 6 }) +
        path(`M${middle} 128V${y}H${middle + 24}`, { stroke: ink.slate, line: 3 }) +
        box(middle + 26, y - 24, pen.width(means, { size: 25 }) + 36, 46, {
          fill: ink.white,
          stroke: ink.navy,
          line: 2,
          round: 23,
        }) +
        pen.text(means, middle + 44, y + 9, { size: 25 })
      );
    }),
  ].join('');
};

/** From a search that found nothing to a bus in the mail. */
export const drawAlert: Drawing = (pen) =>
  [
    plainGround(436),
    box(28, 120, 180, 180, { fill: ink.white, stroke: ink.mist, line: 2, round: 12 }),
    dot(110, 200, 38, 'none', ink.navy),
    path('M138 228L172 262', { stroke: ink.navy, line: 10 }),
    arrow(218, 210, 272, 210),
    box(282, 120, 180, 180, { fill: ink.white, stroke: ink.mist, line: 2, round: 12 }),
    box(312, 166, 120, 86, { fill: ink.yellow, stroke: ink.navy, round: 6 }),
    path('M314 170L372 216L430 170', { stroke: ink.navy }),
    arrow(472, 210, 526, 210),
    box(536, 120, 160, 180, { fill: ink.white, stroke: ink.mist, line: 2, round: 12 }),
    placeShuttle({ x: 616, groundY: 246, width: 140, maxHeight: 90 }),
    pen.text('You search', 118, 344, { anchor: 'middle', size: 27 }),
    pen.text('You confirm', 372, 344, { anchor: 'middle', size: 27 }),
    pen.text('We write', 616, 344, { anchor: 'middle', size: 27 }),
    pen.text('when it comes in', 604, 378, { anchor: 'middle', size: 24, weight: 'text' }),
    pen.text('Hear of it first', 28, 74, { weight: 'display', size: 38 }),
  ].join('');

const rows = [
  ['Passengers', '24', true],
  ['Mileage', 'N/A', false],
  ['Weight rating', 'Not stated', false],
  ['License', 'Ask us', false],
  ['Lift', 'Yes', true],
] as const;

/** A specification table that admits what nobody knows. */
export const drawUnknowns: Drawing = (pen) =>
  [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    box(90, 28, 540, 424, { fill: ink.white, stroke: ink.mist, line: 2, round: 12 }),
    ...rows.map(([label, value, known], at) => {
      const y = 52 + at * 78;
      return (
        (known ? '' : box(106, y, 508, 66, { fill: '#fff3cf', round: 6 })) +
        pen.text(label, 126, y + 43, { size: 28, weight: 'text' }) +
        pen.text(value, 594, y + 43, {
          anchor: 'end',
          size: 30,
          color: known ? ink.navy : ink.rust,
        }) +
        (at < rows.length - 1 ? path(`M126 ${y + 72}H594`, { stroke: ink.mist, line: 2 }) : '')
      );
    }),
  ].join('');
