import { arrow, box, ink, path, plainGround, type Drawing, type Pen } from './pen.ts';

const question = (pen: Pen, x: number, y: number, width: number, lines: readonly string[]) =>
  box(x, y, width, 30 + lines.length * 34, {
    fill: ink.white,
    stroke: ink.navy,
    line: 3,
    round: 10,
  }) +
  lines
    .map((line, at) =>
      pen.text(line, x + width / 2, y + 45 + at * 34, { anchor: 'middle', size: 27 }),
    )
    .join('');

const answer = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  words: string,
  fill: string,
  color: string,
) =>
  box(x, y, width, 70, { fill, round: 10 }) +
  pen.text(words, x + width / 2, y + 47, { anchor: 'middle', weight: 'display', size: 36, color });

/** 49 CFR 383.91 as two questions. */
export const drawLicenseQuestions: Drawing = (pen) =>
  [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    question(pen, 28, 36, 420, [
      pen.say('Built for 16 or more', '¿Hecho para 16 o más'),
      pen.say('people, driver included?', 'personas con conductor?'),
    ]),
    question(pen, 28, 206, 420, [
      pen.say('Rated at 26,001 pounds', '¿Peso bruto de 26,001'),
      pen.say('or more?', 'libras o más?'),
    ]),
    arrow(448, 86, 520, 86),
    arrow(448, 256, 520, 256),
    pen.text(pen.say('Yes', 'Sí'), 478, 74, { anchor: 'middle' }),
    pen.text(pen.say('Yes', 'Sí'), 478, 244, { anchor: 'middle' }),
    answer(pen, 524, 50, 168, 'CDL', ink.yellow, ink.navy),
    answer(pen, 524, 222, 168, 'CDL', ink.yellow, ink.navy),
    arrow(238, 134, 238, 202),
    arrow(238, 304, 238, 372),
    pen.text('No', 254, 176),
    pen.text('No', 254, 346),
    answer(pen, 28, 376, 420, pen.say('No CDL, federally', 'Sin CDL federal'), ink.navy, ink.white),
    pen.text(pen.say('Your state', 'Su estado'), 484, 406, { weight: 'text' }),
    pen.text(pen.say('may ask more', 'puede pedir más'), 484, 438, { weight: 'text' }),
  ].join('');

/** People across, weight upward: which group a bus falls into. */
export const drawLicenseGroups: Drawing = (pen) => {
  const cell = (x: number, y: number, title: string, text: string, fill: string) =>
    box(x, y, 264, 168, { fill, stroke: ink.white, line: 4, round: 8 }) +
    pen.text(title, x + 132, y + 82, { anchor: 'middle', weight: 'display', size: 40 }) +
    pen.text(text, x + 132, y + 122, { anchor: 'middle', weight: 'text', size: 24 });
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    cell(168, 30, 'Group B', 'by weight', '#ffe08a'),
    cell(436, 30, 'Group B', 'by weight', ink.yellow),
    cell(168, 202, 'No CDL', 'by federal rule', ink.white),
    cell(436, 202, 'Group C', 'by people', '#ffe08a'),
    arrow(150, 376, 150, 26),
    arrow(162, 386, 706, 386),
    pen.text('26,001 lb', 26, 112, { size: 25 }),
    pen.text('and up', 26, 142, { size: 25, weight: 'text' }),
    pen.text('26,000 lb', 26, 284, { size: 25 }),
    pen.text('or less', 26, 314, { size: 25, weight: 'text' }),
    pen.text('15 people or fewer', 300, 422, { anchor: 'middle', size: 25 }),
    pen.text('16 or more', 568, 422, { anchor: 'middle', size: 25 }),
    pen.text('Driver counted. Both CDL groups need the P endorsement.', 360, 462, {
      anchor: 'middle',
      size: 24,
      weight: 'text',
      color: ink.slate,
    }),
  ].join('');
};

const steps = [
  ['2004', 'Cooled exhaust', 'returned (EGR)', '#e4eaef'],
  ['2007', 'Particulate', 'filter (DPF)', '#ffe08a'],
  ['2010', 'Catalyst with', 'fluid (DEF)', ink.yellow],
] as const;

/** What each model year of diesel added to the exhaust. Years from the EPA rules. */
export const drawEmissionYears: Drawing = (pen) =>
  plainGround(444) +
  pen.text('What a diesel carries, by engine year', 28, 62, { weight: 'display', size: 36 }) +
  path('M28 372H664', { stroke: ink.navy, line: 6 }) +
  arrow(640, 372, 700, 372, ink.navy, 6) +
  steps
    .map(([year, first, second, fill], at) => {
      const x = 36 + at * 220;
      const height = 120 + at * 52;
      return (
        box(x, 360 - height, 204, height, { fill, stroke: ink.navy, line: 2.5 }) +
        pen.text(first, x + 102, 360 - height + 46, { anchor: 'middle', size: 26 }) +
        pen.text(second, x + 102, 360 - height + 80, { anchor: 'middle', size: 26 }) +
        pen.text(year, x + 102, 420, { anchor: 'middle', weight: 'display', size: 36 })
      );
    })
    .join('') +
  pen.text('+ all of these', 578, 336, { anchor: 'middle', size: 24, weight: 'text' }) +
  pen.text('+ EGR', 358, 336, { anchor: 'middle', size: 24, weight: 'text' });
