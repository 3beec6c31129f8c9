import { msg, plural, t } from '@lingui/core/macro';
import { roundMiles } from '#domain/locations/distance.ts';
import type { Miss } from '#domain/search/closeness.ts';
import { adultsAttribute } from '#domain/search/group-choice.ts';
import { listFilters } from '#domain/search/list-filters.ts';
import { sayDollars, sayMeasure } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';
import { filterName, stateName } from './trade-words.ts';

/** What a bus has where something else was asked: "18 seats", "$1,500 over", "Lift not stated". */
export function missText(how: Miss): string {
  switch (how.kind) {
    case 'seats':
      return t`${plural({ count: how.figure }, { one: '# seat', other: '# seats' })}`;
    case 'adult-seats':
      return t`${plural({ count: how.figure }, { one: '# adult seat', other: '# adult seats' })}`;
    case 'wheelchair-places':
      return t`${plural({ count: how.figure }, { one: '# wheelchair place', other: '# wheelchair places' })}`;
    case 'model-year':
      return t`Model year ${{ year: String(how.figure) }}`;
    case 'price-over':
      return tooMuch(sayDollars(how.by * 100));
    case 'price-under':
      return tooLittle(sayDollars(how.by * 100));
    case 'mileage-over':
      return tooMuch(miles(Math.ceil(how.by)));
    case 'mileage-under':
      return tooLittle(miles(Math.ceil(how.by)));
    case 'miles-away':
      return t`${{ distance: miles(roundMiles(how.miles)) }} away`;
    case 'in-state':
      return t`In ${{ state: stateName(how.state) }}`;
    case 'not-stated':
      return t`${{ what: attributeName(how.what) }} not stated`;
  }
}

const miles = (count: number): string => sayMeasure(count, 'mile', undefined, 'long');
const tooMuch = (figure: string): string => t`${figure} over`;
const tooLittle = (figure: string): string => t`${figure} under`;

/** Where a filter is labelled as a question. */
const openNames: Readonly<Record<string, Message>> = {
  wheelchair: msg`Wheelchair access`,
  seatsAdult: msg`Adult seats`,
  [adultsAttribute]: msg`Adult seats`,
  wheelchairPositions: msg`Wheelchair places`,
};

function attributeName(attribute: string): string {
  const open = openNames[attribute];
  if (open) return say(open);
  const filter = listFilters.find((one) => one.attribute === attribute);
  return filter ? filterName(filter.parameter) : attribute;
}
