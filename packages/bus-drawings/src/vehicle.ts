import type { Paint } from './paint.ts';
import type { BusPictureSpec } from './picture-spec.ts';
import type { Wheel } from './wheels.ts';

/** A bus drawn in inches: the parts that the scene needs to place it. */
export type Vehicle = {
  /** Highest point above the ground, with everything on the roof. */
  heightIn: number;
  /** Where the side wall ends and the roof begins. */
  roofLineIn: number;
  /** How far mirrors and bumpers reach past 0 and past the length: an inch unless told. */
  rearOverhangIn?: number;
  frontOverhangIn?: number;
  wheels: readonly Wheel[];
  /** SVG elements in bus inches (y already turned), painted with the ids of `paintDefs`. */
  art: string;
};

export type VehicleDrawer = (spec: BusPictureSpec, lengthIn: number, paint: Paint) => Vehicle;
