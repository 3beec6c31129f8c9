/** A rectangle on the floor, in inches: from the front bumper, and from the left side, the driver's. */
export interface FloorRect {
  xIn: number;
  yIn: number;
  alongIn: number;
  acrossIn: number;
}

export type PieceKind = 'hood' | 'driver' | 'door' | 'seat' | 'place' | 'lift' | 'toilet' | 'bags';

/** What stands on the floor, or is kept clear of all else. */
export interface FloorPiece extends FloorRect {
  kind: PieceKind;
  side: 'left' | 'right' | 'both';
  /** Of a bench and a wheelchair place: for how many. */
  people: number;
}

/** A bus from above, every figure in inches. */
export interface FloorPlan {
  lengthIn: number;
  acrossIn: number;
  pieces: readonly FloorPiece[];
  /** Where people walk between the seats. */
  aisles: readonly FloorRect[];
  aisleIn: number;
  /** Clear floor that wheelchairs roll over; begins at the lift. */
  ways: readonly FloorRect[];
  /** From one row of seats to the next. */
  pitchIn: number;
  seats: number;
  places: number;
}

/** A wheelchair place as 49 CFR 38.23 has it, and how wide a way to it has to be. */
export const placeAlongIn = 48;
export const placeAcrossIn = 30;
export const wallIn = 3;
