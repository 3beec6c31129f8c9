import { editDistance } from './edit-distance.ts';
import { nameKey } from './name-key.ts';
import { tableRows } from './pipe-table.ts';
import { stateRows } from './states.data.ts';

type StateRegion = 'northeast' | 'southeast' | 'midwest' | 'southwest' | 'west' | 'territory';

export interface UsState {
  /** USPS code: `NJ`. */
  code: string;
  name: string;
  region: StateRegion;
}

export const usStates: readonly UsState[] = tableRows(stateRows).map(([code, name, region]) => ({
  code: code!,
  name: name!,
  region: region as StateRegion,
}));

/** By code. */
export const stateNames = Object.fromEntries(usStates.map(({ code, name }) => [code, name]));

/** What people say of states besides: these cut across the regions of the trade. */
const otherRegions = {
  'new-england': 'CT MA ME NH RI VT',
  'east-coast': 'CT DC DE FL GA MA MD ME NC NH NJ NY PA RI SC VA',
  'west-coast': 'CA OR WA',
  'gulf-coast': 'AL FL LA MS TX',
  'pacific-northwest': 'ID OR WA',
  'mid-atlantic': 'DC DE MD NJ NY PA VA WV',
  'great-lakes': 'IL IN MI MN NY OH PA WI',
  'great-plains': 'KS ND NE OK SD',
  'mountain-west': 'AZ CO ID MT NM NV UT WY',
  'deep-south': 'AL GA LA MS SC',
  'tri-state': 'CT NJ NY',
  south: 'AL AR DC DE FL GA KY LA MD MS NC OK SC TN TX VA WV',
} as const;

/** A region of the trade, or one that people say. */
export type SpokenRegion = StateRegion | keyof typeof otherRegions;

/** The codes of a region's states. */
export const statesOf = (region: SpokenRegion): string[] =>
  region in otherRegions
    ? otherRegions[region as keyof typeof otherRegions].split(' ')
    : usStates.filter((state) => state.region === region).map(({ code }) => code);

const byKey = new Map<string, string>();
for (const row of tableRows(stateRows)) {
  const [code, name, , others = ''] = row;
  for (const text of [code!, name!, ...others.split(';')]) byKey.set(nameKey(text), code!);
}
const namesByCode = new Map(usStates.map((state) => [state.code, state]));

export function findState(code: string): UsState | null {
  return namesByCode.get(code.toUpperCase()) ?? null;
}

/**
 * USPS code of a state as people write it ("NJ", "n.j.", "New Jersey", "Calif", "Pensylvania"), or
 * null. Full names tolerate one wrong letter, two from ten letters on, where a single state is nearest;
 * codes tolerate none.
 */
export function normalizeState(raw: string): string | null {
  const [first, another] = statesMeant(raw);
  return first && !another ? first.code : null;
}

/** The states that a text may stand for: two for "Akansas", from which Kansas is as near as Arkansas. */
export function statesMeant(raw: string): readonly UsState[] {
  const key = nameKey(raw.slice(0, 60));
  if (key === '') return [];
  const exact = namesByCode.get(byKey.get(key) ?? '');
  if (exact) return [exact];
  if (key.length < 5) return [];
  const allowed = key.length >= 10 ? 2 : 1;
  let nearest: UsState[] = [];
  let bestDistance = allowed;
  for (const state of usStates) {
    const distance = editDistance(key, nameKey(state.name), allowed);
    if (distance < bestDistance) nearest = [];
    if (distance > bestDistance) continue;
    bestDistance = distance;
    nearest.push(state);
  }
  return nearest;
}
