/** Who wants to ride. */
export interface Group {
  /** All of them, without the driver. */
  riders: number;
  /** Those of them who ride in a wheelchair. */
  wheelchairs: number;
  /** School benches seat three children where two adults sit. */
  areChildren: boolean;
}

export const mostRiders = 120;
export const mostWheelchairs = 30;
/** Lists know of every bus how large a group it takes with none to so many wheelchairs. */
export const mostListedWheelchairs = 6;

export type GroupFault = 'missing' | 'no-whole-number' | 'too-many' | 'more-than-riders';

/** A group as it was typed: read, or what is wrong with which field. */
export type ReadGroup =
  | { is: 'group'; group: Group }
  | { is: 'wrong'; riders: GroupFault | null; wheelchairs: GroupFault | null };

/** Blanks around a figure are forgiven; no wheelchairs may be left empty. */
export function readGroup(typed: {
  riders: string;
  wheelchairs: string;
  areChildren?: boolean;
}): ReadGroup {
  const riders = wholeNumber(typed.riders, mostRiders);
  const wheelchairs = wholeNumber(typed.wheelchairs.trim() || '0', mostWheelchairs);
  const isNobody = riders === 0;
  if (typeof riders === 'string' || typeof wheelchairs === 'string' || isNobody) {
    return {
      is: 'wrong',
      riders: isNobody ? 'missing' : typeof riders === 'string' ? riders : null,
      wheelchairs: typeof wheelchairs === 'string' ? wheelchairs : null,
    };
  }
  if (wheelchairs > riders) return { is: 'wrong', riders: null, wheelchairs: 'more-than-riders' };
  return { is: 'group', group: { riders, wheelchairs, areChildren: typed.areChildren ?? false } };
}

function wholeNumber(text: string, most: number): number | GroupFault {
  const digits = text.trim();
  if (digits === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'no-whole-number';
  const figure = Number(digits);
  return figure > most ? 'too-many' : figure;
}
