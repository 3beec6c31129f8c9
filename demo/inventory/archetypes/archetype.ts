import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Brakes, Drive, Fuel, SchoolType, Suspension } from '#domain/inventory/choices.ts';
import type { EquipmentKind } from '../equipment.ts';
import type { PriceKind } from '../prices.ts';

/** An engine and gearbox that were sold together, in the model years `from` to `to`. */
export interface Powertrain {
  from: number;
  to: number;
  fuel: Fuel;
  engine: string;
  gearbox: string | null;
  manual?: boolean;
  weight?: number;
}

/** What the body stands on. Make and model are null when one maker builds the whole bus. */
export interface Chassis {
  make: string | null;
  model: string | null;
  /** First three VIN characters; null where the maker's are not known. */
  wmi: string | null;
  brakes: Brakes;
  suspension: Suspension;
  drive: Drive;
  powertrains: readonly Powertrain[];
}

/** One length a model was built in, with the seats that fit without a lift. */
export interface Size {
  lengthFt: number;
  seats: number;
  gvwrLb: number;
  rows?: number;
  windows?: number;
  /** School rating: seats are counted three to a bench, so adults are four to a row. */
  threeAbreast?: boolean;
  years?: readonly [from: number, to: number];
  weight?: number;
}

export interface Build {
  chassis: Chassis;
  sizes: readonly Size[];
  years?: readonly [from: number, to: number];
  weight?: number;
}

/** A model as it comes to the used market: what it was built as, costs and looks like. */
export interface Archetype {
  category: CategorySlug;
  schoolType?: SchoolType;
  make: string;
  model: string;
  /** Model years offered; a narrower window than the model was built in, by what is really sold. */
  years: readonly [from: number, to: number];
  weight: number;
  builds: readonly Build[];
  equipment: EquipmentKind;
  price: PriceKind;
  /** Dearer (above 1) or cheaper than the usual bus of its price kind. */
  priceFactor?: number;
  milesPerYear: readonly [low: number, high: number];
  widthIn: number;
  heightIn: number;
  headroomIn: number;
  /** How a wheelchair gets in, where this model differs from its equipment kind. */
  access?: 'lift' | 'ramp' | 'none';
  /** What it was converted to or used for; feeds the description of specialty buses. */
  use?: string;
}

export function powertrain(
  years: readonly [from: number, to: number],
  fuel: Fuel,
  engine: string,
  gearbox: string | null,
  weight = 1,
): Powertrain {
  return { from: years[0], to: years[1], fuel, engine, gearbox, weight };
}

export function size(lengthFt: number, seats: number, gvwrLb: number): Size {
  return { lengthFt, seats, gvwrLb };
}

/** An integral bus: no separate chassis maker. */
export function integral(
  wmi: string | null,
  brakes: Brakes,
  suspension: Suspension,
  powertrains: readonly Powertrain[],
): Chassis {
  return { make: null, model: null, wmi, brakes, suspension, drive: '4x2', powertrains };
}
