import { busCategories, type BusCategory, type CategorySlug } from './categories.ts';

/**
 * What is stored with a picture that nobody described: English, as everything that is stored, and
 * made in one way, so that pages can tell these words from a person's and say them in their language.
 */
export const photoOf = (vehicle: string): string => `Photo of the ${vehicle}`;

/** `color` as it is written in a sentence: "silver". A kind that the name says already is not said again. */
export function sideViewOf(
  vehicle: string,
  kind: BusCategory | null,
  color: string | null,
): string {
  const said = !kind || vehicle.toLowerCase().includes(kind.name.toLowerCase());
  const noun = said ? '' : ` ${nounOf(kind)}`;
  return `Side view drawing of a ${vehicle}${noun}${color ? `, ${color}` : ''}`;
}

/** "shuttle bus", but a van stays a van. */
const nounOf = ({ name }: BusCategory): string =>
  isNoun(name) ? name.toLowerCase() : `${name.toLowerCase()} bus`;

/** Whether the name of a kind can do without "bus". */
export const isNoun = (name: string): boolean => /bus|van|conversion|skoolie|coach/i.test(name);

/** `seats` as `capacityLine` writes them. */
export const floorPlanOf = (vehicle: string, seats: string | null): string =>
  `Floor plan drawing of a ${vehicle}${seats ? `: ${seats}` : ''}`;

export type PictureWords =
  | { shows: 'photo'; vehicle: string }
  | { shows: 'side'; vehicle: string; kind: CategorySlug | null; color: string | null }
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
  if (side) return { shows: 'side', ...withoutKind(side[1]!), color: side[2] ?? null };
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

function withoutKind(text: string): { vehicle: string; kind: CategorySlug | null } {
  // A mini coach is no coach.
  const [kind] = busCategories
    .filter((one) => text.endsWith(` ${nounOf(one)}`))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (!kind) return { vehicle: text, kind: null };
  return { vehicle: text.slice(0, -nounOf(kind).length - 1), kind: kind.slug };
}
