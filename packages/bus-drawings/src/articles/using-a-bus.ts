import { arrow, box, dot, ink, marker, path, plainGround, type Drawing, type Pen } from './pen.ts';
import { placeBus, placeShuttle } from './place-bus.ts';

const uses = [
  ['Church', 6, 8],
  ['Nursing home', 10, 25],
  ['Transit, limo, parking', 35, 50],
] as const;

/** Yearly miles by use; the ranges are a dealer's, named as the article's source. */
export const drawYearlyMiles: Drawing = (pen) => {
  const at = (thousands: number) => 44 + (thousands / 50) * 632;
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    pen.text('Shuttle miles in a year', 28, 62, { weight: 'display', size: 36 }),
    ...[0, 10, 20, 30, 40, 50].map(
      (mark) =>
        path(`M${at(mark)} 92V408`, { stroke: ink.mist, line: 2 }) +
        pen.text(mark === 0 ? '0' : `${mark}k`, at(mark), 444, {
          anchor: 'middle',
          size: 24,
          weight: 'text',
        }),
    ),
    ...uses.map(([words, from, to], row) => {
      const y = 150 + row * 100;
      return (
        pen.text(words, row === 2 ? at(to) : at(from), y - 14, {
          anchor: row === 2 ? 'end' : 'start',
          size: 27,
        }) +
        box(at(from), y, at(to) - at(from), 40, {
          fill: row === 2 ? ink.navy : ink.yellow,
          round: 5,
        })
      );
    }),
  ].join('');
};

const zones = [
  [72, 110, 'Bed'],
  [186, 78, 'Bath'],
  [268, 152, 'Kitchen'],
  [424, 130, 'Seats'],
] as const;

/** Ten windows to a side: about two and a half feet of floor each. */
export const drawConversionPlan: Drawing = (pen) =>
  [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    pen.text('Ten windows, about 25 feet', 28, 62, {
      weight: 'display',
      size: 36,
    }),
    path('M60 150V360H566V328H606V360H640Q684 360 684 318V192Q684 150 640 150Z', {
      fill: ink.white,
      stroke: ink.navy,
      line: 5,
    }),
    ...Array.from({ length: 10 }, (_, window) =>
      box(72 + window * 49, 143, 40, 14, { fill: '#8fc1e8', stroke: ink.navy, line: 2, round: 2 }),
    ),
    ...zones.map(
      ([x, width, english], index) =>
        box(x, 166, width, 124, {
          fill: ['#e4eaef', '#dbe8f8', '#fff3cf', '#e4eaef'][index],
          stroke: ink.slate,
          line: 2,
        }) +
        pen.text(english, x + width / 2, 238, {
          anchor: 'middle',
          size: index === 1 ? 23 : 27,
        }),
    ),
    box(600, 190, 46, 54, { fill: ink.mist, round: 10 }),
    pen.text('Aisle kept clear to the rear door', 76, 334, { size: 24, weight: 'text' }),
    arrow(310, 410, 66, 410),
    arrow(310, 410, 566, 410),
    pen.text('2.5 feet a window', 316, 450, {
      anchor: 'middle',
      size: 26,
    }),
  ].join('');

const camera = (x: number, y: number) =>
  box(x - 19, y - 13, 38, 28, { fill: ink.navy, round: 5 }) +
  box(x - 8, y - 20, 16, 9, { fill: ink.navy, round: 2 }) +
  dot(x, y + 1, 9, ink.yellow);

/** Where to stand: eight places outside, four inside. */
export const drawPhotoMap: Drawing = (pen) => {
  const outside = [
    [656, 96],
    [360, 66],
    [64, 96],
    [48, 240],
    [64, 384],
    [360, 414],
    [656, 384],
    [676, 240],
  ] as const;
  const inside = [
    [196, 240],
    [330, 240],
    [460, 240],
    [560, 204],
  ] as const;
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    ...outside.map(([x, y]) =>
      path(`M${x} ${y}L${360 + (x - 360) * 0.55} ${240 + (y - 240) * 0.42}`, {
        stroke: ink.mist,
        line: 3,
        dash: '4 8',
      }),
    ),
    box(126, 146, 470, 188, { fill: ink.white, stroke: ink.navy, line: 3.5, round: 26 }),
    path('M548 158q24 82 0 164', { stroke: ink.navy }),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) => [
      box(150 + row * 58, 160, 42, 52, { fill: '#dfe7ed', round: 8 }),
      box(150 + row * 58, 268, 42, 52, { fill: '#dfe7ed', round: 8 }),
    ]),
    ...[...outside, ...inside].map(([x, y]) => camera(x, y)),
    pen.text('Eight outside, four inside, then the details', 360, 466, {
      anchor: 'middle',
      weight: 'display',
      size: 28,
    }),
  ].join('');
};

