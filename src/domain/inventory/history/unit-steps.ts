import type { FieldKey } from '../fields/bus-fields.ts';
import type { FieldStep, UnitStep } from './listing-history.ts';
import type { RecordedFacts, RecordedUnit } from './recorded-facts.ts';

/** What the page of a lot tells of a unit, under the field of a listing that says the same. */
const told: readonly [
  keyof RecordedUnit & ('vin' | 'mileageMiles' | 'color' | 'condition'),
  FieldKey,
][] = [
  ['vin', 'vin'],
  ['mileageMiles', 'mileageMiles'],
  ['color', 'colorExterior'],
  ['condition', 'description'],
];

/** How the units of a lot differ between two moments, by their numbers. */
export function unitSteps(before: RecordedFacts, after: RecordedFacts): UnitStep[] {
  const numbers = new Set([...before.units.keys(), ...after.units.keys()]);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .flatMap((number) => stepOf(number, before, after) ?? []);
}

function stepOf(number: number, before: RecordedFacts, after: RecordedFacts): UnitStep | null {
  const [was, is] = [before.units.get(number), after.units.get(number)];
  if (!was || !is) {
    return { number, move: is ? 'added' : 'removed', fields: [], pictures: false };
  }
  const fields = told
    .map(([own, key]): FieldStep => ({ key, before: was[own], after: is[own] }))
    .concat({ key: 'priceCents', before: asked(was, before), after: asked(is, after) })
    .filter((field) => field.before !== field.after)
    // What a sold one brought is not told, and that it has no price any more is no news.
    .filter(({ key }) => key !== 'priceCents' || (was.state !== 'sold' && is.state !== 'sold'));
  const move = was.state === is.state ? null : is.state;
  const pictures = was.pictures.join() !== is.pictures.join();
  return move || fields.length > 0 || pictures ? { number, move, fields, pictures } : null;
}

const asked = ({ priceCents }: RecordedUnit, { details }: RecordedFacts) =>
  priceCents ?? details.priceCents;
