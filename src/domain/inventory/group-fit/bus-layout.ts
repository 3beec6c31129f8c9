import type { BusListing } from '../bus-listing.ts';
import type { BusDetails } from '../bus-listing.ts';
import type { LiftLocation } from '../choices.ts';

/** How wheelchairs come in. A floor that kneels says of neither lift nor ramp. */
type Boarding = 'lift' | 'ramp' | 'none' | 'unknown';

/** What a listing states of the room in its bus; null is not stated. */
export interface BusLayout {
  kind: BusDetails['category'];
  ratedSeats: number | null;
  adultSeats: number | null;
  rowCount: number | null;
  /** Wheelchair places, beside the seats: "12+2" is twelve seats and two places. */
  places: number | null;
  boarding: Boarding;
  boardingAt: LiftLocation | null;
  lengthIn: number | null;
  acrossIn: number | null;
  /** `school`: benches rated for three children, where two adults sit. */
  seating: 'school' | 'rows' | 'perimeter' | 'fold-away';
  hasRestroom: boolean;
  hasRearLuggage: boolean;
  /** The engine stands ahead of the windshield. */
  hasHood: boolean;
}

type Stated = Pick<
  BusListing,
  | 'category'
  | 'schoolType'
  | 'passengers'
  | 'passengersAdult'
  | 'rows'
  | 'wheelchairPositions'
  | 'lift'
  | 'liftLocation'
  | 'lengthIn'
  | 'widthIn'
  | 'seatType'
  | 'restroom'
  | 'luggage'
>;

const flatFronts: ReadonlySet<string | null> = new Set([
  'coach',
  'mini-coach',
  'transit',
  'trolley',
  'double-decker',
  'electric',
]);

/** The one place that knows which fields say how much room there is. */
export function layoutOf(listing: Stated): BusLayout {
  const { category, lift } = listing;
  return {
    kind: category,
    ratedSeats: listing.passengers,
    adultSeats: listing.passengersAdult,
    rowCount: listing.rows,
    places: listing.wheelchairPositions,
    boarding: lift === null || lift === 'kneeling' ? 'unknown' : (lift as Boarding),
    boardingAt: listing.liftLocation as LiftLocation | null,
    lengthIn: listing.lengthIn,
    acrossIn: listing.widthIn,
    seating: seatingOf(listing),
    hasRestroom: listing.restroom === true,
    hasRearLuggage: listing.luggage === 'rear',
    hasHood: !flatFronts.has(category) && listing.schoolType !== 'D',
  };
}

function seatingOf({ category, seatType }: Stated): BusLayout['seating'] {
  if (seatType === 'perimeter' || seatType === 'fold-away') return seatType;
  const isSchool = category === 'school' || category === 'school-activity';
  return isSchool && (seatType === null || seatType === 'bench') ? 'school' : 'rows';
}