/** Twelve seats, two wheelchair places and the driver: fifteen people. */
export const drawSeatsForChurch: Drawing = (pen) => {
  const seat = (x: number, y: number, fill: string) =>
    box(x, y, 50, 44, { fill, stroke: ink.navy, line: 2.5, round: 9 });
  const rows = [236, 306, 376];
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    pen.text('12 seats + 2 wheelchairs + driver = 15', 28, 64, { weight: 'display', size: 33 }),
    path('M52 120H600Q676 120 676 196V304Q676 380 600 380H52Z', {
      fill: ink.white,
      stroke: ink.navy,
      line: 5,
    }),
    ...rows.flatMap((x) => [134, 182, 274, 322].map((y) => seat(x, y, ink.yellow))),
    ...[136, 270].map(
      (y) =>
        box(72, y, 136, 94, { fill: '#dbe8f8', stroke: ink.signal, line: 3, round: 6 }) +
        dot(132, y + 52, 24, 'none', ink.signal) +
        path(`M126 ${y + 16}v26h28l14 24`, { stroke: ink.signal, line: 6 }),
    ),
    seat(546, 142, ink.mist),
    dot(612, 166, 24, 'none', ink.navy),
    pen.text('Driver', 662, 232, { anchor: 'end', size: 24 }),
    box(480, 374, 74, 12, { fill: ink.signal, round: 2 }),
    pen.text('Door', 517, 420, { anchor: 'middle', size: 24 }),
    box(96, 374, 90, 12, { fill: ink.signal, round: 2 }),
    pen.text('Lift', 141, 420, { anchor: 'middle', size: 24 }),
  ].join('');
};

const road = (along: string) =>
  path(along, { stroke: ink.slate, line: 30 }) +
  path(along, { stroke: ink.yellow, line: 3, dash: '14 12' });

const sign = (pen: Pen, words: string, left: number, width: number) =>
  box(left, 206, width, 84, { fill: ink.navy, round: 8 }) +
  pen.text(words, left + width / 2, 259, {
    anchor: 'middle',
    weight: 'display',
    size: 34,
    color: ink.white,
  });

/** How many buses a loop takes: its length in minutes by the wait you promise. */
export const drawShuttleLoop: Drawing = (pen) =>
  [
    plainGround(444),
    road('M150 330V210Q150 120 240 120H480Q570 120 570 210V330'),
    road('M150 330Q150 380 200 380H520Q570 380 570 330'),
    sign(pen, 'Hotel', 34, 160),
    sign(pen, 'Terminal', 508, 178),
    placeShuttle({ x: 350, groundY: 118, width: 170, maxHeight: 90 }),
    placeShuttle({ x: 350, groundY: 378, width: 170, maxHeight: 90 }),
    pen.text('40-minute loop', 351, 184, { anchor: 'middle', size: 27 }),
    pen.text('÷ a bus every 20', 351, 222, { anchor: 'middle', size: 27 }),
    pen.text('= 2 buses on the road', 351, 260, { anchor: 'middle', size: 27 }),
  ].join('');

const fuels = [
  ['Diesel', 'tank, and one for DEF', 104, 96, ink.slate],
  ['Gasoline', 'tank in the frame', 128, 88, ink.rust],
  ['Propane', 'pressure tank', 108, 128, ink.signal],
  ['Electric', 'battery under the floor', 104, 138, ink.green],
] as const;

