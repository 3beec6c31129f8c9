import { arrow, box, dot, ink, leader, marker, path, type Drawing } from './pen.ts';
import { placeShuttle } from './place-bus.ts';

const bar = (x: number, y: number, width: number) =>
  box(x, y, width, 16, { fill: ink.mist, round: 8 });

/** A listing with the six places that the article speaks of. */
export const drawListing: Drawing = (pen) =>
  [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    box(120, 24, 480, 432, { fill: ink.white, stroke: ink.mist, line: 2, round: 10 }),
    box(136, 40, 448, 180, { fill: '#dfe7ed', round: 6 }),
    box(136, 190, 448, 30, { fill: ink.mist, round: 4 }),
    placeShuttle({ x: 360, groundY: 200, width: 300, maxHeight: 130 }, { lift: true }),
    pen.text('2016 Starcraft Allstar', 144, 258, { weight: 'display', size: 31 }),
    bar(144, 272, 210),
    pen.text('$38,500', 576, 262, { anchor: 'end', weight: 'display', size: 34 }),
    ...[144, 256, 368, 480].map((x) => box(x, 306, 96, 66, { fill: ink.pale, round: 6 })),
    pen.text('N/A mi', 192, 360, { anchor: 'middle', size: 23 }),
    pen.text('12 + 2', 304, 360, { anchor: 'middle', size: 23 }),
    pen.text('E-450', 416, 360, { anchor: 'middle', size: 23 }),
    pen.text('No CDL', 528, 360, { anchor: 'middle', size: 23 }),
    bar(144, 388, 420),
    bar(144, 411, 384),
    bar(144, 434, 300),
    marker(pen, '1', 120, 66),
    marker(pen, '2', 120, 250),
    marker(pen, '3', 600, 270),
    marker(pen, '4', 192, 306),
    marker(pen, '5', 304, 306),
    marker(pen, '6', 528, 306),
  ].join('');

const slip = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, { fill: ink.white, stroke: ink.navy, line: 3, round: 8 });

/** The two labels of a bus built in two stages, and what places of a VIN say. */
export const drawTwoLabels: Drawing = (pen) => {
  const cell = 36;
  const left = (720 - cell * 17) / 2;
  const cells = [...'1FDFE4FS8GDC04817'].map((letter, at) => {
    const fill = at < 3 ? '#fff3cf' : at === 9 ? ink.yellow : at > 10 ? '#dbe8f8' : ink.white;
    return (
      box(left + at * cell, 318, cell, 54, { fill, stroke: ink.navy, line: 2, round: 0 }) +
      pen.text(letter, left + at * cell + cell / 2, 355, {
        anchor: 'middle',
        weight: 'display',
        size: 31,
      })
    );
  });
  const bracket = (from: number, to: number) =>
    path(`M${left + from * cell + 4} 382v10H${left + to * cell - 4}v-10`, {
      stroke: ink.navy,
      line: 3,
    });
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    slip(30, 30, 310, 230),
    slip(380, 30, 310, 230),
    box(30, 30, 310, 54, { fill: ink.navy, round: 8 }),
    box(380, 30, 310, 54, { fill: ink.yellow, stroke: ink.navy, round: 8 }),
    pen.text('CHASSIS', 50, 68, { weight: 'display', size: 31, color: ink.white }),
    pen.text('BODY', 400, 68, { weight: 'display', size: 31 }),
    pen.text('Incomplete vehicle', 50, 124),
    pen.text('by the truck maker', 50, 156, { weight: 'text' }),
    pen.text('VIN starts here', 50, 196, { weight: 'text' }),
    pen.text('Final stage', 400, 124),
    pen.text('by the body builder', 400, 156, { weight: 'text' }),
    pen.text('GVWR to go by', 400, 196, { weight: 'text' }),
    pen.text('Month of completion', 400, 230, { weight: 'text' }),
    pen.text('One VIN, the maker’s', 50, 230, { weight: 'text' }),
    ...cells,
    bracket(0, 3),
    bracket(9, 10),
    bracket(11, 17),
    pen.text('Who made it', left, 426, { size: 24 }),
    pen.text('Model year', left + 9.5 * cell, 426, { anchor: 'middle', size: 24 }),
    pen.text('Serial number', left + 17 * cell, 426, { anchor: 'end', size: 24 }),
    pen.text('An example, not a real bus', 360, 464, {
      anchor: 'middle',
      size: 23,
      weight: 'text',
      color: ink.slate,
    }),
  ].join('');
};

