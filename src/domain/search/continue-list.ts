import type { BusSearchAnswer } from './bus-search.ts';

/** A part of a list, counted from 0. */
export interface Rows {
  offset: number;
  limit: number;
}

/** Where one went on from: the last buses of what came before, the last one first. */
export type CameBefore = readonly number[];

/** The whole list is looked through for where it goes on; nobody reads further by hand. */
const mostRows = 20_000;

/**
 * The part of a list behind what came before, also when buses were added, sold or moved meanwhile: it
 * goes on behind the remembered ones, wherever they stand now, and at the old place when none is left.
 * Whatever stands still is neither left out nor told twice.
 */
export async function continueList<Found extends { answer: BusSearchAnswer } | null>(
  { offset, limit }: Rows,
  before: CameBefore,
  ask: (rows: Rows) => Promise<Found>,
): Promise<{ found: Found; offset: number }> {
  if (before.length === 0) return { found: await ask({ offset, limit }), offset };
  const around = Math.max(0, offset - before.length);
  const near = await ask({ offset: around, limit: limit + offset - around });
  const here = near && placeBehind(near.answer.ids, before, before.length / 2);
  if (near && here !== null) return part(near, around, here, limit);
  const whole = await ask({ offset: 0, limit: mostRows });
  const there = whole && placeBehind(whole.answer.ids, before, 1);
  if (whole && there !== null) return part(whole, 0, there, limit);
  return { found: await ask({ offset, limit }), offset };
}

/** Behind the last of those that still stand together; null when there are fewer than `fewest`. */
function placeBehind(ids: readonly number[], before: CameBefore, fewest: number): number | null {
  const places = before.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
  if (places.length < fewest) return null;
  const middle = places.toSorted((a, b) => a - b)[Math.floor(places.length / 2)]!;
  // One that was edited may stand anywhere now.
  const together = places.filter((place) => Math.abs(place - middle) <= before.length);
  return Math.max(...together) + 1;
}

function part<Found extends { answer: BusSearchAnswer }>(
  found: Found,
  offset: number,
  from: number,
  limit: number,
): { found: Found; offset: number } {
  const { answer } = found;
  const cut = <Item>(items: Item[]) => items.slice(from, from + limit);
  const { ids, milesAway } = answer;
  return {
    found: {
      ...found,
      answer: { ...answer, ids: cut(ids), ...(milesAway ? { milesAway: cut(milesAway) } : {}) },
    },
    offset: offset + from,
  };
}
