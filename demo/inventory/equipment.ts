import type {
  AirConditioning,
  LiftLocation,
  Luggage,
  SeatBelts,
  SeatType,
} from '#domain/inventory/choices.ts';

interface Choice<T> {
  value: T;
  weight: number;
}

/** What a kind of bus usually carries, as chances. Seat belts are decided by year in `build-bus`. */
export interface Equipment {
  /** Chance of a wheelchair lift or ramp, which of the two, and where it sits. */
  liftChance: number;
  access: 'lift' | 'ramp';
  liftLocations: readonly LiftLocation[];
  /** Seats given up for each wheelchair position. */
  seatsPerPosition: number;
  maxPositions: number;
  restroomChance: number;
  /** Where the restroom question makes no sense the listing says nothing (null). */
  restroomPossible: boolean;
  luggage: readonly Choice<Luggage | null>[];
  airConditioning: readonly Choice<AirConditioning>[];
  seatTypes: readonly SeatType[];
  olderBelts: readonly Choice<SeatBelts>[];
  newerBelts: readonly Choice<SeatBelts>[];
  /** First model year in which `newerBelts` applies. */
  beltsFrom: number;
  exterior: readonly Choice<string>[];
  interior: readonly string[];
}

const c = <T>(value: T, weight = 1): Choice<T> => ({ value, weight });

const plainColors = [c('White', 12), c('Silver', 3), c('White with blue stripe', 3), c('White with green stripe', 2), c('Black', 2), c('Blue', 1), c('Red', 1), c('Champagne', 1), c('Gray', 1.5)]; // prettier-ignore
const coachColors = [c('White', 9), c('Silver', 4), c('Black', 3), c('Dark blue', 3), c('Red', 2), c('Champagne', 1.5), c('Burgundy', 1), c('Green', 1), c('Gray', 1.5)]; // prettier-ignore
const transitColors = [c('White', 6), c('White with blue stripe', 4), c('White with green stripe', 3), c('Blue', 3), c('Green', 2), c('Red', 2), c('Silver', 1)]; // prettier-ignore
const noBelts = [c<SeatBelts>('none', 1)];

const shuttle: Equipment = {
  liftChance: 0.42, access: 'lift', liftLocations: ['rear', 'rear', 'front', 'mid'],
  seatsPerPosition: 3, maxPositions: 4, restroomChance: 0, restroomPossible: false,
  luggage: [c('none', 5), c('rear', 5), c('interior-rack', 2)],
  airConditioning: [c('both', 9), c('dash', 1), c('rear', 1)],
  seatTypes: ['high-back', 'high-back', 'recliner', 'fold-away'],
  olderBelts: [c('2-point', 7), c('none', 2)], newerBelts: [c('2-point', 6), c('3-point', 4)], beltsFrom: 2016,
  exterior: plainColors, interior: ['Gray', 'Blue', 'Gray and blue', 'Tan', 'Black'],
}; // prettier-ignore
const school: Equipment = {
  ...shuttle, liftChance: 0.2, liftLocations: ['rear', 'front'], seatsPerPosition: 4, maxPositions: 3,
  luggage: [c(null, 5), c('none', 3), c('underfloor', 1)],
  airConditioning: [c('none', 11), c('dash', 3), c('both', 5)],
  seatTypes: ['bench'],
  olderBelts: [c('none', 6), c('2-point', 3)], newerBelts: [c('none', 3), c('2-point', 3), c('3-point', 4), c('icr', 0.6)], beltsFrom: 2013,
  exterior: [c('School bus yellow', 1)], interior: ['Green', 'Gray', 'Blue', 'Brown'],
}; // prettier-ignore
const coach: Equipment = {
  ...shuttle, liftChance: 0.3, liftLocations: ['mid', 'rear'], seatsPerPosition: 4, maxPositions: 2,
  restroomChance: 0.92, restroomPossible: true,
  luggage: [c('underfloor', 1)], airConditioning: [c('both', 6), c('roof', 1)], seatTypes: ['recliner'],
  olderBelts: [c('none', 8), c('2-point', 1), c('3-point', 1)], newerBelts: [c('3-point', 1)], beltsFrom: 2017,
  exterior: coachColors, interior: ['Gray', 'Blue', 'Black', 'Burgundy', 'Tan'],
}; // prettier-ignore
const transit: Equipment = {
  ...shuttle, liftChance: 1, access: 'ramp', liftLocations: ['front'], seatsPerPosition: 0, maxPositions: 2,
  luggage: [c('none', 1)], airConditioning: [c('roof', 6), c('rear', 4), c('none', 0.5)], seatTypes: ['bench'],
  olderBelts: noBelts, newerBelts: noBelts, exterior: transitColors, interior: ['Gray', 'Blue', 'Green'],
}; // prettier-ignore

