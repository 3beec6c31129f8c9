import { msg, t } from '@lingui/core/macro';
import type { BusSize } from '#domain/costs/bus-size.ts';
import type { CostKey, CostSum, WhyMissing } from '#domain/costs/cost-line.ts';
import {
  rateKeys,
  rateTable,
  type CostRates,
  type RateKey,
  type RateUnit,
} from '#domain/costs/cost-rates.ts';
import {
  kilometersInMile,
  sayDecimal,
  sayDollars,
  sayExactDollars,
  sayList,
  sayLongDate,
  sayMeasure,
  sayTenths,
  unitsOfLanguage,
} from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';

const names: Record<CostKey, Message> = {
  price: msg`Price`,
  tax: msg`Sales tax`,
  tags: msg`Title and tags`,
  delivery: msg`Delivery`,
  driver: msg`Driver`,
  nights: msg`Nights on the way`,
  'delivery-fuel': msg`Fuel or electricity on the way`,
  return: msg`The driver’s way back`,
  haul: msg`Hauling`,
  service: msg`First service`,
  fuel: msg`Fuel or electricity, a year`,
  upkeep: msg`Upkeep and tires, a year`,
};

/** What a line of the costs is called. */
export const costName = (key: CostKey): string => say(names[key]);

const reasons: Record<WhyMissing, Message> = {
  'no-price': msg`The price is not stated; ask us.`,
  'not-typed': msg`Not typed, so not counted.`,
  'no-place': msg`Type where it goes to.`,
  'bus-place': msg`We do not know well enough where it stands.`,
  'no-road': msg`No road goes there; ask us about a ship.`,
  'no-fuel': msg`We do not know its fuel.`,
  'fuel-without-rate': msg`We have no figure for this fuel.`,
  'no-size': msg`We do not know its length, weight or seats.`,
};

/** Why a line has no figure. */
export const whyMissing = (why: WhyMissing): string => say(reasons[why]);

const sizeNames: Record<BusSize, Message> = {
  small: msg`small: up to 26 feet and 14,500 pounds`,
  medium: msg`mid-size: up to 35 feet and 26,000 pounds`,
  large: msg`large: over 35 feet or 26,000 pounds`,
};

/** "mid-size: up to 35 feet and 26,000 pounds" */
export const sizeName = (size: BusSize): string => say(sizeNames[size]);

/** "11 milles au gallon (21,4 L/100 km)": as we count, and for metric readers in their own units. */
export const withMetric = (figure: string, metric: () => string): string =>
  unitsOfLanguage() === 'metric' ? `${figure} (${metric()})` : figure;

/** Liters on a hundred kilometers, of a car that goes one mile on a gallon. */
const litersOfGallon = 235.215;

/** "$0.85 a mile" */
function sayAmount(amount: number, unit: RateUnit): string {
  const dollars = sayExactDollars(amount);
  const figure = sayDecimal(amount);
  switch (unit) {
    case 'times':
      return figure;
    case 'dollars':
      return sayDollars(amount * 100);
    case 'dollars-a-mile':
      return withMetric(
        t`${dollars} a mile`,
        () => t`${{ dollars: sayExactDollars(round(amount / kilometersInMile)) }} a kilometer`,
      );
    case 'dollars-a-gallon':
      return t`${dollars} a gallon`;
    case 'dollars-a-kwh':
      return t`${dollars} a kWh`;
    case 'miles-a-day':
      return withMetric(t`${figure} miles a day`, () =>
        sayMeasure(amount, 'mile', 'metric', 'rough'),
      );
    case 'miles-a-gallon':
      return withMetric(
        t`${figure} miles a gallon`,
        () => t`${{ liters: sayTenths(litersOfGallon / amount) }} L/100 km`,
      );
    case 'kwh-a-mile':
      return withMetric(
        t`${figure} kWh a mile`,
        () => t`${{ figure: sayDecimal(round(amount / kilometersInMile)) }} kWh a kilometer`,
      );
    case 'percent':
      return t`${figure}%`;
  }
}

const round = (amount: number) => Math.round(amount * 100) / 100;

/** The day on which most of our own assumptions were set, which a page says once; null when all rates have a source. */
export function assumedOn(rates: CostRates): string | null {
  const own = rateKeys.map((key) => rates[key]).filter(({ source }) => source === null);
  const byDay = [...Map.groupBy(own, ({ setOn }) => sayLongDate(setOn))];
  return byDay.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

/** "Driver: $0.85 a mile", for an assumption of the day that the page says once; else with its source and day. */
export function sayRate(key: RateKey, rates: CostRates, assumed = assumedOn(rates)): string {
  const { name, unit } = rateTable[key];
  const { amount: figure, source, setOn } = rates[key];
  const rate = say(name);
  const amount = sayAmount(figure, unit);
  const day = sayLongDate(setOn);
  if (source === null && day === assumed) return t`${{ name: rate }}: ${{ value: amount }}`;
  return source === null
    ? t`${rate}: ${amount} (our own assumption, set on ${day})`
    : t`${rate}: ${amount} (source: ${source}; set on ${day})`;
}

/** "$54,050", or why there is none. */
export const saySum = ({ cents }: CostSum): string =>
  cents === null ? t`Not known` : sayDollars(cents);

/** What a sum leaves out; null where it is whole. */
export function sayWithout({ without }: CostSum): string | null {
  if (without.length === 0) return null;
  const left = sayList(without.map(costName));
  return t`Not in it: ${left}.`;
}
