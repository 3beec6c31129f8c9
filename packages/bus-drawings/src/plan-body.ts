import type { BodyStyle } from './picture-spec.ts';

/** Footprint of a body: the numbers that the floor plan shares with the side elevation, inches. */
export type PlanBody = {
  widthIn: number;
  /** Length of hood in front of the floor; 0 for flat fronts. */
  hoodIn: number;
  doors: readonly (readonly [from: number, to: number])[];
  /** Center of the driver's seat. */
  driverX: number;
  seatsFrom: number;
  seatsToStreet: number;
  seatsToCurb: number;
  /** Center of each axle, for the wheel housings. */
  axles: readonly number[];
};

/** Where floor, doors and driver are in a body of this style and length. */
export function planBody(style: BodyStyle, length: number): PlanBody {
  switch (style) {
    case 'school-a':
      return hooded(length, 94, 66, [length - 105, length - 77], [0.285, 35]);
    case 'cutaway-shuttle':
      return hooded(length, 94, 66, [length - 106, length - 77], [0.29, 35]);
    case 'school-b':
      return hooded(length, 94, 26, [length - 92, length - 62], [0.28, 37]);
    case 'commercial': {
      const body = hooded(length, 96, 64, [length - 100, length - 71], [0.265, 39]);
      return { ...body, doors: [...body.doors, [length * 0.43, length * 0.43 + 31]] };
    }
    case 'school-c':
      return hooded(length, 96, 64, [length - 100, length - 71], [0.265, 39]);
    case 'mid-size-shuttle':
      return hooded(length, 96, 64, [length - 106, length - 76], [0.27, 39]);
    case 'skoolie':
      return length < 300
        ? hooded(length, 94, 66, [length - 105, length - 77], [0.285, 35])
        : hooded(length, 96, 64, [length - 100, length - 71], [0.265, 39]);
    case 'limo-bus':
      return length < 320
        ? hooded(length, 96, 66, [length - 106, length - 77], [0.29, 35])
        : hooded(length, 96, 64, [length - 106, length - 76], [0.27, 39]);
    case 'school-d':
      return flat(length, 96, [[length - 49, length - 19]], [length * 0.265, length - 80]);
    case 'coach':
    case 'conversion':
      return flat(length, 102, [[length - 49, length - 20]], coachAxles(length));
    case 'mini-coach':
      return flat(length, 100, [[length - 49, length - 20]], [length * 0.245, length - 76]);
    case 'transit': {
      const drive = Math.max(92, length * 0.235);
      return flat(
        length,
        102,
        [
          [length - 52, length - 13],
          [drive + 46, drive + 94],
        ],
        [drive, length - 88],
      );
    }
    case 'double-decker':
      return flat(
        length,
        100,
        [[length - 50, length - 14]],
        [Math.max(84, length * 0.235), length - 90],
      );
    case 'trolley': {
      const front = length - 58;
      const body = flat(length, 96, [[front - 62, front - 30]], [length * 0.255, front]);
      return {
        ...body,
        driverX: length - 36,
        seatsToStreet: length - 56,
        seatsToCurb: length - 40,
      };
    }
    case 'van': {
      const body = flat(length, 78, [[length - 136, length - 84]], [length * 0.235, length - 38]);
      return {
        ...body,
        hoodIn: 40,
        driverX: length - 76,
        seatsToStreet: length - 96,
        seatsToCurb: length - 96,
      };
    }
  }
}

function hooded(
  length: number,
  widthIn: number,
  hoodIn: number,
  door: readonly [number, number],
  [rearShare, frontBack]: readonly [number, number],
): PlanBody {
  return {
    widthIn,
    hoodIn,
    doors: [door],
    driverX: (door[0] + door[1]) / 2 + 2,
    seatsFrom: 12,
    seatsToStreet: door[0] - 3,
    seatsToCurb: door[0] - 3,
    axles: [length * rearShare, length - frontBack],
  };
}

function flat(
  length: number,
  widthIn: number,
  doors: PlanBody['doors'],
  axles: readonly number[],
): PlanBody {
  return {
    widthIn,
    hoodIn: 0,
    doors,
    driverX: length - 40,
    seatsFrom: 12,
    seatsToStreet: length - 62,
    seatsToCurb: length - 62,
    axles,
  };
}

const coachAxles = (length: number) =>
  length < 510 ? [length * 0.245, length - 76] : [length * 0.285 - 48, length * 0.285, length - 76];
