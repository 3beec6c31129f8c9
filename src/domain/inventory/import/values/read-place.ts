import { normalizeState, statesMeant } from '../../vocabulary/states.ts';
import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';
import { calmCase } from './read-cell-text.ts';

export interface PlaceReading {
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** A US ZIP code; leading zeros that a spreadsheet dropped come back ("8067" is 08067). */
export function readZipCell(text: string): CellReading<string> {
  if (saysUnknown(text) || /^0+$/.test(text)) return unknown;
  const match = /^(\d{3,5})(?:\.0+)?(?:[- ](\d{4}))?$/.exec(text) ?? /^(\d{5})(\d{4})$/.exec(text);
  if (!match) return problem('is not a US ZIP code');
  return known(match[1]!.padStart(5, '0') + (match[2] ? `-${match[2]}` : ''));
}

const aloneZip = /^\d{5}(?:-\d{4})?$/;

/**
 * A town, or a whole place in its column: "Newark, NJ", "Atlanta GA 30301", "30301". Without a comma, a
 * ZIP code or a state's code behind it a name is all the town's: New York, Kansas City, East Texas.
 */
export function readTown(text: string): CellReading<PlaceReading> {
  if (saysUnknown(text)) return unknown;
  const asItStands = known({ city: calmCase(text), state: null, zip: null });
  if (!/,|\d{5}|\s[A-Z]{2}$/u.test(text)) return asItStands;
  const place = readPlace(text);
  if (place.value === null) return asItStands;
  const { city, state } = place.value;
  const town = city ?? (state && calmCase(text.replace(/[,\s]+[\p{L}.]+$/u, '')));
  return { ...place, value: { ...place.value, city: town } };
}

/** A state, or a whole place in the state column: "NJ", "New Jersey", "Chicago, IL 60605". */
export function readPlace(text: string): CellReading<PlaceReading> {
  if (saysUnknown(text)) return unknown;
  if (aloneZip.test(text)) return known({ city: null, state: null, zip: text });
  const whole = text.includes(',') ? null : normalizeState(text);
  if (whole) return known({ city: null, state: whole, zip: null });
  const match = /^(?:(.{2,60}?)[,\s]+)?([a-z. ]{2,20}?)(?:[,\s]+(\d{5}(?:-\d{4})?))?$/iu.exec(
    text.replace(/\s+/gu, ' ').replace(/,? ?(usa|united states|u\.s\.a?\.?)$/iu, ''),
  );
  const state = match ? normalizeState(match[2]!.trim()) : null;
  if (match && state) return withoutStreet(match[1] ?? null, state, match[3] ?? null);
  const comma = text.lastIndexOf(',');
  const after = comma > 0 ? normalizeState(text.slice(comma + 1).replace(/\d{5}.*$/, '')) : null;
  if (after)
    return withoutStreet(text.slice(0, comma), after, /\d{5}/.exec(text.slice(comma))?.[0] ?? null);
  const meant = statesMeant(text).map(({ name }) => name);
  return problem(meant.length > 1 ? `may be ${meant.join(' or ')}` : 'is not a US state');
}

/** Listings show a town and no street: whose yard it is stays with the seller. */
function withoutStreet(
  written: string | null,
  state: string,
  zip: string | null,
): CellReading<PlaceReading> {
  const street = /^(?:\d|p\.? ?o\.? ?box|lot\b).*,\s*/iu.exec(written ?? '')?.[0] ?? '';
  const city = written ? calmCase(written.slice(street.length).trim()) : null;
  return {
    value: { city, state, zip },
    problem: street === '' ? null : 'has a street, which was left out',
  };
}
