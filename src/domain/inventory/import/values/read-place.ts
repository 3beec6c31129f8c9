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

/** A state, or a whole place in the state column: "NJ", "New Jersey", "Chicago, IL 60605". */
export function readPlace(text: string): CellReading<PlaceReading> {
  if (saysUnknown(text)) return unknown;
  const whole = normalizeState(text);
  if (whole) return known({ city: null, state: whole, zip: null });
  const match = /^(?:(.{2,60}?)[,\s]+)?([a-z. ]{2,20}?)(?:[,\s]+(\d{5}(?:-\d{4})?))?$/iu.exec(
    text.replace(/\s+/gu, ' ').replace(/,? ?(usa|united states|u\.s\.a?\.?)$/iu, ''),
  );
  const state = match ? normalizeState(match[2]!.trim()) : null;
  if (match && state)
    return known({
      city: match[1] ? calmCase(match[1].trim()) : null,
      state,
      zip: match[3] ?? null,
    });
  const comma = text.lastIndexOf(',');
  const after = comma > 0 ? normalizeState(text.slice(comma + 1).replace(/\d{5}.*$/, '')) : null;
  if (after)
    return known({
      city: calmCase(text.slice(0, comma).trim()),
      state: after,
      zip: /\d{5}/.exec(text.slice(comma))?.[0] ?? null,
    });
  const meant = statesMeant(text).map(({ name }) => name);
  return problem(meant.length > 1 ? `may be ${meant.join(' or ')}` : 'is not a US state');
}
