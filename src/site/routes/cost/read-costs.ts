import { msg } from '@lingui/core/macro';
import {
  costBeginning,
  costFields,
  readCostForm,
  type CostAnswers,
  type CostField,
} from '#domain/costs/cost-form.ts';
import { errorsOf, type FieldError, type Typed } from '#domain/forms/read-form.ts';
import type { Places } from '#domain/locations/place.ts';
import { readNear } from '#domain/search/near.ts';
import { whereabouts, type NearPlace, type PlaceDoubt } from '#domain/search/whereabouts.ts';

/** What an address asks about costs. */
export interface CostQuestion {
  /** As typed, with what the form begins with where an address says nothing. */
  typed: Typed<CostField>;
  answers: CostAnswers;
  /** Where the bus goes to; null where none is told, or none that we know. */
  place: NearPlace | null;
  errors: readonly FieldError<CostField>[];
  /** Something was asked. */
  asked: boolean;
}

const longestValue = 200;
const unknownPlace = msg`We do not know this place. Type five digits, such as 08067, or a town and its state.`;

const twoPlaces = msg`This ZIP is in another state: type the ZIP alone, or the town and its state.`;

const severalTowns = msg`There are several towns of that name: add the state, or type the ZIP.`;

/** Reads the form of costs from an address; a slip is told and not counted. */
export function readCosts(parameters: URLSearchParams, places: Places | null): CostQuestion {
  const given = costFields.flatMap(({ name }) => {
    const value = parameters.get(name)?.slice(0, longestValue);
    return value === undefined ? [] : [[name, value] as const];
  });
  const typed: Typed<CostField> = { ...costBeginning, ...Object.fromEntries(given) };
  const { answers, place: name, faults } = readCostForm(typed);
  const near = name === null ? null : readNear(new URLSearchParams({ near: name }));
  const { place: found, doubt } = whereabouts(near, {}, places);
  // Money is not reckoned by a guess.
  const place = doubt ? null : found;
  if (name !== null && !place) faults.set('zip', faultOf(doubt));
  return { typed, answers, place, errors: errorsOf(costFields, faults), asked: given.length > 0 };
}

function faultOf(doubt: PlaceDoubt | null) {
  if (doubt?.kind === 'which-town') return severalTowns;
  return doubt?.kind === 'unknown' && doubt.as === 'two-places' ? twoPlaces : unknownPlace;
}
