/**
 * What is stored with a picture that nobody described: English, as everything that is stored, and
 * made in one way, so that pages can tell these words from a person's and say them in their language.
 */
export const photoOf = (vehicle: string): string => `Photo of the ${vehicle}`;

/** `color` as it is written in a sentence: "silver". */
export const sideViewOf = (vehicle: string, color: string | null): string =>
  `Side view drawing of a ${vehicle}${color ? `, ${color}` : ''}`;

/** `seats` as `capacityLine` writes them. */
export const floorPlanOf = (vehicle: string, seats: string | null): string =>
  `Floor plan drawing of a ${vehicle}${seats ? `: ${seats}` : ''}`;

export type PictureWords =
  | { shows: 'photo'; vehicle: string }
  | { shows: 'side'; vehicle: string; color: string | null }
  | {
      shows: 'floor';
      vehicle: string;
      passengers: number | null;
      wheelchairPositions: number | null;
    };

/** The parts of words that were made here; null for a person's own. */
export function readPictureWords(text: string): PictureWords | null {
  const photo = /^Photo of the (.+)$/.exec(text);
  if (photo) return { shows: 'photo', vehicle: photo[1]! };
  const side = /^Side view drawing of a (.+?)(?:, ([a-z ]+))?$/.exec(text);
  if (side) return { shows: 'side', vehicle: side[1]!, color: side[2] ?? null };
  const floor =
    /^Floor plan drawing of a (.+?)(?:: (?:(\d+) passengers?)?(?: \+ )?(?:(\d+) wheelchair)?)?$/.exec(
      text,
    );
  if (!floor) return null;
  const [, vehicle = '', passengers, places] = floor;
  return {
    shows: 'floor',
    vehicle,
    passengers: passengers ? Number(passengers) : null,
    wheelchairPositions: places ? Number(places) : null,
  };
}