const kinds = {
  shuttle,
  school,
  activity: { ...school, liftChance: 0.16, exterior: [c('White', 9), c('Silver', 1), c('Blue', 1), c('White with blue stripe', 2), c('Red', 1)], airConditioning: [c('both', 7), c('dash', 2), c('none', 2)], olderBelts: [c('none', 3), c('2-point', 4)], newerBelts: [c('2-point', 3), c('3-point', 4), c('icr', 1.5)] }, // prettier-ignore
  coach,
  'mini-coach': { ...coach, liftChance: 0.22, restroomChance: 0.6, airConditioning: [c('both', 1), c('roof', 2)] }, // prettier-ignore
  transit,
  trolley: { ...transit, liftChance: 0.4, access: 'lift', liftLocations: ['rear'], maxPositions: 2, seatsPerPosition: 3, airConditioning: [c('none', 4), c('both', 4), c('roof', 2)], exterior: [c('Red', 5), c('Green', 4), c('Burgundy', 3), c('Red and cream', 3), c('Dark blue', 1)], interior: ['Oak', 'Wood and brass', 'Oak and green'] }, // prettier-ignore
  'double-decker': { ...transit, liftChance: 0.4, maxPositions: 1, airConditioning: [c('none', 3), c('both', 5), c('roof', 1)], seatTypes: ['high-back'], exterior: [c('Red', 8), c('White', 2), c('Blue', 2), c('Green', 1), c('Black', 1)], interior: ['Gray', 'Blue', 'Red'] }, // prettier-ignore
  limo: { ...shuttle, liftChance: 0, restroomChance: 0.25, restroomPossible: true, luggage: [c('none', 6), c('rear', 3)], airConditioning: [c('both', 1)], seatTypes: ['perimeter'], olderBelts: [c('none', 5), c('2-point', 3)], newerBelts: [c('2-point', 5), c('none', 2)], exterior: [c('Black', 9), c('White', 3), c('Silver', 1), c('Dark blue', 1)], interior: ['Black leather', 'Black and gray', 'White leather', 'Black and red'] }, // prettier-ignore
  van: { ...shuttle, liftChance: 0.14, seatsPerPosition: 3, maxPositions: 2, luggage: [c('none', 6), c('rear', 2)], airConditioning: [c('both', 8), c('dash', 2)], seatTypes: ['bench', 'high-back'], olderBelts: [c('3-point', 1)], newerBelts: [c('3-point', 1)], exterior: [c('White', 8), c('Silver', 3), c('Black', 3), c('Gray', 2), c('Blue', 1), c('Red', 1)], interior: ['Gray', 'Black', 'Tan'] }, // prettier-ignore
  conversion: { ...coach, liftChance: 0, restroomChance: 1, seatTypes: ['recliner'], airConditioning: [c('roof', 1)], olderBelts: [c('2-point', 1)], newerBelts: [c('3-point', 1)], exterior: [c('Black', 4), c('Silver', 3), c('Champagne', 3), c('White', 3), c('Dark blue', 3), c('Burgundy', 2)], interior: ['Cream leather', 'Walnut and tan', 'Black leather', 'Maple and gray'] }, // prettier-ignore
  skoolie: { ...shuttle, liftChance: 0, restroomChance: 0.8, restroomPossible: true, luggage: [c('underfloor', 3), c('roof', 3), c('none', 2)], airConditioning: [c('roof', 3), c('none', 3), c('other', 3)], seatTypes: ['bench'], olderBelts: [c('2-point', 1)], newerBelts: [c('2-point', 1)], exterior: [c('White', 4), c('Green', 3), c('Blue', 3), c('Gray', 3), c('Tan', 2), c('Teal', 2), c('School bus yellow', 1)], interior: ['Pine', 'White and oak', 'Cedar', 'Birch'] }, // prettier-ignore
  commercial: { ...shuttle, liftChance: 0.12, maxPositions: 1, restroomChance: 0.35, restroomPossible: true, luggage: [c('none', 3), c('underfloor', 2)], seatTypes: ['bench', 'high-back'], airConditioning: [c('both', 5), c('roof', 3), c('none', 1)], exterior: [c('White', 8), c('Silver', 2), c('Blue', 2), c('Gray', 2)], interior: ['Gray', 'Black', 'Tan'] }, // prettier-ignore
} satisfies Record<string, Equipment>;

export type EquipmentKind = keyof typeof kinds;

export function equipmentOf(kind: EquipmentKind): Equipment {
  return kinds[kind];
}
