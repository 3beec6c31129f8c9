import { brightness, darken } from './color.ts';
import { liftDoor, roofUnit } from './fittings.ts';
import { drawTypeA, drawTypeC } from './school-bus.ts';
import { box, fill, panel, polygon, segment, stroke } from './shapes.ts';
import type { VehicleDrawer } from './vehicle.ts';

const SHORT_BUS_IN = 300;

/** A school bus made into a home: new paint, some windows plated, roof deck, solar, stove pipe. */
export const drawSkoolie: VehicleDrawer = (spec, lengthIn, paint) => {
  const short = lengthIn < SHORT_BUS_IN;
  const livery = {
    railColor: darken(paint.body, brightness(paint.body) > 0.4 ? 0.3 : 0.6),
    schoolService: false,
    plated: (index: number, count: number) =>
      index === 1 || (count > 6 && index === 2) || (count > 9 && index === count - 5),
  };
  const base = short
    ? drawTypeA(spec, lengthIn, paint, livery)
    : drawTypeC(spec, lengthIn, paint, livery);
  const roof = base.heightIn - 3;
  const deckFrom = lengthIn * 0.07;
  const deckTo = lengthIn * (short ? 0.36 : 0.34);
  return {
    ...base,
    heightIn: roof + 22,
    art: [
      base.art,
      roofDeck(deckFrom, deckTo, roof),
      solar(deckTo + 12, lengthIn * (short ? 0.56 : 0.66), roof),
      stovePipe(lengthIn * (short ? 0.4 : 0.69), roof),
      awning(lengthIn * 0.3, lengthIn * (short ? 0.55 : 0.62), roof - 17),
    ].join(''),
  };
};

function roofDeck(from: number, to: number, roof: number): string {
  const posts = [0, 0.25, 0.5, 0.75, 1]
    .map((share) =>
      segment(from + (to - from) * share, roof + 2, from + (to - from) * share, roof + 19),
    )
    .join('');
  return [
    panel(box(from - 3, roof + 1, to + 3, roof + 4.4, 1), '#9a6b3d', '#5e3f20', 0.6),
    stroke(posts, '#3a434b', 1.6),
    stroke(
      segment(from, roof + 19, to, roof + 19) + segment(from, roof + 11.5, to, roof + 11.5),
      '#3a434b',
      1.4,
    ),
  ].join('');
}

function solar(from: number, to: number, roof: number): string {
  const count = Math.max(1, Math.round((to - from) / 42));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) =>
    panel(
      box(from + index * step + 1, roof + 1.6, from + (index + 1) * step - 2, roof + 4.8),
      '#23364f',
      '#8fa2b5',
      0.7,
    ),
  ).join('');
}

const stovePipe = (x: number, roof: number) =>
  panel(box(x - 2, roof - 3, x + 2, roof + 13), '#5b6670', '#323b43', 0.6) +
  panel(
    polygon([
      [x - 4, roof + 13],
      [x, roof + 17],
      [x + 4, roof + 13],
    ]),
    '#3d474f',
    '#22292f',
    0.6,
  );

const awning = (from: number, to: number, y: number) =>
  panel(box(from, y, to, y + 4.6, 2.2), '#e8ebec', '#79848c', 0.7) +
  stroke(segment(from + 3, y + 1.6, to - 3, y + 1.6), '#9da8b0', 0.8);

/** Crew, medical, library and command bodies: a conventional with few windows and service doors. */
export const drawCommercial: VehicleDrawer = (spec, lengthIn, paint) => {
  const livery = {
    railColor: paint.accent,
    schoolService: false,
    plated: (index: number, count: number) => index % 3 !== 1 && index < count - 2,
  };
  const base = drawTypeC({ ...spec, lift: false }, lengthIn, paint, livery);
  const doorLeft = lengthIn * 0.43;
  return {
    ...base,
    heightIn: 134,
    art: [
      base.art,
      fill(box(6, 49, lengthIn - 106, 63), paint.accentFill),
      fill(box(6, 45.4, lengthIn - 106, 46.6), paint.accent, 0.8),
      spec.lift ? liftDoor(14, 30, 60, 103, 73, 99, paint, false) : '',
      panel(box(doorLeft, 20, doorLeft + 31, 101, 2), paint.bodyFill, paint.seam, 1),
      fill(box(doorLeft + 7, 74, doorLeft + 24, 96, 2), '#566f82') +
        fill(box(doorLeft + 7, 74, doorLeft + 24, 96, 2), 'url(#glare)'),
      fill(box(doorLeft + 25, 58, doorLeft + 27.4, 66, 1), paint.trim),
      panel(box(doorLeft + 1, 13, doorLeft + 30, 17, 1), '#8d979f', '#4c565e', 0.6),
      roofUnit(lengthIn * 0.12, lengthIn * 0.12 + 44, 122, 9),
      roofUnit(lengthIn * 0.46, lengthIn * 0.46 + 44, 122, 9),
    ].join(''),
  };
};
