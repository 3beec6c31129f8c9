import type { PlanBody } from './plan-body.ts';
import type { BodyStyle } from './picture-spec.ts';
import { num } from './shapes.ts';

/** One-point perspective into a cabin. Inches in, pixels out; x as in plans, z above the floor. */
export type Room = {
  widthIn: number;
  eyeIn: number;
  /** Pixel position of a point; `scale` is pixels per inch at that depth. */
  project: (x: number, y: number, z: number) => { px: number; py: number; scale: number };
  /** Path data of a flat polygon in space. */
  face: (corners: readonly (readonly [x: number, y: number, z: number])[]) => string;
};

const FOCAL_PX = 700;
const CENTER_X = 600;
const HORIZON_Y = 318;
const NEAREST_IN = 16;
const EYE_IN = 61;

/** The camera stands in the aisle beside the driver, looking to the rear. */
export function createRoom(body: PlanBody): Room {
  const cameraX = Math.max(body.seatsToStreet, body.seatsToCurb) + 62;
  const widthIn = body.widthIn;
  const project: Room['project'] = (x, y, z) => {
    const scale = FOCAL_PX / Math.max(NEAREST_IN, cameraX - x);
    return {
      px: CENTER_X + (y - widthIn / 2) * scale,
      py: HORIZON_Y + (EYE_IN - z) * scale,
      scale,
    };
  };
  const face: Room['face'] = (corners) =>
    `${corners
      .map(([x, y, z], index) => {
        const { px, py } = project(x, y, z);
        return `${index === 0 ? 'M' : 'L'}${num(px)} ${num(py)}`;
      })
      .join('')}Z`;
  return { widthIn, eyeIn: EYE_IN, project, face };
}

export type Trim = {
  heightIn: number;
  windowPitchIn: number;
  sillIn: number;
  glassTopIn: number;
  racks: boolean;
  rearDoor: boolean;
};

/** How the cabin of a body style is finished. */
export function trimOf(style: BodyStyle): Trim {
  if (style.startsWith('school'))
    return {
      heightIn: 74,
      windowPitchIn: 28.5,
      sillIn: 32,
      glassTopIn: 57,
      racks: false,
      rearDoor: true,
    };
  if (style === 'coach' || style === 'mini-coach')
    return {
      heightIn: 77,
      windowPitchIn: 64,
      sillIn: 27,
      glassTopIn: 60,
      racks: true,
      rearDoor: false,
    };
  if (style === 'transit' || style === 'double-decker')
    return {
      heightIn: 78,
      windowPitchIn: 55,
      sillIn: 32,
      glassTopIn: 64,
      racks: false,
      rearDoor: false,
    };
  if (style === 'van')
    return {
      heightIn: 72,
      windowPitchIn: 48,
      sillIn: 27,
      glassTopIn: 54,
      racks: false,
      rearDoor: true,
    };
  if (style === 'trolley')
    return {
      heightIn: 78,
      windowPitchIn: 31,
      sillIn: 28,
      glassTopIn: 60,
      racks: false,
      rearDoor: false,
    };
  return {
    heightIn: 76,
    windowPitchIn: 38,
    sillIn: 29,
    glassTopIn: 60,
    racks: false,
    rearDoor: true,
  };
}
