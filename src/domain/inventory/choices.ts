/**
 * The closed vocabularies of a listing: stored value → what a person reads.
 * Stored values are lower-case, stable and shared by database, import, search and API.
 */
export const listingStatuses = {
  draft: 'Draft',
  published: 'Published',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
} as const;

export const conditions = {
  new: 'New',
  used: 'Used',
  reconditioned: 'Reconditioned',
  salvage: 'Salvage',
  parts: 'Parts only',
} as const;

/** School-bus body types; in the numbering in force since May 2000. */
export const schoolTypes = {
  'A-1': 'Type A-1',
  'A-2': 'Type A-2',
  B: 'Type B',
  C: 'Type C',
  D: 'Type D',
} as const;

export const fuels = {
  diesel: 'Diesel',
  gas: 'Gasoline',
  propane: 'Propane',
  cng: 'CNG',
  electric: 'Electric',
  hybrid: 'Hybrid',
  hydrogen: 'Hydrogen',
} as const;

export const transmissions = { automatic: 'Automatic', manual: 'Manual' } as const;
export const brakes = { hydraulic: 'Hydraulic', air: 'Air' } as const;
export const suspensions = {
  spring: 'Spring',
  air: 'Air ride',
  rubber: 'Rubber (Mor-Ryde)',
} as const;
export const drives = {
  '4x2': '4×2',
  '4x4': '4×4',
  front: 'Front-wheel',
  rear: 'Rear-wheel',
} as const;
export const lifts = {
  none: 'None',
  lift: 'Lift',
  ramp: 'Ramp',
  kneeling: 'Kneeling floor',
} as const;
export const liftLocations = { front: 'Front', mid: 'Middle', rear: 'Rear' } as const;
export const luggageKinds = {
  none: 'None',
  rear: 'Rear',
  'interior-rack': 'Interior rack',
  underfloor: 'Underfloor bays',
  roof: 'Roof',
} as const;
export const airConditionings = {
  none: 'None',
  dash: 'Dash only',
  rear: 'Rear only',
  both: 'Front and rear',
  roof: 'Roof units',
  other: 'Other',
} as const;
export const seatTypes = {
  bench: 'Bench',
  'high-back': 'High-back',
  recliner: 'Reclining',
  perimeter: 'Perimeter',
  'fold-away': 'Fold-away',
} as const;
export const seatBelts = {
  none: 'None',
  '2-point': 'Lap (2-point)',
  '3-point': 'Lap and shoulder (3-point)',
  icr: 'Integrated child restraint',
} as const;
export const mileageStatuses = {
  actual: 'Actual',
  unknown: 'Unknown',
  exempt: 'Exempt',
  'not-actual': 'Not actual',
  'replaced-odometer': 'Odometer replaced',
} as const;
export const titleStatuses = {
  clean: 'Clean',
  rebuilt: 'Rebuilt',
  salvage: 'Salvage',
  'bill-of-sale': 'Bill of sale',
  none: 'None',
} as const;

export type ListingStatus = keyof typeof listingStatuses;
export type Condition = keyof typeof conditions;
export type SchoolType = keyof typeof schoolTypes;
export type Fuel = keyof typeof fuels;
export type Transmission = keyof typeof transmissions;
export type Brakes = keyof typeof brakes;
export type Suspension = keyof typeof suspensions;
export type Drive = keyof typeof drives;
export type LiftLocation = keyof typeof liftLocations;
export type Luggage = keyof typeof luggageKinds;
export type AirConditioning = keyof typeof airConditionings;
export type SeatType = keyof typeof seatTypes;
export type SeatBelts = keyof typeof seatBelts;
export type MileageStatus = keyof typeof mileageStatuses;
