import { plural, t } from '@lingui/core/macro';
import type { LotFigures } from '#domain/inventory/lots/as-it-stands.ts';
import type { PublicUnit } from '#domain/inventory/lots/lot-unit.ts';
import { sayList, sayLongDate } from '#messages/figures.ts';

/** "Unit 3": what everybody calls one bus of a lot by. */
export const unitName = ({ number }: Pick<PublicUnit, 'number'>): string => t`Unit ${number}`;

/** "Unit 4 and Unit 7"; empty for none. */
export const unitNames = (numbers: readonly number[]): string =>
  sayList(numbers.map((number) => unitName({ number })));

/** "2013 Gillig Low Floor, Unit 3"; as it is without one. */
export const withUnit = (title: string, unit?: Pick<PublicUnit, 'number'> | null): string =>
  unit ? `${title}, ${unitName(unit)}` : title;

/** "3 of 4 are for sale. 1 is reserved." */
export function sayLot({ forSale, reserved, sold }: LotFigures): string {
  const all = forSale + reserved + sold;
  return [
    forSale === 0
      ? t`None of the ${all} is for sale at the moment.`
      : t`${plural(forSale, { one: `# of ${all} is for sale.`, other: `# of ${all} are for sale.` })}`,
    reserved > 0 && plural(reserved, { one: '# is reserved.', other: '# are reserved.' }),
    sold > 0 && plural(sold, { one: '# has been sold.', other: '# have been sold.' }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where one unit stands, and since when. */
export function sayUnitState({ state, stateAt }: Pick<PublicUnit, 'state' | 'stateAt'>): string {
  const day = stateAt === null ? '' : sayLongDate(stateAt);
  switch (state) {
    case 'for-sale':
      return t({ message: 'For sale', context: 'one bus of a lot' });
    case 'reserved':
      return t`Reserved ${day}`;
    case 'sold':
      return t`Sold ${day}`;
  }
}