/** Where each fuel is carried: one cutaway, four times. Schematic. */
export const drawFourFuels: Drawing = (pen) =>
  box(0, 0, 720, 480, { fill: ink.pale, round: 0 }) +
  fuels
    .map(([words, place, from, width, color], index) => {
      const left = index % 2 === 0 ? 24 : 372;
      const top = index < 2 ? 18 : 248;
      const floor = top + 136;
      return [
        box(left, top, 324, 216, { fill: ink.white, round: 10 }),
        path(
          `M${left + 16} ${floor}V${top + 62}q0 -10 10 -10H${left + 226}q16 0 22 14l12 30h26q18 2 20 22v18Z`,
          { fill: '#e9eef2', stroke: ink.navy },
        ),
        ...[30, 78, 126, 174].map((x) =>
          box(left + x, top + 66, 38, 28, { fill: '#cfe0ec', round: 3 }),
        ),
        box(left + from, floor + 4, width, 22, {
          fill: color,
          round: words === 'Propane' ? 11 : 3,
        }),
        words === 'Diesel'
          ? box(left + from + width + 8, floor + 4, 26, 22, { fill: ink.signal, round: 3 })
          : '',
        dot(left + 76, floor + 16, 20, ink.navy, ink.white),
        dot(left + 266, floor + 16, 20, ink.navy, ink.white),
        pen.text(words, left + 20, top + 40, { weight: 'display', size: 31, color }),
        pen.text(place, left + 20, top + 202, { size: 24, weight: 'text' }),
      ].join('');
    })
    .join('');

/** Three ways to bring a bus home. */
export const drawWaysHome: Drawing = (pen) => {
  const row = (y: number, title: string, text: string) =>
    pen.text(title, 330, y - 62, { weight: 'display', size: 34 }) +
    pen.text(text, 330, y - 26, { size: 25, weight: 'text' }) +
    path(`M20 ${y + 2}H700`, { stroke: ink.mist, line: 4 });
  return [
    box(0, 0, 720, 480, { fill: ink.pale, round: 0 }),
    placeShuttle({ x: 166, groundY: 142, width: 220, maxHeight: 110 }),
    row(142, 'Drive it', 'Your driver, your license'),
    placeBus(
      'coach',
      { x: 166, groundY: 296, width: 270, maxHeight: 110 },
      { accentColor: '#0b63ce' },
    ),
    row(296, 'Have it driven', 'A drive-away company'),
    box(30, 420, 236, 14, { fill: ink.slate, round: 2 }),
    placeBus(
      'school-a',
      { x: 140, groundY: 420, width: 176, maxHeight: 86 },
      { bodyColor: '#ffc20e' },
    ),
    path('M262 434V370h26l22 30v34Z', { fill: ink.navy }),
    ...[60, 92, 124, 284].map((x) => dot(x, 440, 13, ink.navy, ink.white)),
    row(452, 'Have it carried', 'When it cannot be driven'),
  ].join('');
};

const marks = [
  ['Week 1', 'Fluids, filters', 'Tires, belts'],
  ['Month 1', 'Leaks again', 'Lift, A/C'],
  ['Month 2', 'Brakes', 'Transmission'],
  ['Month 3', 'Annual', 'inspection'],
] as const;

/** The first ninety days on one line. */
export const drawNinetyDays: Drawing = (pen) =>
  plainGround(440) +
  pen.text('The first 90 days', 28, 66, { weight: 'display', size: 38 }) +
  path('M60 250H650', { stroke: ink.navy, line: 6 }) +
  arrow(640, 250, 700, 250, ink.navy, 6) +
  marks
    .map(([when, first, second], index) => {
      const x = 104 + index * 168;
      const above = index % 2 === 0;
      const y = above ? 106 : 288;
      return (
        box(x - 84, y, 176, 112, { fill: ink.white, stroke: ink.mist, line: 2 }) +
        pen.text(when, x + 4, y + 36, { anchor: 'middle', weight: 'display', size: 29 }) +
        pen.text(first, x + 4, y + 68, { anchor: 'middle', size: 24, weight: 'text' }) +
        pen.text(second, x + 4, y + 97, { anchor: 'middle', size: 24, weight: 'text' }) +
        path(`M${x} ${above ? 218 : 250}V${above ? 250 : 288}`, { stroke: ink.navy, line: 3 }) +
        marker(pen, String(index + 1), x, 250)
      );
    })
    .join('');