const papers = [
  'Title',
  'Bill of sale',
  'Lien release',
  'Odometer statement',
  'Proof of insurance',
];

/** The folder that should lie on the table when money moves. */
export const drawPapers: Drawing = (pen) =>
  [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    ...papers.map((words, at) => {
      const y = 36 + at * 66;
      const x = 76 + at * 26;
      return (
        slip(x, y, 460, 130) +
        dot(x + 34, y + 34, 14, at < 3 ? ink.green : ink.signal) +
        path(`M${x + 27} ${y + 34}l5 6l9 -11`, { stroke: ink.white, line: 4 }) +
        pen.text(words, x + 62, y + 44, { size: 28 })
      );
    }),
    path('M60 452V372H250L276 400H660V452Z', { fill: ink.yellow, stroke: ink.navy }),
    pen.text('One folder, before any money', 360, 436, {
      anchor: 'middle',
      weight: 'display',
      size: 31,
    }),
  ].join('');

/** Selling alone, with every caller, and selling through a dealer. */
export const drawTwoRoutes: Drawing = (pen) => {
  const person = (x: number, y: number, fill: string) =>
    dot(x, y - 26, 13, fill) + path(`M${x - 22} ${y + 22}v-10q0 -20 22 -20t22 20v10Z`, { fill });
  const callers = [300, 372, 444, 516, 588];
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    box(24, 20, 672, 212, { fill: ink.white, round: 10 }),
    box(24, 248, 672, 212, { fill: ink.white, round: 10 }),
    pen.text('On your own', 48, 62, { weight: 'display', size: 31 }),
    person(90, 156, ink.navy),
    ...callers.map((x, at) => person(x + 60, at % 2 ? 172 : 148, at === 3 ? ink.green : ink.mist)),
    ...callers.map((x, at) =>
      path(`M${x + 32} ${at % 2 ? 172 : 148}L126 156`, { stroke: ink.mist, line: 2.5 }),
    ),
    pen.text('You', 90, 214, { anchor: 'middle' }),
    pen.text('Every caller', 500, 62, { anchor: 'middle', weight: 'text' }),
    pen.text('Through us', 48, 290, { weight: 'display', size: 31 }),
    person(90, 384, ink.navy),
    arrow(130, 384, 262, 384),
    box(276, 342, 150, 76, { fill: ink.yellow, stroke: ink.navy }),
    pen.text('The lot', 351, 390, { anchor: 'middle', weight: 'display', size: 31 }),
    arrow(440, 384, 572, 384),
    person(616, 384, ink.green),
    pen.text('You', 90, 442, { anchor: 'middle' }),
    pen.text('Listing, calls, papers', 351, 446, { anchor: 'middle', weight: 'text', size: 24 }),
    pen.text('Buyer', 616, 442, { anchor: 'middle' }),
  ].join('');
};

/** A person on the phone, an answer: what moves a price, in two columns. */
export const drawPriceLevers: Drawing = (pen) => {
  const up = [
    ['Service records', 'Historial de servicio'],
    ['A lift that works', 'Elevador que funciona'],
    ['No CDL needed', 'Sin licencia CDL'],
    ['Rear air', 'Aire trasero'],
  ] as const;
  const down = [
    ['Rust underneath', 'Óxido por debajo'],
    ['Soft floor', 'Piso blando'],
    ['Warning lights', 'Luces de aviso'],
    ['Old tires', 'Llantas viejas'],
  ] as const;
  const column = (
    list: readonly (readonly [string, string])[],
    x: number,
    color: string,
    rising: boolean,
  ) =>
    list
      .map(([english, spanish], at) => {
        const y = 122 + at * 84;
        return (
          box(x, y, 318, 66, { fill: ink.white, stroke: ink.mist, line: 2 }) +
          (rising
            ? arrow(x + 32, y + 50, x + 32, y + 14, color, 6)
            : arrow(x + 32, y + 16, x + 32, y + 52, color, 6)) +
          pen.text(pen.say(english, spanish), x + 60, y + 42, { size: 25 })
        );
      })
      .join('');
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    pen.text(pen.say('Pulls a price up', 'Sube el precio'), 28, 90, {
      weight: 'display',
      size: 36,
      color: ink.green,
    }),
    pen.text(pen.say('Pulls it down', 'Lo baja'), 374, 90, {
      weight: 'display',
      size: 36,
      color: ink.rust,
    }),
    column(up, 28, ink.green, true),
    column(down, 374, ink.rust, false),
    leader(360, 108, 360, 60),
    leader(360, 60, 360, 452),
  ].join('');
};
